import { split } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { writeMovement } from '../payments/ledger-rows';
import type { FilledBoard, Seat } from './fill-boards';

/** Paid shares with their orders, books and cards, so that a demo room can go on or be called off like any other. */
export async function fillMoney(tx: Tx, boards: readonly FilledBoard[]): Promise<void> {
  for (const board of boards) {
    const payers = payersOf(board);
    for (const [index, payer] of payers.entries()) await paid(tx, board, payer, index);
    const completed = board.reached.get('COMPLETED');
    if (completed) {
      const amount = split(board.data.price, board.data.totalUser).follower * payers.length;
      const { participantId } = board.seats[0]!;
      await writeMovement(tx, {
        kind: 'HAND_OVER',
        reference: `board ${board.id}`,
        boardId: board.id,
        participantId,
        amount,
        at: completed,
      });
    }
  }
}

/** In a full room half have paid; from then on everybody has. */
function payersOf({ data, seats }: FilledBoard): readonly Seat[] {
  const followers = seats.slice(1);
  switch (data.stage) {
    case 'RECRUITING':
    case 'CANCELLED':
      return [];
    case 'RECRUITED':
      return followers.slice(0, Math.floor(followers.length / 2));
    case 'PAYING':
    case 'PURCHASED':
    case 'COMPLETED':
      return followers;
  }
}

async function paid(tx: Tx, board: FilledBoard, { participantId }: Seat, index: number): Promise<void> {
  const amount = split(board.data.price, board.data.totalUser).follower;
  const at = new Date(board.reached.get('RECRUITED')!.getTime() + (index + 1) * 60_000);
  const impUid = `imp_demo_${participantId}`;
  const merchantUid = `mungchi_demo_${participantId}`;
  const order = {
    merchantUid,
    boardId: board.id,
    participantId,
    amount,
    impUid,
    createdAt: at,
    paidAt: at,
    checkAt: null,
  };
  await tx
    .insertInto('orders')
    .values({ ...order, status: 'PAID' })
    .execute();
  await tx.updateTable('participants').set({ paidAt: at }).where('id', '=', participantId).execute();
  await writeMovement(tx, { kind: 'PAYMENT', reference: impUid, boardId: board.id, participantId, amount, at });
  const card = {
    impUid,
    merchantUid,
    amount,
    reportedAmount: amount,
    name: board.title,
    buyerName: '',
    buyerEmail: '',
  };
  await tx
    .insertInto('sandboxPayments')
    .values({ ...card, status: 'paid', failReason: null, failingReads: 0, slowReadsMs: 0, createdAt: at })
    .execute();
}
