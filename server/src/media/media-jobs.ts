import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { clearUnused } from './clear-unused';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'media.clear-unused': Record<string, never>;
  }
}

export const mediaJobs = {
  'media.clear-unused': (deps, _, { signal }) => clearUnused(deps, signal),
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:10 in Seoul. */
export const mediaSchedules: Schedule<keyof typeof mediaJobs>[] = [{ job: 'media.clear-unused', cron: '10 19 * * *' }];
