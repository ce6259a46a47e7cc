import type { BoardId, RoomId, UserId } from '@mungchi/contract';
import { PREPARED } from '../db/prepared';
import type { BoardRow, ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { Refusal } from '../refusal';

/**
 * Every change to a group purchase takes this row lock first, so changes are serialised. Read what the decision depends on in a
 * later statement, not in this one: a sub-select of the locking statement still uses the old snapshot.
 */
export async function lockRow(tx: Tx, boardId: BoardId): Promise<BoardRow | undefined> {
  const rows = tx.selectFrom('boards').modifyFront(PREPARED).selectAll().where('id', '=', boardId);
  return rows.forNoKeyUpdate().executeTakeFirst();
}

export async function lockBoard(tx: Tx, boardId: BoardId): Promise<BoardRow> {
  const board = await lockRow(tx, boardId);
  if (!board || board.deletedAt) throw new Refusal('BOARD_NOT_FOUND');
  return board;
}

/** `left`: who was a member and has no seat any more; their payments still come back to them. */
export type LockedRoom = { board: BoardRow; members: ParticipantRow[]; left: ParticipantRow[] };

/** The same lock with the members, for what moves money or stages. A deleted post leaves its room behind. */
export async function lockRoom(tx: Tx, roomId: RoomId): Promise<LockedRoom> {
  const board = await lockRow(tx, roomId);
  if (!board) throw new Refusal('ROOM_NOT_FOUND');
  const seats = tx.selectFrom('participants').modifyFront(PREPARED).selectAll().where('boardId', '=', roomId);
  const ever = await seats.orderBy('id').execute();
  return {
    board,
    members: ever.filter(({ leftAt }) => leftAt === null),
    left: ever.filter(({ leftAt }) => leftAt !== null),
  };
}

export type EnteredRoom = LockedRoom & { me: ParticipantRow };

/** On behalf of one of its members. */
export async function lockRoomAs(tx: Tx, userId: UserId, roomId: RoomId): Promise<EnteredRoom> {
  const room = await lockRoom(tx, roomId);
  const me = room.members.find((member) => member.userId === userId);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  return { ...room, me };
}

/** On behalf of somebody who is or was a member. */
export async function lockRoomOf(tx: Tx, userId: UserId, roomId: RoomId): Promise<EnteredRoom> {
  const room = await lockRoom(tx, roomId);
  const me = [...room.members, ...room.left].find((member) => member.userId === userId);
  if (!me) throw new Refusal('NOT_A_MEMBER');
  return { ...room, me };
}
