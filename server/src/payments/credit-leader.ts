import { ALL_BACK_TEXT, type BoardId, type Stage, type UserId } from '@mungchi/contract';
import { advanceStage } from '../boards/advance-stage';
import { lockRoom } from '../boards/lock-board';
import type { ParticipantRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { faultPoint } from '../fault-point';
import { completed, credited } from '../notifications/entries';
import { notify } from '../notifications/notify';
import { tellMembers } from '../notifications/tell-members';
import { bookRest } from './book-rest';
import { closeBoardCases } from './cases/close-cases';
import { confirmBooked, Unconfirmed } from './confirm-booked';
import { freeIn, writeMovement } from './ledger/ledger-rows';
import { noteUnanswered, noteUnknown } from './note-unknown';
import { openDisputes } from './open-disputes';
import type { Asking } from './provider/payment-provider';
import { isCreditDue } from './trade-rules';

/**
 * Everyone has received: completes the purchase and pays out to the leader, but only money the provider still holds. While
 * the provider is unavailable the payout is postponed and its job retries; meanwhile an open case states the reason.
 */
export async function creditLeader(deps: Deps, boardId: BoardId, causedBy?: UserId, asking?: Asking): Promise<Stage> {
  const before = await transact(deps.db, (tx) => lockDue(tx, boardId));
  if (!before.isDue) return before.board.stage;
  const unknown = await confirmBooked(deps, boardId, asking).catch(async (error: unknown) => {
    if (!(error instanceof Unconfirmed)) throw error;
    await noteUnanswered(deps, error);
    await bookRest(deps, boardId);
    throw error;
  });
  if (unknown.length > 0) {
    await noteUnknown(deps, boardId, unknown);
    await bookRest(deps, boardId);
    throw unknown[0]!.why;
  }
  faultPoint('credit.confirmed');
  return transact(deps.db, async (tx) => {
    const { board, members, isDue } = await lockDue(tx, boardId);
    if (!isDue) return board.stage;
    const at = deps.now();
    const amount = await freeIn(tx, boardId);
    const leader = members.find((member) => member.role === 'LEADER')!;
    if (amount > 0) {
      await writeMovement(tx, { kind: 'HAND_OVER', boardId, participantId: leader.id, amount, at });
    }
    await tx.updateTable('orders').set({ checkAt: null, withheldAt: null }).where('boardId', '=', boardId).execute();
    await closeBoardCases(deps, tx, boardId, ['UNCONFIRMED', 'HAND_OVER_WAITS']);
    const { stage } = await advanceStage(deps, tx, board, 'everyone-received', at, endWords(members));
    await tellMembers(deps, tx, boardId, completed(board), causedBy);
    if (amount > 0) await notify(deps, tx, [{ userId: leader.userId, ...credited(board, amount) }]);
    faultPoint('credit.before-commit');
    return stage;
  });
}

/** Where nobody received anything, the room says so. */
function endWords(members: readonly ParticipantRow[]): string | undefined {
  const followers = members.filter(({ role }) => role === 'FOLLOWER');
  const isAllBack = followers.every(({ receivedAt, refundedAt }) => receivedAt === null && refundedAt !== null);
  return isAllBack ? ALL_BACK_TEXT : undefined;
}

async function lockDue(tx: Tx, boardId: BoardId) {
  const room = await lockRoom(tx, boardId);
  const isDue = isCreditDue(room.board.stage, room.members, await openDisputes(tx, boardId));
  return { ...room, isDue };
}
