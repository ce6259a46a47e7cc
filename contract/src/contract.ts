import { FILES } from './areas.gen';
import * as calls from './calls/index.gen';
import type { Call, Endpoint } from './endpoint';
import type { Send, SendCall, Topic, TopicCall } from './topic';

type File = keyof typeof FILES;

/** Files that are read as part of another area; every other file is an area of its own. */
const PART_OF: Partial<Record<File, File | 'operator'>> = {
  homeCheck: 'users',
  boardLists: 'boards',
  boardNews: 'boards',
  drafts: 'boards',
  repeats: 'boards',
  chatRooms: 'chat',
  chatMessages: 'chat',
  talkSearch: 'chat',
  notificationSettings: 'notifications',
  devices: 'notifications',
  operatorCases: 'operator',
  operatorConfirm: 'operator',
  operatorFigures: 'operator',
  operatorPayouts: 'operator',
  operatorQueues: 'operator',
  operatorWork: 'operator',
};

/** The whole API, by area. */
export const AREAS: Record<string, Record<string, Endpoint>> = {};
for (const [name, file] of Object.entries(FILES)) {
  const area = PART_OF[name as File] ?? name;
  AREAS[area] = { ...AREAS[area], ...pick(file, isEndpoint) };
}

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
