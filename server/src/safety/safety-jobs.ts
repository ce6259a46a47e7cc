import { DAY_MS, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import type { JobHandlers, Schedule } from '../jobs/jobs';
import { carryOutBan } from './carry-out-ban';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'safety.empty-snapshots': Record<string, never>;
    'safety.ban': { userId: UserId };
  }
}

const KEPT_DAYS = 365;

export const safetyJobs = {
  'safety.ban': (deps, { userId }) => carryOutBan(deps, userId),
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
export const safetySchedules: Schedule<'safety.empty-snapshots'>[] = [
  { job: 'safety.empty-snapshots', cron: '40 19 * * *' },
];
