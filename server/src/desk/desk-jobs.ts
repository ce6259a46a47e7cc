import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { clearNotes } from './drop-notes';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'desk.clear': Record<string, never>;
  }
}

export const deskJobs = {
  'desk.clear': ({ db, now }) => clearNotes(db, now()),
} satisfies Partial<JobHandlers<Deps>>;

/** At 03:50 in Seoul. */
export const deskSchedules: Schedule<keyof typeof deskJobs>[] = [{ job: 'desk.clear', cron: '50 18 * * *' }];
