import type { Deps } from '../deps';
import { refreshDemo } from './refresh-demo';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'demo.refresh': Record<string, never>;
  }
}

export const demoJobs = {
  'demo.refresh': async ({ config, db, now }: Deps) => {
    if (config.demo) await refreshDemo(db, now());
  },
};

/** Just after midnight in Seoul, long before anything is cancelled. */
export const demoSchedules = [{ job: 'demo.refresh', cron: '5 15 * * *' }] as const;
