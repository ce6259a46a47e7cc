import * as account from './account';
import * as assistant from './assistant';
import * as auth from './auth';
import * as boardLists from './board-lists';
import * as boardNews from './board-news';
import * as boards from './boards';
import * as calls from './calls';
import * as chat from './chat';
import * as chatMessages from './chat-messages';
import * as chatRooms from './chat-rooms';
import * as desk from './desk';
import * as devices from './devices';
import * as disputes from './disputes';
import * as drafts from './drafts';
import type { Call, Endpoint } from './endpoint';
import * as finding from './finding';
import * as handover from './handover';
import * as help from './help';
import * as homeCheck from './home-check';
import * as identities from './identities';
import * as legal from './legal';
import * as media from './media';
import * as notificationSettings from './notification-settings';
import * as notifications from './notifications';
import * as operatorCases from './operator-cases';
import * as operatorConfirm from './operator-confirm';
import * as operatorFigures from './operator-figures';
import * as operatorPayouts from './operator-payouts';
import * as operatorQueues from './operator-queues';
import * as operatorWork from './operator-work';
import * as payments from './payments';
import * as payouts from './payouts';
import * as phone from './phone';
import * as places from './places';
import * as products from './products';
import * as questions from './questions';
import * as receipts from './receipts';
import * as repeats from './repeats';
import * as reviews from './reviews';
import * as safety from './safety';
import * as seats from './seats';
import * as system from './system';
import * as talkPictures from './talk-pictures';
import * as talkSearch from './talk-search';
import type { Send, SendCall, Topic, TopicCall } from './topic';
import * as users from './users';
import * as visit from './visit';
import * as wishes from './wishes';

/** Everything each area exports. */
const FILES = {
  auth,
  users: { ...users, ...homeCheck },
  account,
  identities,
  phone,
  boards: { ...boardLists, ...boards, ...boardNews, ...drafts, ...repeats },
  desk,
  finding,
  questions,
  chat: { ...chatRooms, ...chat, ...chatMessages, ...talkSearch },
  payments,
  handover,
  disputes,
  payouts,
  receipts,
  talkPictures,
  reviews,
  seats,
  wishes,
  products,
  assistant,
  places,
  media,
  legal,
  notifications: { ...notifications, ...notificationSettings, ...devices },
  safety,
  help,
  operator: {
    ...operatorCases,
    ...operatorQueues,
    ...operatorWork,
    ...operatorPayouts,
    ...operatorFigures,
    ...operatorConfirm,
  },
  system,
  visit,
};

/** The whole API, by area. */
export const AREAS = Object.fromEntries(
  Object.entries(FILES).map(([area, file]) => [area, pick(file, isEndpoint)]),
) as Record<keyof typeof FILES, Record<string, Endpoint>>;

export const ENDPOINTS: readonly Endpoint[] = everywhere(isEndpoint);

/** The live half: what can be subscribed to, and what can be sent. */
export const TOPICS: readonly Topic[] = everywhere(isTopic);
export const SENDS: readonly Send[] = everywhere(isSend);

type Both<Files> = (Files extends unknown ? (each: Files) => void : never) extends (each: infer All) => void
  ? All
  : never;
type Everything = Both<(typeof FILES)[keyof typeof FILES]>;
type Browser = {
  [Name in keyof Everything as Everything[Name] extends Endpoint | Topic | Send
    ? Name
    : never]: Everything[Name] extends Endpoint
    ? Call<Everything[Name]>
    : Everything[Name] extends Topic
      ? TopicCall<Everything[Name]>
      : Everything[Name] extends Send
        ? SendCall<Everything[Name]>
        : never;
};

/** Endpoints, topics and sends as the browser uses them. One without its call does not compile here. */
export const CALLS = calls satisfies Browser;

function everywhere<T>(is: (value: unknown) => value is T): T[] {
  return Object.values(FILES).flatMap((file) => Object.values(pick(file, is)));
}

function pick<T>(file: Record<string, unknown>, is: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(file).filter((entry): entry is [string, T] => is(entry[1])));
}

function isEndpoint(value: unknown): value is Endpoint {
  return has(value, 'method', 'path');
}

function isTopic(value: unknown): value is Topic {
  return has(value, 'path', 'params', 'body') && !isEndpoint(value);
}

function isSend(value: unknown): value is Send {
  return has(value, 'destination', 'body');
}

function has(value: unknown, ...names: string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
