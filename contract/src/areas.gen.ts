// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import * as account from './account';
import * as assistant from './assistant';
import * as auth from './auth';
import * as boardLists from './board-lists';
import * as boardNews from './board-news';
import * as boards from './boards';
import * as chat from './chat';
import * as chatMessages from './chat-messages';
import * as chatRooms from './chat-rooms';
import * as desk from './desk';
import * as devices from './devices';
import * as disputes from './disputes';
import * as drafts from './drafts';
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
import * as setup from './setup';
import * as system from './system';
import * as talkPictures from './talk-pictures';
import * as talkSearch from './talk-search';
import * as users from './users';
import * as visit from './visit';
import * as wishes from './wishes';

/** The files that hold endpoints, topics or sends. */
export const FILES = {
  account,
  assistant,
  auth,
  boardLists,
  boardNews,
  boards,
  chat,
  chatMessages,
  chatRooms,
  desk,
  devices,
  disputes,
  drafts,
  finding,
  handover,
  help,
  homeCheck,
  identities,
  legal,
  media,
  notificationSettings,
  notifications,
  operatorCases,
  operatorConfirm,
  operatorFigures,
  operatorPayouts,
  operatorQueues,
  operatorWork,
  payments,
  payouts,
  phone,
  places,
  products,
  questions,
  receipts,
  repeats,
  reviews,
  safety,
  seats,
  setup,
  system,
  talkPictures,
  talkSearch,
  users,
  visit,
  wishes,
};
