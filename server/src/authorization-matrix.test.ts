import {
  type Endpoint,
  endpointPath,
  type ProductId,
  REFUSALS,
  type RefusalCode,
  type Stage,
  sendMessage,
  squareAt,
} from '@mungchi/contract';
import { ENDPOINTS, SENDS, TOPICS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockProducts } from './assistant/test-products';
import { speak } from './chat/test-rooms';
import { connectAs } from './live/test-live';
import { operatorPerson } from './operator/test-operator';
import { order, payByCard, roomIn, type TestRoom } from './payments/test-rooms';
import { sanctionPerson } from './safety/sanction-person';
import { type Person, type TestApp, testApp } from './test-app';
import { goodBody, goodQuery } from './test-calls';

const CALLERS = ['visitor', 'stranger', 'follower', 'leader', 'left', 'expired'] as const;
const EVERYBODY = [...CALLERS, 'operator', 'paused', 'banned'] as const;
type Caller = (typeof EVERYBODY)[number];

/**
 * What every call answers to everybody, in a room of the stage that is named (RECRUITING otherwise). `–`: let in; `left` was
 * a member once.
 * A new endpoint without a line fails; so does a line without an endpoint.
 */
const CALLS = `
                                                                   visitor          stranger           follower           leader             left               expired
POST   /api/auth/token                                             REFRESH_INVALID  REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID
POST   /api/auth/reissue                                           REFRESH_INVALID  REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID    REFRESH_INVALID
POST   /api/auth/logout                                            –                –                  –                  –                  –                  –
GET    /api/users/basic                                            LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users                                                  LOGIN_REQUIRED   ALREADY_SIGNED_UP  ALREADY_SIGNED_UP  ALREADY_SIGNED_UP  ALREADY_SIGNED_UP  LOGIN_REQUIRED
GET    /api/users                                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/users                                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/nickname                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/:userId                                          –                –                  –                  –                  –                  –
POST   /api/users/location                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/interest-category                                LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/reviews                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/reviews/received                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/location/demo                                    LOGIN_REQUIRED   NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          LOGIN_REQUIRED
GET    /api/group-boards                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/categories/:categoryId                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/recommend                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/search                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/search-words                              LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/like                                      LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/me                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/joined                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/:boardId                                  –                –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/:boardId/edit                             LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/group-boards                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/group-boards/:boardId                                  LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
DELETE /api/group-boards/:boardId                                  LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/group-boards/:boardId/like                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/like                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/group-boards/:boardId/join                             LOGIN_REQUIRED   –                  ALREADY_JOINED     OWN_BOARD          –                  LOGIN_REQUIRED
POST   /api/group-boards/:boardId/waitlist               RECRUITED LOGIN_REQUIRED   –                  ALREADY_JOINED     OWN_BOARD          –                  LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/waitlist                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/group-boards/:boardId/take-rest                        LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/group-boards/:boardId/cancel                           LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
GET    /api/chat/rooms                                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId                                 LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/read                            LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/mute                            LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/notifications                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/notifications/unread                                   LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/notifications/read                                     LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/notifications/settings                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/notifications/settings                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/notifications/devices                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/notifications/devices                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/notifications/devices/:deviceId                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/notifications/devices/:deviceId/test                   LOGIN_REQUIRED   DEVICE_NOT_FOUND   DEVICE_NOT_FOUND   DEVICE_NOT_FOUND   DEVICE_NOT_FOUND   LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/orders                RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOTHING_TO_PAY     NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/pay                   RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       –                  PAYMENT_FOREIGN    PAYMENT_NOT_FOUND  LOGIN_REQUIRED
PATCH  /api/chat/rooms/:chatRoomId/seats                           LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/hand-on               RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/hand-on               RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/change                RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_ASKED          NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/nudges/:targetParticipantId RECRUITED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/pay-by                RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/buy-by                PAYING    LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         BUY_BY_EARLY       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/payments/webhook                                       –                –                  –                  –                  –                  –
GET    /api/chat/rooms/:chatRoomId/ledger                RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
PATCH  /api/chat/rooms/:chatRoomId/purchase-complete     PAYING    LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId/receipts              PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/receipts              PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/trade-complete        PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/disputes              PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId/disputes              PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
PATCH  /api/chat/rooms/:chatRoomId/disputes/:disputeId/accept PURCHASED LOGIN_REQUIRED NOT_A_MEMBER    NOT_LEADER         DISPUTE_NOT_FOUND  NOT_A_MEMBER       LOGIN_REQUIRED
PATCH  /api/chat/rooms/:chatRoomId/disputes/:disputeId/contest PURCHASED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         DISPUTE_NOT_FOUND  NOT_A_MEMBER       LOGIN_REQUIRED
PATCH  /api/chat/rooms/:chatRoomId/disputes/:disputeId/withdraw PURCHASED LOGIN_REQUIRED NOT_A_MEMBER  DISPUTE_NOT_FOUND  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/payouts                                                LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/payouts                                                LOGIN_REQUIRED   PAYOUT_ACCOUNT     PAYOUT_ACCOUNT     PAYOUT_ACCOUNT     PAYOUT_ACCOUNT     LOGIN_REQUIRED
PUT    /api/payouts/account                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/payouts/account                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/payouts/statement                                      LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/payouts/statement/:boardId                             LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/reviews/:targetParticipantId COMPLETED LOGIN_REQUIRED NOT_A_MEMBER  –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId/handover                        LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/handed/:targetParticipantId PURCHASED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/handed/:targetParticipantId PURCHASED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/no-show/:targetParticipantId PURCHASED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         NO_APPOINTMENT_YET NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/no-show/:targetParticipantId PURCHASED LOGIN_REQUIRED NOT_A_MEMBER   NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/appointment           PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/appointment           PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/polls                 PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/polls/:pollId/answer  PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       POLL_CLOSED        POLL_CLOSED        NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/polls/:pollId/pick    PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         POLL_CLOSED        NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/inquiries                                              LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/inquiries                                              LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/:userId/record                                   LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/like                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/recommend                                     LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/main                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/categories/:categoryId/scroll                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/search                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/:productId                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/products/:productId/group-boards                       LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/products/:productId/like                               LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/products/:productId/like                               LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/ml/chat                                                –                –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/places/search                                          –                –                  –                  –                  –                  –
GET    /api/places/reverse                                         –                –                  –                  –                  –                  –
POST   /api/media                                                  LOGIN_REQUIRED   UPLOAD_MISSING     UPLOAD_MISSING     UPLOAD_MISSING     UPLOAD_MISSING     LOGIN_REQUIRED
GET    /api/config                                                 –                –                  –                  –                  –                  –
GET    /api/legal/:kind                                            –                –                  –                  –                  –                  –
GET    /api/users/consents                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/consents                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/sessions                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/standing                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/appeals                                                LOGIN_REQUIRED   NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                                                LOGIN_REQUIRED   –                  –                  SELF_REPORT        –                  LOGIN_REQUIRED
GET    /api/users/blocks                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/:userId/block                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/:userId/block                                    LOGIN_REQUIRED   –                  –                  SELF_BLOCK         –                  LOGIN_REQUIRED
DELETE /api/users/:userId/block                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/identities                                       LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/identities/:provider                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/users/identities/:provider                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/phone/request                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/phone/confirm                                    LOGIN_REQUIRED   PHONE_CODE_OLD     PHONE_CODE_OLD     PHONE_CODE_OLD     PHONE_CODE_OLD     LOGIN_REQUIRED
GET    /api/users/export                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/users                                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/users/sessions                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/users/sessions/:sessionId                              LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
`;

/** The operators’ calls, with one more caller: somebody who runs the service and has nothing to do with the room. */
const OPERATOR_CALLS = `
                                                    visitor         stranger      follower      leader        left          expired         operator
GET    /api/operator/todo                           LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/reports                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/reports/:reportId              LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  REPORT_NOT_FOUND
POST   /api/operator/reports/:reportId/decide       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  REPORT_NOT_FOUND
GET    /api/operator/disputes                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/disputes/:disputeId            LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  DISPUTE_NOT_FOUND
POST   /api/operator/disputes/:disputeId/decide     LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  DISPUTE_NOT_FOUND
GET    /api/operator/troubles                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/troubles/:troubleId/decide     LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/payouts                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/payouts/file                   LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/payouts/:payoutId/number       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
PATCH  /api/operator/payouts/:payoutId/sent         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
PATCH  /api/operator/payouts/:payoutId/failed       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
PATCH  /api/operator/payouts/:payoutId/returned     LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/flags                          LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/flags/:boardId/seen            LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  ALREADY_DECIDED
GET    /api/operator/inquiries                      LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/inquiries/:inquiryId/answer    LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/appeals                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/appeals/:appealId/answer       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/people                         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/people/:userId                 LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/people/:userId/sanctions       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
DELETE /api/operator/sanctions/:sanctionId          LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/boards                         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/boards/:boardId                LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/boards/:boardId/take-down      LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/boards/:boardId/call-off       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/messages/:messageId/hide       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
POST   /api/operator/reviews/:reviewId/hide         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
POST   /api/operator/announcements                  LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  CONFIRM_MISMATCH
GET    /api/operator/announcements/reach            LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/audit                          LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/figures                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/machines                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/machines/jobs/:jobId/retry     LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
`;

/** The same for the live connection: every topic and every send of the contract. */
const LIVE = `
                                                visitor         stranger             follower             leader               left                 expired
SUBSCRIBE /topic/chatroom.:chatRoomId           LOGIN_REQUIRED  NOT_A_MEMBER         –                    –                    NOT_A_MEMBER         LOGIN_REQUIRED
SUBSCRIBE /topic/user.:userId.rooms             LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  –                    DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/user.:userId.notifications     LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  –                    DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/board.:boardId                 LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SUBSCRIBE /topic/boards.:row.:column            LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SUBSCRIBE /user/queue/errors                    LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SEND      /app/chat.sendMessage                 LOGIN_REQUIRED  NOT_A_MEMBER         –                    –                    NOT_A_MEMBER         LOGIN_REQUIRED
`;

/** Destinations that are none; `{room}` is the room's number. */
const NO_DESTINATIONS = `
                                                visitor         stranger             follower             leader               left                 expired
SUBSCRIBE /topic/chatroom.999999                LOGIN_REQUIRED  ROOM_NOT_FOUND       ROOM_NOT_FOUND       ROOM_NOT_FOUND       ROOM_NOT_FOUND       LOGIN_REQUIRED
SUBSCRIBE /topic/chatroom.*                     LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/chatroom.0{room}               LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/user.*.rooms                   LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /app/chat.sendMessage                 LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /app/chat.other                       LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /topic/chatroom.{room}                LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /topic/board.{room}                   LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
`;

let t: TestApp;
let url: string;
let productId: ProductId;
beforeAll(async () => {
  t = await testApp();
  url = `${await t.listen()}/ws/chat`;
  productId = [...(await stockProducts(t)).values()][0]!;
});
afterAll(() => t.close());

const JEJU = { latitude: 33.4507, longitude: 126.5707 };
const shared = new Map<Stage, Promise<TestRoom>>();

/** For whatever leaves no trace: reading, and being refused. */
function sharedRoom(stage: Stage): Promise<TestRoom> {
  const room = shared.get(stage) ?? roomIn(t, stage);
  shared.set(stage, room);
  return room;
}

type Line = { name: string; stage: Stage; cells: Record<Caller, string> };

const calls = [...read(CALLS), ...read(OPERATOR_CALLS, [...CALLERS, 'operator'])];
const live = read(LIVE);
const none = read(NO_DESTINATIONS);

/** Strangers who are kept from what the contract says. Which calls those are is stated by `safety/sanctions.test.ts`, one by one. */
function keptFrom(name: string, stranger: string): { paused: string; banned: string } {
  // They have something to appeal against.
  if (name === 'POST /api/appeals') return { paused: '–', banned: '–' };
  const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) return { paused: stranger, banned: 'BANNED' };
  const isKnown = endpoint.auth !== 'public' && endpoint.auth !== 'refresh';
  return {
    paused: endpoint.standing === 'active' ? 'PAUSED' : stranger,
    banned: isKnown && endpoint.standing !== 'any' ? 'BANNED' : stranger,
  };
}

/** Where a table says nothing of operators, they are strangers like others. */
function read(table: string, callers: readonly Caller[] = CALLERS): Line[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const words = line.trim().split(/\s+/);
      const cells = words.splice(-callers.length);
      const [verb, where, stage = 'RECRUITING'] = words;
      const named = Object.fromEntries(callers.map((caller, index) => [caller, cells[index]!]));
      const name = `${verb} ${where}`;
      const stranger = named['stranger']!;
      const byCaller = { ...named, operator: named['operator'] ?? stranger, ...keptFrom(name, stranger) };
      return { name, stage: stage as Stage, cells: byCaller as Record<Caller, string> };
    });
}

test('every call of the contract has its line, and every line its call', () => {
  const listed = calls.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

describe.each(calls)('$name', ({ name, stage, cells }) => {
  const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)!;
  test.each(EVERYBODY)('%s', async (caller) => {
    const changes = endpoint.method !== 'GET' && cells[caller] === '–';
    const room = await (caller === 'left' ? abandonedRoom(stage) : changes ? roomIn(t, stage) : sharedRoom(stage));
    const person = await personFor(caller, room);
    const answer = await t.call(
      person,
      endpoint.method,
      endpointPath(endpoint.path, await paramsFor(room, caller), goodQuery(endpoint)),
      await bodyFor(endpoint, room, caller),
    );
    const refusal = answer.status < 400 ? '–' : answer.body?.code;
    expect(`${answer.status} ${refusal}`).toBe(`${statusOf(cells[caller])} ${cells[caller]}`);
  });
});

test('every topic and every send of the contract has its line, and every line its topic or send', () => {
  const topics = TOPICS.map(({ path }) => `SUBSCRIBE ${path}`);
  const sends = SENDS.map(({ destination }) => `SEND ${destination}`);
  expect(live.map(({ name }) => name).toSorted()).toEqual([...topics, ...sends].toSorted());
});

test('nobody who is signed in is refused with a code that the topic or the send does not name', () => {
  const promised = new Map<string, readonly string[]>([
    ...TOPICS.map(({ path, errors }) => [`SUBSCRIBE ${path}`, errors] as const),
    ...SENDS.map(({ destination, errors }) => [`SEND ${destination}`, errors] as const),
  ]);
  const general = ['–', 'DESTINATION_REFUSED'];
  const unnamed = live.flatMap(({ name, cells: { stranger, follower, leader, left } }) =>
    [stranger, follower, leader, left].filter((cell) => !general.includes(cell) && !promised.get(name)?.includes(cell)),
  );
  expect(unnamed).toEqual([]);
});

describe.each([...live, ...none])('$name', ({ name, cells }) => {
  test.each(EVERYBODY)('%s', async (caller) => {
    const room = await (caller === 'left' ? abandonedRoom('RECRUITING') : sharedRoom('RECRUITING'));
    expect(await attempt(name, room, await personFor(caller, room))).toBe(cells[caller]);
  });
});

/** `–` when the server confirmed it, else the code of its ERROR frame. */
async function attempt(name: string, room: TestRoom, person: Person | null): Promise<string> {
  const [verb, written] = name.split(' ') as [string, string];
  const { id, leader } = room;
  const ids = { chatRoomId: id, boardId: id, userId: leader.userId, ...squareAt(JEJU) };
  const destination = endpointPath(written, ids).replace('{room}', String(id));
  try {
    const client = await connectAs(url, person ?? { ...room.leader, token: 'null' });
    const refused = new Promise<string>((resolve) => {
      client.onStompError = (frame) => resolve(frame.headers['code'] ?? 'ERROR');
    });
    const outcome = await Promise.race([refused, confirmed()]);
    await client.deactivate({ force: true });
    return outcome;

    async function confirmed(): Promise<string> {
      if (verb === 'SEND' && destination === sendMessage.destination) await speak(client, room.id, '안녕하세요');
      else {
        await new Promise<void>((resolve) => {
          client.watchForReceipt('it', () => resolve());
          if (verb === 'SEND') client.publish({ destination, body: '{}', headers: { receipt: 'it' } });
          else client.subscribe(destination, () => undefined, { receipt: 'it' });
        });
      }
      return '–';
    }
  } catch (error) {
    return (error as Error).message;
  }
}

async function personFor(caller: Caller, room: TestRoom): Promise<Person | null> {
  switch (caller) {
    case 'visitor':
      return null;
    case 'stranger':
      return t.person();
    case 'operator':
      return operatorPerson(t);
    case 'paused':
    case 'banned': {
      const person = await t.person();
      const kind = caller === 'paused' ? 'PAUSED' : 'BANNED';
      await sanctionPerson(t.deps, person.userId, { kind, ...(kind === 'PAUSED' && { days: 3 }), reason: '도배' });
      await t.deps.sanctions.read();
      return person;
    }
    case 'leader':
      return room.leader;
    case 'follower':
    case 'left':
      return room.followers[0]!;
    case 'expired': {
      const now = t.clock.now;
      t.clock.now = new Date(now.getTime() - 16 * 60_000);
      const person = { ...room.leader, token: t.deps.tokens.issue(room.leader.userId) };
      t.clock.now = now;
      return person;
    }
  }
}

/** Its first follower has left. */
async function abandonedRoom(stage: Stage): Promise<TestRoom> {
  const room = await roomIn(t, stage);
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'OPERATOR' })
    .where('boardId', '=', room.id)
    .where('userId', '=', room.followers[0]!.userId)
    .execute();
  return room;
}

async function paramsFor(room: TestRoom, caller: Caller): Promise<Record<string, unknown>> {
  const other = caller === 'leader' ? room.followers[0]! : room.leader;
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('userId', '=', other.userId)
    .executeTakeFirstOrThrow();
  const { userId } = room.leader;
  const ids = { boardId: room.id, chatRoomId: room.id, userId, productId, categoryId: 1, targetParticipantId: id };
  return {
    ...ids,
    deviceId: 999_999,
    pollId: 999_999,
    disputeId: 999_999,
    reportId: 999_999,
    troubleId: 'imp_nobody',
    payoutId: 999_999,
    inquiryId: 999_999,
    appealId: 999_999,
    sanctionId: 999_999,
    messageId: `${room.id}-999999`,
    reviewId: 999_999,
    jobId: 999_999,
    kind: 'terms',
    provider: 'naver',
    sessionId: '00000000-0000-4000-8000-000000000000',
  };
}

async function bodyFor(endpoint: Endpoint, room: TestRoom, caller: Caller): Promise<object | undefined> {
  const isPayment = endpoint.path === '/api/chat/rooms/:chatRoomId/pay';
  if (isPayment && (caller === 'follower' || caller === 'leader')) return { impUid: await paid(room) };
  return goodBody(t, endpoint, room);
}

async function paid(room: TestRoom): Promise<string> {
  const buyer = room.followers[0]!;
  return payByCard(t, { ...(await order(t, room, buyer)), buyer });
}

function statusOf(cell: string): number {
  return cell === '–' ? 200 : REFUSALS[cell as RefusalCode][0];
}
