import { eveningAfter, eveningWords, type RoomId, type UserId } from '@mungchi/contract';
import { announceBoard } from '../../boards/announce-board';
import { isJoinable } from '../../boards/board-rules';
import { lockRoomAs } from '../../boards/lock-board';
import { noteClock } from '../../boards/note-clock';
import { tellWaiters } from '../../boards/seats/tell-waiters';
import { postSystemMessage } from '../../chat/append-in-transaction';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { refuseIf } from '../../refusal';
import { decideExtendPay } from '../leader-rules';
import { owes } from './pay-clock-rules';

/** The leader gives everybody who still owes a day more, once; vacancy and end of all payments move with it. */
export async function extendPayBy(deps: Deps, userId: UserId, roomId: RoomId): Promise<{ payBy: string }> {
  return transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(decideExtendPay(board, me.role));
    const at = deps.now();
    const dayMore = (until: Date) => eveningAfter(until > at ? until : at, 24);
    const owing = members.filter(owes).map(({ id, payBy }) => ({ id, payBy: dayMore(payBy ?? at) }));
    for (const { id, payBy } of owing)
      await tx.updateTable('participants').set({ payBy }).where('id', '=', id).execute();
    const payEnd = dayMore(board.payEnd ?? at);
    const moved = { payExtendedAt: at, payEnd, vacantUntil: board.vacantUntil && dayMore(board.vacantUntil) };
    await noteClock(tx, roomId, moved);
    await deps.clocks.book(tx, 'payments.clock', roomId);
    const last = owing.map(({ payBy }) => payBy).sort((one, other) => Number(other) - Number(one))[0];
    const until = last ?? moved.vacantUntil ?? payEnd;
    const words = `리더가 결제 기한을 ${eveningWords(until)}까지 늘렸어요.`;
    await postSystemMessage(deps, tx, roomId, board.stage, at, words, 'PAY_EXTENDED');
    const extended = { ...board, ...moved };
    announceBoard(deps, tx, extended);
    // In the last day nobody joins; a day more opens its seats again.
    if (!isJoinable(board, at)) await tellWaiters(deps, tx, extended, at);
    return { payBy: until.toISOString() };
  });
}
