import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { runReminders } from './run-reminders';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'handover.reminders': Record<string, never>;
  }
}

export const handoverJobs = {
  'handover.reminders': (deps, _, { signal }) => runReminders(deps, signal),
} satisfies Partial<JobHandlers<Deps>>;

/** All day: an appointment may be early. */
export const handoverSchedules: Schedule<keyof typeof handoverJobs>[] = [
  { job: 'handover.reminders', cron: '*/5 * * * *' },
];
