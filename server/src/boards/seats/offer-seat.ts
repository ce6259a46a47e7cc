import type { RoomId, UserId } from '@mungchi/contract';
import type { BoardRow, ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { announceBoard } from '../announce-board';
import { decideSeatOffer } from '../board-rules';
import { lockRoomAs } from '../lock-board';
import { tellWaiters } from './tell-waiters';

/** Offers a follower's seats to the neighbours; each stays theirs until somebody takes it. It stops no clock. */
export async function offerSeat(deps: Deps, userId: UserId, roomId: RoomId): Promise<{ handingOn: boolean }> {
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideSeatOffer(board.stage, me.role, me.paidAt !== null));
    if (me.handingOnAt !== null) return { handingOn: true };
    const at = deps.now();
    const offered = await setHandingOn(tx, board, me, at);
    // While it recruits it could be joined before: nobody waits for this seat.
    if (board.stage === 'RECRUITED') await tellWaiters(deps, tx, offered, at);
    announceBoard(deps, tx, offered);
    return { handingOn: true };
  });
}

export async function keepSeat(deps: Deps, userId: UserId, roomId: RoomId): Promise<{ handingOn: boolean }> {
  return transact(deps.db, async (tx) => {
    const { board, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideSeatOffer(board.stage, me.role, me.paidAt !== null));
    announceBoard(deps, tx, await endSeatOffer(tx, board, me));
    return { handingOn: false };
  });
}

/** Also when a payment arrives all the same: who pays stays. */
export async function endSeatOffer(tx: Tx, board: BoardRow, member: ParticipantRow): Promise<BoardRow> {
  return member.handingOnAt === null ? board : setHandingOn(tx, board, member, null);
}

async function setHandingOn(
  tx: Tx,
  board: BoardRow,
  { id, seats }: ParticipantRow,
  at: Date | null,
): Promise<BoardRow> {
  const handingOn = board.handingOn + (at === null ? -seats : seats);
  await tx.updateTable('participants').set({ handingOnAt: at }).where('id', '=', id).execute();
  await tx.updateTable('boards').set({ handingOn }).where('id', '=', board.id).execute();
  return { ...board, handingOn };
}
