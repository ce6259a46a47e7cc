import { hasEnded } from '../../boards/board-rules';
import type { LockedRoom } from '../../boards/lock-board';
import { markUnpaid } from '../../boards/seats/mark-seat';
import type { Tx } from '../../db/schema';
import { heldBy, leaderFree, paymentBalanceOf, writeMovements } from '../../payments/ledger/ledger-rows';
import { knownBack } from '../../payments/refunds/refund-rules';
import { type SettledPayment, sandboxMoves } from './settle-rules';

/** Books everything the sandbox took for a locked room as returned, and marks its orders. What it comes to. */
export async function returnSandboxMoney(tx: Tx, { board, members }: LockedRoom, at: Date): Promise<number> {
  const booked = await tx
    .selectFrom('orders')
    .select(['id', 'impUid', 'participantId', 'provider', 'settledAt', 'status'])
    .where('boardId', '=', board.id)
    .where('impUid', 'is not', null)
    .orderBy('id')
    .execute();
  const payments: SettledPayment[] = [];
  for (const { impUid, participantId, provider, settledAt } of booked) {
    if (settledAt) continue;
    const standing = await paymentBalanceOf(tx, board.id, impUid!);
    const rest = standing.paid - standing.returned - standing.charged;
    payments.push({
      impUid: impUid!,
      participantId,
      isSandbox: provider === 'SANDBOX',
      rest,
      back: knownBack(standing),
    });
  }
  const moves = sandboxMoves(
    {
      boardId: board.id,
      leader: members.find(({ role }) => role === 'LEADER')?.id ?? null,
      held: await heldBy(tx, board.id),
      atLeader: await leaderFree(tx, board.id),
    },
    payments,
  );
  if (moves.length > 0)
    await writeMovements(
      tx,
      moves.map((move) => ({ ...move, at, provider: 'SANDBOX' })),
    );
  await markOrders(tx, board, at);
  return moves.filter(({ kind }) => kind === 'REFUND').reduce((sum, { amount }) => sum + amount, 0);
}

/** Nobody is asked about them any more. Where goods were handed out for it the payment stays what it was. */
async function markOrders(tx: Tx, board: LockedRoom['board'], at: Date): Promise<void> {
  const sandbox = () =>
    tx
      .updateTable('orders')
      .where('boardId', '=', board.id)
      .where('provider', '=', 'SANDBOX')
      .where('settledAt', 'is', null);
  if (!hasEnded(board.stage)) {
    const back = await sandbox()
      .set({ status: 'REFUNDED' })
      .where('status', '=', 'PAID')
      .returning('participantId')
      .execute();
    for (const { participantId } of back) await markUnpaid(tx, participantId);
  }
  await sandbox().set({ status: 'VOID' }).where('status', '=', 'PENDING').execute();
  await sandbox().set({ settledAt: at, checkAt: null }).execute();
}
