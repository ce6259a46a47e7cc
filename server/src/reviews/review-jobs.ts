import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { recomputeAllGauges } from './recompute-gauges';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'reviews.recompute-gauges': Record<string, never>;
  }
}

export const reviewJobs = {
  'reviews.recompute-gauges': (deps) => recomputeAllGauges(deps),
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:10 in Seoul. */
export const reviewSchedules: Schedule<keyof typeof reviewJobs>[] = [
  { job: 'reviews.recompute-gauges', cron: '10 19 * * *' },
];
