import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { takeDailyBackup } from './daily-backup';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'backup.take': Record<string, never>;
  }
}

export const backupJobs = {
  'backup.take': (deps) => takeDailyBackup(deps),
} satisfies Partial<JobHandlers<Deps>>;

/** At 03:40 in Seoul, before what clears old things; a missed night is made up at the next start. */
export const backupSchedules: Schedule<'backup.take'>[] = [
  { job: 'backup.take', cron: '40 18 * * *', queue: 'backup', catchUpMs: 86_400_000 },
];
