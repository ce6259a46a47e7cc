import type { RoomId, UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { lockRoomAs } from '../boards/lock-board';
import { postSystemMessage } from '../chat/append-in-transaction';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { appointmentEntry, soonKeys } from '../notifications/appointment-entries';
import { dropUnsent } from '../notifications/drop-entries';
import { tellMembers } from '../notifications/tell-members';
import { refuseIf } from '../refusal';
import { isAhead, isLate, isMeetable } from './appointment-rules';
import { keepChange } from './keep-change';
import { findAppointment } from './read-appointment';

const WORDS = '약속이 취소됐어요. 다시 정해지면 알려 드릴게요.';

/** The leader calls it off. What is over stays: it is what a no-show is judged by. */
export async function cancelAppointment(deps: Deps, userId: UserId, roomId: RoomId): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, members, me } = await lockRoomAs(tx, userId, roomId);
    refuseIf(me.role === 'LEADER' ? null : 'NOT_LEADER');
    const at = deps.now();
    const meeting = await findAppointment(tx, roomId);
    if (!meeting || !isAhead(meeting, at) || !isMeetable(board.stage)) return;
    const late = isLate(meeting, at);
    const version = await keepChange(tx, roomId, null, late, at);
    await tx.deleteFrom('appointments').where('boardId', '=', roomId).execute();
    await deps.clocks.book(tx, 'payments.received-clock', roomId);
    const people = members.map((member) => member.userId);
    await dropUnsent(tx, people, Object.values(soonKeys(board, meeting)));
    await postSystemMessage(deps, tx, roomId, board.stage, at, WORDS, 'APPOINTMENT');
    const entry = appointmentEntry(board, 'APPOINTMENT_CANCELLED', { ...meeting, version }, late ? at : null);
    await tellMembers(deps, tx, roomId, () => entry, userId);
    announceBoard(deps, tx, board);
  });
}
