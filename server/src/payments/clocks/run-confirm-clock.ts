import { type BoardId, eveningAfter, LATE_HOURS, STALL_DAYS } from '@mungchi/contract';
import { type LockedRoom, lockRoom } from '../../boards/lock-board';
import type { ParticipantRow } from '../../db/rows';
import type { Tx } from '../../db/schema';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { waitedDays } from '../../handover/handover-rules';
import { findAppointment } from '../../handover/read-appointment';
import { notify } from '../../notifications/notify';
import { autoConfirmed } from '../../notifications/received-entries';
import { askReceived, warnConfirm } from '../ask-received';
import { leftFor } from '../ledger/left-for';
import { openDisputes } from '../open-disputes';
import { creditNow, receiveShare } from '../receive-share';
import { confirmStep, stallStep } from './confirm-clock-rules';
import { openStalled } from './open-stalled';

/** The 거래 완료 that are due in one room, decided again under its lock: another node, a press or a dispute may have come first. */
export async function runConfirmClock(deps: Deps, boardId: BoardId): Promise<void> {
  const isComplete = await transact(deps.db, async (tx) => {
    const room = await lockRoom(tx, boardId);
    const received = await takeSteps(deps, tx, room, deps.now());
    return confirmAll(deps, tx, room, received);
  });
  if (isComplete) await creditNow(deps, boardId);
}

type Received = { member: ParticipantRow; days: number };

/** Tells, asks and opens cases; returns who counts as having received. */
async function takeSteps(deps: Deps, tx: Tx, { board, members }: LockedRoom, at: Date): Promise<Received[]> {
  const disputes = await openDisputes(tx, board.id);
  const meeting = { ...board, endsAt: (await findAppointment(tx, board.id))?.endsAt ?? null };
  const received: Received[] = [];
  for (const member of members) {
    const isDisputed = disputes.has(member.id);
    const confirm = confirmStep(member, board, isDisputed, at);
    if (confirm === 'warn-day')
      await warnConfirm(deps, tx, board, member, { confirmBy: member.confirmBy!, nth: 1 }, at);
    if (confirm === 'warn-last')
      await warnConfirm(deps, tx, board, member, { confirmBy: member.confirmBy!, nth: 2 }, at);
    if (confirm === 'warn-late')
      await warnConfirm(deps, tx, board, member, { confirmBy: eveningAfter(at, LATE_HOURS), nth: 1 }, at);
    if (confirm === 'confirm') received.push({ member, days: waitedDays(member, at) });

    const stall = stallStep(member, meeting, isDisputed, at);
    if (stall === 'ask') await askReceived(deps, tx, board, member, at);
    if (stall !== 'end') continue;
    const held = await leftFor(tx, member);
    if (held > 0) await openStalled(deps, tx, board, member, held, at);
    else received.push({ member, days: STALL_DAYS });
  }
  return received;
}

/** Whether with them everybody has received. */
async function confirmAll(deps: Deps, tx: Tx, room: LockedRoom, received: readonly Received[]): Promise<boolean> {
  let isComplete = false;
  for (const { member, days } of received) {
    isComplete = await receiveShare(deps, tx, room, member, 'AUTO');
    await notify(deps, tx, [{ userId: member.userId, ...autoConfirmed(room.board, days) }]);
  }
  if (received.length > 0) faultPoint('confirm.before-commit');
  return isComplete;
}
