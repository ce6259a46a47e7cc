import type { NotificationKind } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import type { LockedRoom } from '../boards/lock-board';
import { postSystemMessage } from '../chat/append-in-transaction';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { appointmentEntry, soonKeys, whenAndWhere } from '../notifications/appointment-entries';
import { dropUnsent } from '../notifications/drop-entries';
import { tellMembers } from '../notifications/tell-members';
import { isAhead, isLate, isMoved, isSame, type Meeting } from './appointment-rules';
import { closePoll } from './close-poll';
import { findOpenPoll } from './find-poll';
import { keepChange } from './keep-change';
import { findAppointment } from './read-appointment';

/** Sets or changes the appointment of a locked room: kept, said in the room, told. The same again is nothing new. */
export async function writeAppointment(
  deps: Deps,
  tx: Tx,
  { board, members }: LockedRoom,
  meeting: Meeting,
  at: Date,
): Promise<void> {
  const stored = await findAppointment(tx, board.id);
  const before = stored && isAhead(stored, at) ? stored : null;
  if (before && isSame(before, meeting)) return;
  const stays = before !== null && !isMoved(before, meeting);
  const late = before !== null && !stays && isLate(before, at);
  const version = await keepChange(tx, board.id, meeting, late, at);
  const reminders = stays ? {} : { setAt: at, reminded: 0 };
  await tx
    .insertInto('appointments')
    .values({ boardId: board.id, version, ...meeting, setAt: at, reminded: 0 })
    .onConflict((conflict) => conflict.column('boardId').doUpdateSet({ version, ...meeting, ...reminders }))
    .execute();
  if (before && !stays)
    await dropUnsent(
      tx,
      members.map(({ userId }) => userId),
      Object.values(soonKeys(board, before)),
    );
  // What was asked is answered.
  const open = await findOpenPoll(tx, board.id);
  if (open) await closePoll(tx, open.id, null, at);
  const kind: NotificationKind = before ? 'APPOINTMENT_CHANGED' : 'APPOINTMENT_SET';
  const words = `${before ? '약속이 바뀌었어요' : '약속이 정해졌어요'}. ${whenAndWhere(meeting)}.`;
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'APPOINTMENT');
  const entry = appointmentEntry(board, kind, { ...meeting, version }, late ? at : null);
  await tellMembers(deps, tx, board.id, () => entry, board.leaderId);
  await deps.clocks.book(tx, 'handover.clock', board.id);
  await deps.clocks.book(tx, 'payments.received-clock', board.id);
  announceBoard(deps, tx, board);
}
