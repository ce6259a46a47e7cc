import { CALLERS, readLines } from './test-matrix-lines';

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
POST   /api/users/check                                            LOGIN_REQUIRED   POSITION_CONSENT   POSITION_CONSENT   POSITION_CONSENT   POSITION_CONSENT   LOGIN_REQUIRED
DELETE /api/users/check                                            LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/interest-category                                LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/reviews                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/reviews/waiting                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
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
GET    /api/group-boards/desk                                      LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/:boardId                                  –                –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/group-boards/:boardId/edit                             LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/group-boards                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/group-boards/:boardId                                  LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
DELETE /api/group-boards/:boardId                                  LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
PUT    /api/group-boards/:boardId/repeat                           LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/repeat                           LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
POST   /api/group-boards/:boardId/like                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/like                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/group-boards/:boardId/join                             LOGIN_REQUIRED   –                  ALREADY_JOINED     OWN_BOARD          –                  LOGIN_REQUIRED
GET    /api/wishes                                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/wishes/mine                                            LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/wishes/:wishId                                         WISH_NOT_FOUND   WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
POST   /api/wishes                                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/wishes/:wishId/people                                  LOGIN_REQUIRED   WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
DELETE /api/wishes/:wishId/people                                  LOGIN_REQUIRED   WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
POST   /api/wishes/:wishId/keep                                    LOGIN_REQUIRED   WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
POST   /api/group-boards/:boardId/waitlist               RECRUITED LOGIN_REQUIRED   –                  ALREADY_JOINED     OWN_BOARD          –                  LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/waitlist                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/join                             LOGIN_REQUIRED   NOT_A_MEMBER       –                  NOT_FOLLOWER       NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/group-boards/:boardId/take-rest                        LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
GET    /api/group-boards/:boardId/questions                        –                –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/group-boards/:boardId/questions                        LOGIN_REQUIRED   –                  ALREADY_JOINED     OWN_BOARD          –                  LOGIN_REQUIRED
PUT    /api/group-boards/:boardId/questions/:questionId/answer     LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         QUESTION_NOT_FOUND NOT_LEADER         LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/questions/:questionId            LOGIN_REQUIRED   QUESTION_NOT_FOUND QUESTION_NOT_FOUND QUESTION_NOT_FOUND QUESTION_NOT_FOUND LOGIN_REQUIRED
POST   /api/group-boards/:boardId/cancel                           LOGIN_REQUIRED   NOT_LEADER         NOT_LEADER         –                  NOT_LEADER         LOGIN_REQUIRED
GET    /api/drafts                                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/drafts/:draftId                                        LOGIN_REQUIRED   DRAFT_NOT_FOUND    DRAFT_NOT_FOUND    DRAFT_NOT_FOUND    DRAFT_NOT_FOUND    LOGIN_REQUIRED
PUT    /api/drafts/:draftId                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/drafts/:draftId                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/chat/rooms                                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId                                 LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/chat/rooms/:chatRoomId/search                          LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/read                            LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/mute                            LOGIN_REQUIRED   NOT_A_MEMBER       –                  –                  NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/messages/:seq                   LOGIN_REQUIRED   NOT_A_MEMBER       MESSAGE_NOT_FOUND  MESSAGE_NOT_FOUND  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/pin                             LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         MESSAGE_NOT_FOUND  NOT_A_MEMBER       LOGIN_REQUIRED
DELETE /api/chat/rooms/:chatRoomId/pin                             LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
GET    /api/notifications                                          LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/notifications/threads                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
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
POST   /api/chat/rooms/:chatRoomId/pictures              PURCHASED LOGIN_REQUIRED   NOT_A_MEMBER       UPLOAD_MISSING     UPLOAD_MISSING     NOT_A_MEMBER       LOGIN_REQUIRED
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
GET    /api/chat/rooms/:chatRoomId/packing               RECRUITED LOGIN_REQUIRED   NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/packing/:targetParticipantId RECRUITED LOGIN_REQUIRED NOT_A_MEMBER  NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
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
POST   /api/ml/post                                                LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/ml/chat                                                –                –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/places/search                                          –                –                  –                  –                  –                  –
GET    /api/places/reverse                                         –                –                  –                  –                  –                  –
GET    /api/visit/areas                                            –                –                  –                  –                  –                  –
GET    /api/visit/areas/busy                                       –                –                  –                  –                  –                  –
GET    /api/visit/area                                             –                –                  –                  –                  –                  –
GET    /api/visit/boards                                           –                –                  –                  –                  –                  –
GET    /api/visit/boards/search                                    –                –                  –                  –                  –                  –
GET    /api/visit/products                                         –                –                  –                  –                  –                  –
GET    /api/visit/products/categories/:categoryId                  –                –                  –                  –                  –                  –
GET    /api/visit/products/search                                  –                –                  –                  –                  –                  –
GET    /api/visit/products/:productId                              –                –                  –                  –                  –                  –
POST   /api/media                                                  LOGIN_REQUIRED   UPLOAD_MISSING     UPLOAD_MISSING     UPLOAD_MISSING     UPLOAD_MISSING     LOGIN_REQUIRED
GET    /api/config                                                 –                –                  –                  –                  –                  –
POST   /api/setup/open                                             NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
GET    /api/setup                                                  NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
PUT    /api/setup/settings                                         NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
POST   /api/setup/operator                                         NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
POST   /api/setup/code                                             NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
POST   /api/setup/confirm                                          NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
POST   /api/setup/restore                                          NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
POST   /api/setup/finish                                           NOT_FOUND        NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND
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
GET    /api/alerts                                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/alerts                                                 LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/alerts/:alertId                                        LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/alerts/reach                                           LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/regulars                                         LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/:userId/regular                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
PUT    /api/users/:userId/regular                                  LOGIN_REQUIRED   –                  –                  SELF_REGULAR       –                  LOGIN_REQUIRED
DELETE /api/users/:userId/regular                                  LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/users/identities                                       LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/identities/:provider                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
DELETE /api/users/identities/:provider                             LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/phone/request                                    LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/users/phone/confirm                                    LOGIN_REQUIRED   PHONE_CODE_OLD     PHONE_CODE_OLD     PHONE_CODE_OLD     PHONE_CODE_OLD     LOGIN_REQUIRED
GET    /api/users/obligations                                      LOGIN_REQUIRED   –                  –                  –                  –                  LOGIN_REQUIRED
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
GET    /api/operator/reports/:reportId/photos       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  REPORT_NOT_FOUND
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
POST   /api/operator/people/:userId/verify-again    LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  ALREADY_DECIDED
DELETE /api/operator/sanctions/:sanctionId          LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
GET    /api/operator/boards                         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/boards/:boardId                LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/boards/:boardId/take-down      LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/boards/:boardId/call-off       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/messages/:messageId/hide       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
POST   /api/operator/reviews/:reviewId/hide         LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
POST   /api/operator/announcements                  LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  CONFIRM_MISMATCH
GET    /api/operator/announcements/reach            LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/code                           LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/code                           LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/confirm                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  CONFIRM_SETUP
GET    /api/operator/audit                          LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/figures                        LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/settings                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
PUT    /api/operator/settings                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
GET    /api/operator/machines                       LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  –
POST   /api/operator/machines/jobs/:jobId/retry     LOGIN_REQUIRED  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  NOT_OPERATOR  LOGIN_REQUIRED  NOT_FOUND
`;

/** Every call of the contract. */
export const CALL_LINES = [...readLines(CALLS), ...readLines(OPERATOR_CALLS, [...CALLERS, 'operator'])];

/** Calls whose answer hangs on what they name; `authorization-matrix.test.ts` makes the thing beside the room. */
const ABOUT_THINGS = `
                                                          visitor         stranger           follower           leader             left               expired
POST   /api/reports                      waiting          LOGIN_REQUIRED  NOT_FOUND          NOT_FOUND          –                  NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                      waiting-answer   LOGIN_REQUIRED  NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                      answered         LOGIN_REQUIRED  –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/reports                      answered-answer  LOGIN_REQUIRED  –                  –                  SELF_REPORT        –                  LOGIN_REQUIRED
POST   /api/reports                      taken-back       LOGIN_REQUIRED  NOT_FOUND          NOT_FOUND          –                  NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                      hidden           LOGIN_REQUIRED  NOT_FOUND          NOT_FOUND          NOT_FOUND          NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                      part-of-a-wish   LOGIN_REQUIRED  INVALID_FIELDS     INVALID_FIELDS     INVALID_FIELDS     INVALID_FIELDS     LOGIN_REQUIRED
POST   /api/reports                      wish             LOGIN_REQUIRED  –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/reports                      hidden-wish      LOGIN_REQUIRED  WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
POST   /api/reports                      leaders-word     LOGIN_REQUIRED  NOT_A_MEMBER       –                  SELF_REPORT        NOT_FOUND          LOGIN_REQUIRED
POST   /api/reports                      followers-word   LOGIN_REQUIRED  NOT_A_MEMBER       SELF_REPORT        –                  NOT_FOUND          LOGIN_REQUIRED
PUT    /api/group-boards/:boardId/questions/:questionId/answer waiting  LOGIN_REQUIRED  NOT_LEADER  NOT_LEADER  –            NOT_LEADER         LOGIN_REQUIRED
DELETE /api/group-boards/:boardId/questions/:questionId        waiting  LOGIN_REQUIRED  QUESTION_NOT_FOUND  QUESTION_NOT_FOUND  QUESTION_NOT_FOUND  QUESTION_NOT_FOUND  LOGIN_REQUIRED
GET    /api/wishes/:wishId               wish             –               –                  –                  –                  –                  LOGIN_REQUIRED
GET    /api/wishes/:wishId               hidden-wish      WISH_NOT_FOUND  WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
POST   /api/wishes/:wishId/people        wish             LOGIN_REQUIRED  –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/wishes/:wishId/people        hidden-wish      LOGIN_REQUIRED  WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
DELETE /api/wishes/:wishId/people        wish             LOGIN_REQUIRED  –                  –                  –                  –                  LOGIN_REQUIRED
POST   /api/wishes/:wishId/keep          wish             LOGIN_REQUIRED  WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     WISH_NOT_FOUND     LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/pin   leaders-word         LOGIN_REQUIRED  NOT_A_MEMBER       NOT_LEADER         –                  NOT_A_MEMBER       LOGIN_REQUIRED
PUT    /api/chat/rooms/:chatRoomId/pin   followers-word       LOGIN_REQUIRED  NOT_A_MEMBER       NOT_LEADER         NOT_OWN_MESSAGE    NOT_A_MEMBER       LOGIN_REQUIRED
POST   /api/media                        strip            LOGIN_REQUIRED  UPLOAD_TOO_LONG    UPLOAD_TOO_LONG    UPLOAD_TOO_LONG    UPLOAD_TOO_LONG    LOGIN_REQUIRED
POST   /api/chat/rooms/:chatRoomId/pictures strip         LOGIN_REQUIRED  NOT_A_MEMBER       UPLOAD_TOO_LONG    UPLOAD_TOO_LONG    NOT_A_MEMBER       LOGIN_REQUIRED
`;
export const THING_LINES = readLines(ABOUT_THINGS);
