import type { BoardId } from '@mungchi/contract';
import type { BoardRow } from '../db/rows';
import type { Tx } from '../db/schema';

type Clocks = Pick<
  BoardRow,
  | 'vacantUntil'
  | 'vacancyNoticedFor'
  | 'payEnd'
  | 'payEndNoticedFor'
  | 'payEndNoticedAt'
  | 'payExtendedAt'
  | 'buyBy'
  | 'buyNotices'
  | 'buyNoticedAt'
  | 'buyExtendedAt'
>;

/** Moves a clock of a locked group purchase, or keeps that somebody was told of it. What the clocks mean is the payments' affair. */
export async function noteClock(tx: Tx, boardId: BoardId, clocks: Partial<Clocks>): Promise<void> {
  await tx.updateTable('boards').set(clocks).where('id', '=', boardId).execute();
}
