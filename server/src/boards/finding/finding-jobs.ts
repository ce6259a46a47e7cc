import type { Deps } from '../../deps';
import type { JobHandlers, Schedule } from '../../jobs/jobs';
import { countRegulars } from './regulars';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'regulars.count': Record<string, never>;
  }
}

export const findingJobs: JobHandlers<Deps, 'regulars.count'> = {
  'regulars.count': (deps) => countRegulars(deps),
};

/** At night. */
export const findingSchedules: Schedule<'regulars.count'>[] = [{ job: 'regulars.count', cron: '50 18 * * *' }];
