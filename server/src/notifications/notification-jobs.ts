import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { clearInbox } from './clear-inbox';
import { deliver, deliverMorning } from './deliver';
import { pushAgain } from './push-again';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'notifications.clear': Record<string, never>;
  }
}

export const notificationJobs = {
  'notifications.deliver': (deps, { ids }) => deliver(deps, ids),
  'notifications.morning': (deps, { userId }) => deliverMorning(deps, userId),
  'notifications.push': pushAgain,
  'notifications.clear': (deps) => clearInbox(deps),
} satisfies Partial<JobHandlers<Deps>>;

/** 04:20 in Seoul. */
export const notificationSchedules: Schedule<keyof typeof notificationJobs>[] = [
  { job: 'notifications.clear', cron: '20 19 * * *' },
];
