import type { JobName } from './jobs';

/** Workers that run only these jobs: a job waits behind those of its own lane and no others. */
export type Lane<Names extends JobName = JobName> = {
  workers: number;
  jobs: readonly Names[];
  /** How often each idle worker looks for jobs that became due; new ones are announced. */
  pollMs?: number;
};
