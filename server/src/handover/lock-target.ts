import type { ParticipantId, RoomId, UserId } from '@mungchi/contract';
import { lockRoomAs } from '../boards/lock-board';
import type { BoardRow, ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { refuseIf } from '../refusal';
import { decideWord } from './handover-rules';

/** A room on behalf of its leader, and the follower that a word is about. */
export async function lockTarget(
  tx: Tx,
  userId: UserId,
  roomId: RoomId,
  targetId: ParticipantId,
): Promise<{ board: BoardRow; target: ParticipantRow }> {
  const { board, members, me } = await lockRoomAs(tx, userId, roomId);
  const target = members.find(({ id }) => id === targetId);
  const open = await tx
    .selectFrom('disputes')
    .select('id')
    .where('participantId', '=', targetId)
    .where('state', 'in', ['OPEN', 'ESCALATED'])
    .executeTakeFirst();
  refuseIf(decideWord(board.stage, me.role, target, open !== undefined));
  return { board, target: target! };
}
