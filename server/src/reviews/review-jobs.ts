import type { BoardId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { openForgotten, openReviews } from './open-reviews';
import { recomputeAllGauges } from './recompute-gauges';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'reviews.recompute-gauges': Record<string, never>;
    'reviews.open': { boardId: BoardId };
  }
}

export const reviewJobs = {
  'reviews.recompute-gauges': async (deps) => {
    await openForgotten(deps);
    await recomputeAllGauges(deps);
  },
  'reviews.open': (deps, { boardId }) => openReviews(deps, boardId),
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:10 in Seoul. */
export const reviewSchedules: Schedule<keyof typeof reviewJobs>[] = [
  { job: 'reviews.recompute-gauges', cron: '10 19 * * *' },
];
