import type { Deps } from '../../deps';
import type { JobHandlers, Schedule } from '../../jobs/jobs';
import { clearPictures } from './clear-pictures';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'talk.clear': Record<string, never>;
  }
}

export const talkPictureJobs = {
  'talk.clear': (deps, _, { signal }) => clearPictures(deps, signal),
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:30 in Seoul. */
export const talkPictureSchedules: Schedule<keyof typeof talkPictureJobs>[] = [
  { job: 'talk.clear', cron: '30 19 * * *' },
];
