import { DAY_MS, seoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { retirePicturesOf } from '../media/clear-unused';
import { orphanPictures } from '../media/disown-pictures';
import { dropUnfinished } from '../users/drop-unfinished';
import { forgetLeft } from '../users/left-identity';
import { RETENTION } from './retention';
import { clearedBefore, tableName } from './retention-tables';
import { partAgain } from './withdraw';
import { wrapKeys } from './wrap-keys';

declare module '../jobs/jobs' {
  interface JobPayloads {
    'accounts.part': { userId: UserId };
    'accounts.clear': Record<string, never>;
    'accounts.wrap-keys': Record<string, never>;
  }
}

const UNFINISHED_DAYS = 30;
const LEFT_DAYS = 30;
const REASON_DAYS = 365;

export const accountJobs = {
  'accounts.part': async (deps: Deps, { userId }: { userId: UserId }, { signal }: { signal: AbortSignal }) => {
    await transact(deps.db, (tx) => partAgain(deps, tx, userId));
    await retirePicturesOf(deps, userId, signal);
  },
  'accounts.wrap-keys': async (deps: Deps) => {
    await wrapKeys(deps);
  },
  /** What the retention table gives a time, sign-ups that nobody finished, and logins that left. */
  'accounts.clear': async ({ db, now }: Deps) => {
    for (const [table, { clear }] of Object.entries(RETENTION)) {
      if (!clear) continue;
      const before = clearedBefore(now(), clear.days);
      const old =
        'left' in clear
          ? sql`user_id in (select id from users where left_at < ${before})`
          : sql`${sql.ref(clear.column)} < ${before}`;
      await sql`delete from ${sql.table(tableName(table))} where ${old}`.execute(db);
    }
    await db
      .deleteFrom('leavingReasons')
      .where('day', '<', seoulDay(clearedBefore(now(), REASON_DAYS)))
      .execute();
    await clearUnfinished(db, new Date(now().getTime() - UNFINISHED_DAYS * DAY_MS));
    await forgetLeft(db, clearedBefore(now(), LEFT_DAYS));
  },
};

/** Somebody who signed in once and never went on: the row goes with what belongs to it. */
async function clearUnfinished(db: Deps['db'], before: Date): Promise<void> {
  const { rows } = await sql<{ id: UserId }>`
    select id from users where signed_up_at is null and left_at is null and created_at < ${before} limit 1000`.execute(
    db,
  );
  for (const { id } of rows) {
    await transact(db, async (tx) => {
      const { rows: still } = await sql`
        select id from users where id = ${id} and signed_up_at is null for update`.execute(tx);
      if (still.length === 0) return;
      for (const [table, { leaving, mine }] of Object.entries(RETENTION))
        if (leaving !== 'keep') await sql`delete from ${sql.table(tableName(table))} where ${mine(id)}`.execute(tx);
      await orphanPictures(tx, id);
      await dropUnfinished(tx, id);
    });
  }
}

export const accountSchedules = [
  { job: 'accounts.clear', cron: '40 18 * * *' },
  { job: 'accounts.wrap-keys', cron: '* * * * *' },
] as const;
