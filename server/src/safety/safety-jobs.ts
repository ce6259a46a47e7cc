import { DAY_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/job-handler';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'safety.empty-snapshots': Record<string, never>;
  }
}

const KEPT_DAYS = 365;

export const safetyJobs = {
  'safety.empty-snapshots': async ({ db, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await db
      .updateTable('reports')
      .set({ snapshot: '{}', text: '' })
      .where('endedAt', '<', before)
      .where(sql<boolean>`snapshot <> '{}'`)
      .execute();
  },
} satisfies Partial<JobHandlers<Deps>>;

/** At 04:40 in Seoul. */
export const safetySchedules: Schedule<keyof typeof safetyJobs>[] = [
  { job: 'safety.empty-snapshots', cron: '40 19 * * *' },
];
