import { boardTopics } from './boards/board-topics';
import { deadlineClock } from './boards/deadline-clock';
import { wishClock } from './boards/wishes/wish-clock';
import { chatTopics } from './chat/chat-topics';
import type { Deps } from './deps';
import { FEATURE_JOBS, FEATURE_SCHEDULES } from './features.gen';
import { handoverClock } from './handover/handover-clock';
import type { ClockTable } from './jobs/clock';
import { clockJobs, clockSchedules } from './jobs/clocks';
import type { JobHandlers, Schedule } from './jobs/jobs';
import type { LiveFeature } from './live/live-socket';
import { notificationTopics } from './notifications/notification-topics';
import { operatorLive } from './operator/operator-live';
import { creditClock } from './payments/clocks/credit-clock';
import { payClock } from './payments/clocks/pay-clock';
import { receivedClock } from './payments/clocks/received-clock';
import { disputeClock } from './payments/disputes/dispute-clock';
import { sanctionLive } from './safety/sanction-live';
import { signOutLive } from './users/session/sign-out-live';

/** Routes, jobs and schedules are found by the names of their files (`npm run generate`). */
export { ROUTES } from './features.gen';

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
  'payments.received-clock': receivedClock,
  'payments.dispute-clock': disputeClock,
  'payments.credit-clock': creditClock,
};

export const JOBS = {
  ...clockJobs(CLOCKS),
  ...FEATURE_JOBS,
} satisfies JobHandlers<Deps>;

export const SCHEDULES: Schedule<keyof typeof JOBS>[] = [...clockSchedules, ...FEATURE_SCHEDULES];
