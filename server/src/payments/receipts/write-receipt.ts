import { backPerSeat, costOf } from '@mungchi/contract';
import type { LockedRoom } from '../../boards/lock-board';
import { noteSpent } from '../../boards/note-spent';
import { postSystemMessage } from '../../chat/append-in-transaction';
import type { TakenPictures } from '../../chat/pictures/take-pictures';
import { usePictures } from '../../chat/pictures/use-pictures';
import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { faultPoint } from '../../fault-point';
import { type NewNotification, notify } from '../../notifications/notify';
import { trueUp } from '../../notifications/true-up-entry';
import { announceRoom } from '../announce-room';
import { requestRefund } from '../refunds/request-refund';
import { receiptWords } from './receipt-rules';

export type NewReceipt = { spent: number; taken: TakenPictures; note: string };

/**
 * Writes down what the leader of a locked, purchased room spent. Where the cost falls, everybody who paid gets the difference of
 * their seats back, as far as it is left.
 */
export async function writeReceipt(deps: Deps, tx: Tx, room: LockedRoom, receipt: NewReceipt): Promise<void> {
  const { board, members } = room;
  const { spent, taken, note } = receipt;
  const at = deps.now();
  await usePictures(deps, tx, taken);
  const { id } = await tx
    .insertInto('receipts')
    .values({ boardId: board.id, spent, pictures: JSON.stringify(taken.pictures), note, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteSpent(tx, board.id, spent);
  const before = costOf(board);
  const back = backPerSeat(board.totalUser, before, Math.min(before, spent));
  if (back > 0) await giveBack(deps, tx, room, { id, spent, back });
  const isEqual = members.every(({ role, seats }) => role === 'LEADER' || seats === 1);
  const words = receiptWords(board, spent, back, isEqual);
  await postSystemMessage(deps, tx, board.id, board.stage, at, words, 'RECEIPT');
  await announceRoom(deps, tx, board.id);
  faultPoint('receipt.before-commit');
}

type Difference = { id: number; spent: number; back: number };

async function giveBack(deps: Deps, tx: Tx, { board, members }: LockedRoom, { id, spent, back }: Difference) {
  const orders = await tx
    .selectFrom('orders')
    .select(['participantId', 'impUid'])
    .where('boardId', '=', board.id)
    .where('status', '=', 'PAID')
    .orderBy('id')
    .execute();
  const told: NewNotification[] = [];
  for (const { participantId, impUid } of orders) {
    const member = members.find((each) => each.id === participantId);
    if (!impUid || !member || member.refundedAt !== null) continue;
    const amount = await requestRefund(deps, tx, {
      impUid,
      boardId: board.id,
      participantId,
      amount: back * member.seats,
      reason: 'TRUE_UP',
      receiptId: id,
    });
    if (amount > 0) told.push({ userId: member.userId, ...trueUp(board, { id, spent, amount }) });
  }
  await notify(deps, tx, told);
}
