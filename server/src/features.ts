import type { FastifyInstance } from 'fastify';
import { accountJobs, accountSchedules } from './accounts/account-jobs';
import { accountRoutes } from './accounts/account-routes';
import { phoneRoutes } from './accounts/phone/phone-routes';
import { assistantJobs, assistantSchedules } from './assistant/assistant-jobs';
import { assistantRoutes } from './assistant/assistant-routes';
import { boardJobs } from './boards/board-jobs';
import { boardRoutes } from './boards/board-routes';
import { boardTopics } from './boards/board-topics';
import { deadlineClock } from './boards/deadline-clock';
import { draftRoutes } from './boards/drafts/draft-routes';
import { findingRoutes } from './boards/finding/finding-routes';
import { questionRoutes } from './boards/questions/question-routes';
import { shareRoutes } from './boards/share/share-routes';
import { wishClock } from './boards/wishes/wish-clock';
import { wishJobs, wishSchedules } from './boards/wishes/wish-jobs';
import { wishRoutes } from './boards/wishes/wish-routes';

import { chatRoutes } from './chat/chat-routes';
import { chatTopics } from './chat/chat-topics';
import { talkPictureJobs, talkPictureSchedules } from './chat/pictures/picture-jobs';
import { talkPictureRoutes } from './chat/pictures/picture-routes';
import { demoJobs, demoSchedules } from './demo/demo-jobs';
import type { Deps } from './deps';
import { deskJobs, deskSchedules } from './desk/desk-jobs';
import { deskRoutes } from './desk/desk-routes';
import { calendarRoutes } from './handover/calendar-routes';
import { handoverClock } from './handover/handover-clock';
import { handoverRoutes } from './handover/handover-routes';
import { systemRoutes } from './http/system-routes';
import type { ClockTable } from './jobs/clock';
import { clockJobs, clockSchedules } from './jobs/clocks';
import type { JobHandlers, Schedule } from './jobs/job-handler';
import { legalJobs, legalSchedules } from './legal/legal-jobs';
import { legalRoutes } from './legal/legal-routes';
import type { LiveFeature } from './live/live-socket';
import { mediaJobs, mediaSchedules } from './media/media-jobs';
import { mediaRoutes } from './media/media-routes';
import { notificationJobs, notificationSchedules } from './notifications/notification-jobs';
import { notificationRoutes } from './notifications/notification-routes';
import { notificationTopics } from './notifications/notification-topics';
import { operatorJobs, operatorSchedules } from './operator/operator-jobs';
import { operatorLive } from './operator/operator-live';
import { operatorRoutes } from './operator/operator-routes';
import { payClock } from './payments/clocks/pay-clock';
import { receiptClock } from './payments/clocks/receipt-clock';
import { disputeClock } from './payments/disputes/dispute-clock';
import { disputeRoutes } from './payments/disputes/dispute-routes';
import { paymentJobs, paymentSchedules } from './payments/payment-jobs';
import { paymentRoutes } from './payments/payment-routes';
import { sandboxJobs } from './payments/sandbox/sandbox-jobs';
import { sandboxRoutes } from './payments/sandbox/sandbox-routes';
import { payoutJobs, payoutSchedules } from './payouts/payout-jobs';
import { payoutRoutes } from './payouts/payout-routes';
import { placeRoutes } from './places/places-routes';
import { productJobs, productSchedules } from './products/product-jobs';
import { productRoutes } from './products/product-routes';
import { recordJobs } from './records/record-jobs';
import { recordRoutes } from './records/record-routes';
import { reviewJobs, reviewSchedules } from './reviews/review-jobs';
import { reviewRoutes } from './reviews/review-routes';
import { roomPictureRoutes } from './rooms/picture-routes';
import { roomRoutes } from './rooms/room-routes';
import { safetyJobs, safetySchedules } from './safety/safety-jobs';
import { safetyRoutes } from './safety/safety-routes';
import { sanctionLive } from './safety/sanction-live';
import { builtinRoutes } from './users/builtin/builtin-routes';
import { identityRoutes } from './users/identities/identity-routes';
import { sessionJobs, sessionSchedules } from './users/session/session-jobs';
import { sessionRoutes } from './users/session/session-routes';
import { signOutLive } from './users/session/sign-out-live';
import { signInRoutes } from './users/sign-in/sign-in-routes';
import { userRoutes } from './users/user-routes';
import { visitRoutes } from './visit/visit-routes';

/** Registers the features: one line each. */
export const ROUTES: ((app: FastifyInstance, deps: Deps) => void)[] = [
  systemRoutes,
  signInRoutes,
  builtinRoutes,
  sessionRoutes,
  identityRoutes,
  legalRoutes,
  accountRoutes,
  phoneRoutes,
  userRoutes,
  mediaRoutes,
  placeRoutes,
  productRoutes,
  reviewRoutes,
  safetyRoutes,
  boardRoutes,
  questionRoutes,
  shareRoutes,
  visitRoutes,
  draftRoutes,
  deskRoutes,
  wishRoutes,
  findingRoutes,
  chatRoutes,
  talkPictureRoutes,
  notificationRoutes,
  paymentRoutes,
  handoverRoutes,
  recordRoutes,
  calendarRoutes,
  disputeRoutes,
  payoutRoutes,
  roomRoutes,
  roomPictureRoutes,
  operatorRoutes,
  sandboxRoutes,
  assistantRoutes,
];

/** What each feature has on the live connection. */
export const LIVE: LiveFeature[] = [
  signOutLive,
  sanctionLive,
  boardTopics,
  chatTopics,
  notificationTopics,
  operatorLive,
];

/** Each feature's deadlines. */
export const CLOCKS: ClockTable<Deps> = {
  'boards.clock': deadlineClock,
  'wishes.clock': wishClock,
  'handover.clock': handoverClock,
  'payments.clock': payClock,
  'payments.receipt-clock': receiptClock,
  'payments.dispute-clock': disputeClock,
};

export const JOBS = {
  ...clockJobs(CLOCKS, ['boards.deadlines', 'wishes.clocks', 'handover.reminders', 'payments.clocks']),
  ...assistantJobs,
  ...sessionJobs,
  ...legalJobs,
  ...accountJobs,
  ...productJobs,
  ...mediaJobs,
  ...talkPictureJobs,
  ...boardJobs,
  ...wishJobs,
  ...notificationJobs,
  ...reviewJobs,
  ...recordJobs,
  ...safetyJobs,
  ...paymentJobs,
  ...deskJobs,
  ...operatorJobs,
  ...sandboxJobs,
  ...payoutJobs,
  ...demoJobs,
} satisfies JobHandlers<Deps>;

export const SCHEDULES: Schedule<keyof typeof JOBS>[] = [
  ...clockSchedules,
  ...sessionSchedules,
  ...legalSchedules,
  ...accountSchedules,
  ...productSchedules,
  ...mediaSchedules,
  ...talkPictureSchedules,
  ...wishSchedules,
  ...notificationSchedules,
  ...assistantSchedules,
  ...reviewSchedules,
  ...safetySchedules,
  ...paymentSchedules,
  ...deskSchedules,
  ...operatorSchedules,
  ...payoutSchedules,
  ...demoSchedules,
];
