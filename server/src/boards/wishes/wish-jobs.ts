import { DAY_MS, HOUR_MS, WISH_ENDED_KEPT_DAYS, WISH_WARN_HOURS, type WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { WishRow } from '../../db/wish-tables';
import type { Deps } from '../../deps';
import type { JobHandlers, Schedule } from '../../jobs/job-handler';
import { notify } from '../../notifications/notify';
import { wishEnding } from '../../notifications/wish-entries';
import { Refusal } from '../../refusal';
import { announceWish } from './announce-wish';
import { peopleOf } from './join-wish';
import { type LockedWish, lockWish } from './lock-wish';
import { tellWished } from './tell-wished';
import { wishStep } from './wish-rules';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'wishes.tell': { wishId: WishId };
    'wishes.clocks': Record<string, never>;
    'wishes.clear': Record<string, never>;
  }
}

export const wishJobs: JobHandlers<Deps, 'wishes.tell' | 'wishes.clocks' | 'wishes.clear'> = {
  'wishes.tell': (deps, { wishId }) => tellWished(deps, wishId),
  'wishes.clocks': async (deps, _, { signal }) => {
    for (const wishId of await dueWishes(deps)) {
      if (signal.aborted) return;
      await stepOf(deps, wishId).catch((err) => deps.log.error({ err, wishId }, 'step of a wish failed'));
    }
  },
  'wishes.clear': (deps) => clearWishes(deps),
};

/** 09:00 to 21:00 in Seoul, as every clock that people notice; cleared at night. */
export const wishSchedules: Schedule<'wishes.clocks' | 'wishes.clear'>[] = [
  { job: 'wishes.clocks', cron: '*/10 0-12 * * *' },
  { job: 'wishes.clear', cron: '40 18 * * *' },
];

/** Longest due first. */
async function dueWishes({ db, now }: Deps): Promise<WishId[]> {
  const soon = new Date(now().getTime() + WISH_WARN_HOURS * HOUR_MS);
  const rows = await db
    .selectFrom('wishes')
    .leftJoin('boards', 'boards.id', 'wishes.boardId')
    .selectAll('wishes')
    .select(['boards.stage', 'boards.deletedAt'])
    .where('wishes.endedAt', 'is', null)
    .where('until', '<=', soon)
    .orderBy('until')
    .orderBy('wishes.id')
    .execute();
  const due = rows.filter(({ stage, deletedAt, ...wish }) => {
    const board = stage === null ? null : { stage, deletedAt };
    return wishStep(wish, board, now()) !== null;
  });
  return due.map(({ id }) => id);
}

/** Decided again under the lock: another node, somebody who goes on or the last one who left may have come first. */
async function stepOf(deps: Deps, wishId: WishId): Promise<void> {
  try {
    await transact(deps.db, async (tx) => take(deps, tx, await lockWish(tx, wishId)));
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === 'WISH_NOT_FOUND';
    if (!isGone) throw error;
  }
}

async function take(deps: Deps, tx: Tx, { wish, board }: LockedWish): Promise<void> {
  const at = deps.now();
  switch (wishStep(wish, board, at)) {
    case null:
      return;
    case 'warn':
      return warn(deps, tx, wish);
    case 'end': {
      const ended = { endedAt: at, endedWhy: 'CLOCK' as const };
      await tx.updateTable('wishes').set(ended).where('id', '=', wish.id).execute();
      announceWish(deps, tx, { ...wish, ...ended }, board);
    }
  }
}

async function warn(deps: Deps, tx: Tx, wish: WishRow): Promise<void> {
  await tx.updateTable('wishes').set({ warnedFor: wish.until }).where('id', '=', wish.id).execute();
  const entry = wishEnding(wish, deps.now());
  const people = await peopleOf(tx, wish.id);
  await notify(
    deps,
    tx,
    people.map((userId) => ({ userId, ...entry })),
  );
}

/** What ended a month ago, and rights whose hour is over. */
async function clearWishes({ db, now }: Deps): Promise<void> {
  const before = new Date(now().getTime() - WISH_ENDED_KEPT_DAYS * DAY_MS);
  await db.deleteFrom('wishes').where('endedAt', '<', before).execute();
  await sql`delete from first_rights f using boards b
    where b.id = f.board_id and (b.first_until <= ${now()} or b.deleted_at is not null)`.execute(db);
}
