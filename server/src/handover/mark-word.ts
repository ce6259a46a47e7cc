import type { ParticipantId, RoomId, UserId } from '@mungchi/contract';
import { announceBoard } from '../boards/announce-board';
import { noteReceived } from '../boards/note-received';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';
import { handed, noShow } from '../notifications/received-entries';
import { refuseIf } from '../refusal';
import { decideNoShow, type Word, wordOf } from './handover-rules';
import { lockTarget } from './lock-target';
import { findAppointment } from './read-appointment';
import { startConfirmClock, stopConfirmClock } from './start-confirm-clock';

/** The leader says that a follower has the goods, or did not come. The same again changes nothing: ticks may be sent twice. */
export async function markWord(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  targetId: ParticipantId,
  word: Word,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, target } = await lockTarget(tx, userId, roomId, targetId);
    if (wordOf(target) === word) return;
    const at = deps.now();
    if (word === 'NO_SHOW') refuseIf(decideNoShow(await findAppointment(tx, roomId), at));
    const isHanded = word === 'HANDED';
    await noteReceived(tx, target.id, { handedAt: isHanded ? at : null, noShowAt: isHanded ? null : at });
    const confirmBy = await startConfirmClock(deps, tx, target, at);
    await deps.clocks.book(tx, 'payments.received-clock', board.id);
    const entry = (isHanded ? handed : noShow)(board, confirmBy);
    await notify(deps, tx, [{ userId: target.userId, ...entry }]);
    announceBoard(deps, tx, board);
  });
}

/** The leader takes a word back. One that was never said, or is the other one by now, stays as it is. */
export async function unmarkWord(
  deps: Deps,
  userId: UserId,
  roomId: RoomId,
  targetId: ParticipantId,
  word: Word,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { board, target } = await lockTarget(tx, userId, roomId, targetId);
    if (wordOf(target) !== word) return;
    await noteReceived(tx, target.id, { handedAt: null, noShowAt: null });
    await stopConfirmClock(tx, target.id);
    await deps.clocks.book(tx, 'payments.received-clock', board.id);
    announceBoard(deps, tx, board);
  });
}
