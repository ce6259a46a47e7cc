import type { Deps } from '../deps';
import { tellMarketing } from './tell-marketing';
import { tellVersions } from './tell-versions';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'legal.tell': Record<string, never>;
  }
}

export const legalJobs = {
  'legal.tell': async (deps: Deps) => {
    await tellVersions(deps);
    await tellMarketing(deps);
  },
};

/** Every morning at ten in Seoul; the entries themselves are written once. */
export const legalSchedules = [{ job: 'legal.tell', cron: '0 1 * * *', catchUpMs: 12 * 3_600_000 }] as const;
