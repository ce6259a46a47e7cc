import { type BoardId, nextReminder, type Repeat, seoulDay, type UserId } from '@mungchi/contract';
import type { BoardRow } from '../../db/rows';
import type { Db, Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { decideAgain } from './again-rules';
import { remindLater, repeatKey } from './repeat-due';

/** The purchase that is opened again, if this person may. */
export async function againSource(db: Db, userId: UserId, again: BoardId | undefined): Promise<BoardRow | null> {
  if (again === undefined) return null;
  const source = await db.selectFrom('boards').selectAll().where('id', '=', again).executeTakeFirst();
  refuseIf(decideAgain(source, userId));
  return source!;
}

type Told = { tell: boolean; at: Date };

/**
 * In the transaction that opens the next one, under the source's lock. Its neighbours are told once, of the one that is noted here. The reminder moves on to it and forgets the unused ones.
 */
export async function passOn(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  source: BoardId,
  next: BoardId,
  { tell, at }: Told,
): Promise<void> {
  const locked = await tx.selectFrom('boards').selectAll().where('id', '=', source).forNoKeyUpdate().executeTakeFirst();
  refuseIf(decideAgain(locked, userId));
  if (tell && !locked!.againToldBy) {
    await tx.updateTable('boards').set({ againToldBy: next }).where('id', '=', source).execute();
  }
  const [repeat] = await tx.selectFrom('repeats').selectAll().where('boardId', '=', source).forUpdate().execute();
  if (!repeat) return;
  const nextOn = nextReminder(seoulDay(at), { ...repeat, weeks: repeat.weeks as Repeat['weeks'] });
  await tx.updateTable('repeats').set({ boardId: next, nextOn, unused: 0 }).where('boardId', '=', source).execute();
  await deps.jobs.remove(tx, repeatKey(source));
  await remindLater(deps, tx, next, nextOn);
}

/** Nobody heard of this one: the source's neighbours may be told of a later one. Run again, it changes nothing. */
export async function giveBackAgain(tx: Tx, { id, againOf }: BoardRow): Promise<void> {
  if (againOf === null) return;
  await tx
    .updateTable('boards')
    .set({ againToldBy: null })
    .where('id', '=', againOf)
    .where('againToldBy', '=', id)
    .execute();
}
