import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';
import { keepFigures } from './figures/keep-figures';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'operator.figures': Record<string, never>;
  }
}

export const operatorJobs = {
  'operator.figures': (deps) => keepFigures(deps),
} satisfies Partial<JobHandlers<Deps>>;

/** At 00:20 in Seoul; a missed night is made up at the next start. */
export const operatorSchedules: Schedule<'operator.figures'>[] = [
  { job: 'operator.figures', cron: '20 15 * * *', catchUpMs: 86_400_000 },
];
