import type { Deps } from '../deps';
import { actNeighbours } from './act-neighbours';
import { actWishes } from './act-wishes';
import { refreshDemo } from './refresh-demo';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'demo.refresh': Record<string, never>;
    'demo.act': Record<string, never>;
  }
}

export const demoJobs = {
  'demo.act': async (deps: Deps) => {
    if (!deps.config.demo) return;
    await actNeighbours(deps);
    await actWishes(deps);
  },
  'demo.refresh': async ({ config, db, now }: Deps) => {
    if (config.demo) await refreshDemo(db, now());
  },
};

/** Refreshed just after midnight in Seoul, long before anything is cancelled. */
export const demoSchedules = [
  { job: 'demo.refresh', cron: '5 15 * * *' },
  { job: 'demo.act', cron: '* * * * *' },
] as const;
