import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { clearUnused, retirePictures } from './clear-unused';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'media.clear-unused': Record<string, never>;
    'media.retire': { urls: string[] };
  }
}

export const mediaJobs = {
  'media.clear-unused': (deps, _, { signal }) => clearUnused(deps, signal),
  'media.retire': (deps, { urls }, { signal }) => retirePictures(deps, urls, signal),
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:10 in Seoul. */
export const mediaSchedules: Schedule<keyof typeof mediaJobs>[] = [{ job: 'media.clear-unused', cron: '10 19 * * *' }];
