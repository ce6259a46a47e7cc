import type { WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { WishRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Clock } from '../../jobs/clock';
import { isWaiting } from '../../jobs/jobs';
import { notify } from '../../notifications/notify';
import { wishEnding } from '../../notifications/wish-entries';
import { announceWish } from './announce-wish';
import { peopleOf } from './join-wish';
import { boardOf, type LockedWish } from './lock-wish';
import { wishDue, wishStep } from './wish-rules';

declare module '../../jobs/jobs' {
  interface JobPayloads {
    'wishes.clock': { id: WishId };
  }
}

/** Until when neighbours look for something together. */
export const wishClock: Clock<Deps, WishId> = {
  byDay: true,
  async due({ now }, tx, wishId) {
    const locked = await lockLooking(tx, wishId);
    return locked && wishDue(locked.wish, locked.board, now());
  },
  /** Decided again under the lock: another node, somebody who goes on or the last one who left may have come first. */
  async step(deps, wishId) {
    await transact(deps.db, async (tx) => {
      const locked = await lockLooking(tx, wishId);
      if (locked) await take(deps, tx, locked);
    });
    return undefined;
  },
  async lost(db) {
    const key = sql`'wishes.clock ' || w.id`;
    const { rows } = await sql<{ id: WishId }>`
      select w.id from wishes w where w.ended_at is null and not ${isWaiting(key, sql`w.until`)}`.execute(db);
    return rows.map(({ id }) => id);
  },
};

/** One that has ended has no clock, and one that is gone neither. */
async function lockLooking(tx: Tx, wishId: WishId): Promise<LockedWish | null> {
  const row = tx.selectFrom('wishes').selectAll().where('id', '=', wishId).where('endedAt', 'is', null);
  const wish = await row.forNoKeyUpdate().executeTakeFirst();
  return wish ? { wish, board: await boardOf(tx, wish) } : null;
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
