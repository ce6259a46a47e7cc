import type { RefusalCode } from '@mungchi/contract';
import type { BoardRow, ParticipantRow, Tx } from '../db/schema';
import { Refusal } from '../refusal';

export type LockedRoom = { board: BoardRow; members: ParticipantRow[]; me: ParticipantRow };

/**
 * Locks the board of a room, then reads its members in the next statement. Everything that moves money or stages starts here,
 * so two concurrent last payers are serialised.
 */
export async function lockRoom(tx: Tx, roomId: number, userId: number): Promise<LockedRoom> {
  const board = await tx.selectFrom('boards').selectAll().where('id', '=', roomId).forNoKeyUpdate().executeTakeFirst();
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const members = await tx.selectFrom('participants').selectAll().where('boardId', '=', roomId).orderBy('id').execute();
  const me = members.find((member) => member.userId === userId);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  return { board, members, me };
}

/** Throws the refusal of a decision, if any. */
export function assertNot(refusal: RefusalCode | null): void {
  if (refusal) throw new Refusal(refusal);
}
