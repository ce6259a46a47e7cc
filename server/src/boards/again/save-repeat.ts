import {
  type BoardId,
  type Body,
  type saveRepeat as endpoint,
  firstReminder,
  REPEATS_MAX,
  type Repeat,
  seoulDay,
  type UserId,
} from '@mungchi/contract';
import { lockWriter } from '../../db/lock-writer';
import type { Db, Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { lockBoard } from '../lock-board';
import { remindLater, repeatKey } from './repeat-due';

/** The leader wants to be reminded of opening it again. The same wish again changes nothing, a new rhythm begins anew. */
export async function saveRepeat(
  deps: Deps,
  userId: UserId,
  boardId: BoardId,
  { weeks, weekday }: Body<typeof endpoint>,
): Promise<Repeat> {
  return transact(deps.db, async (tx) => {
    await lockWriter(tx, userId);
    await lockLed(tx, userId, boardId);
    const known = await tx.selectFrom('repeats').selectAll().where('userId', '=', userId).execute();
    const same = known.find((each) => each.boardId === boardId);
    if (same?.weeks === weeks && same.weekday === weekday) return { weeks, weekday, nextOn: same.nextOn };
    if (!same && known.length >= REPEATS_MAX) throw new Refusal('REPEATS_FULL');
    const nextOn = firstReminder(seoulDay(deps.now()), { weeks, weekday });
    const wish = { weeks, weekday, nextOn, unused: 0 };
    await tx
      .insertInto('repeats')
      .values({ boardId, userId, ...wish })
      .onConflict((conflict) => conflict.column('boardId').doUpdateSet(wish))
      .execute();
    await remindLater(deps, tx, boardId, nextOn);
    return { weeks, weekday, nextOn };
  });
}

export async function endRepeat(deps: Deps, userId: UserId, boardId: BoardId): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockLed(tx, userId, boardId);
    await dropRepeat(deps, tx, boardId);
  });
}

export async function dropRepeat(deps: Pick<Deps, 'jobs'>, tx: Tx, boardId: BoardId): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('repeats').where('boardId', '=', boardId).executeTakeFirst();
  if (numDeletedRows > 0n) await deps.jobs.remove(tx, repeatKey(boardId));
}

/** All of a person's; their jobs find nothing then. */
export async function dropRepeats(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('repeats').where('userId', '=', userId).execute();
}

async function lockLed(tx: Tx, userId: UserId, boardId: BoardId): Promise<void> {
  const { leaderId } = await lockBoard(tx, boardId);
  if (leaderId !== userId) throw new Refusal('NOT_LEADER');
}
