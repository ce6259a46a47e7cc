import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { keepFigures } from './figures/keep-figures';
import { type AnnouncedBatch, tellAnnounced } from './tell-announced';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'operator.figures': Record<string, never>;
    'operator.announce': AnnouncedBatch;
  }
}

export const operatorJobs = {
  'operator.figures': (deps) => keepFigures(deps),
  'operator.announce': (deps, batch) => tellAnnounced(deps, batch),
} satisfies Partial<JobHandlers<Deps>>;

/** At 00:20 in Seoul; a missed night is made up at the next start. */
export const operatorSchedules: Schedule<'operator.figures'>[] = [
  { job: 'operator.figures', cron: '20 15 * * *', catchUpMs: 86_400_000 },
];
