import { type ParticipantId, split } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { writeMovements } from '../payments/ledger/ledger-rows';
import type { Movement } from '../payments/ledger/ledger-rules';
import type { FilledBoard, Seat } from './fill-boards';

const BATCH = 500;

type Paid = { board: FilledBoard; participantId: ParticipantId; amount: number; at: Date };

/** Paid shares with their orders, ledger entries and sandbox payments, so that a demo room can continue or be cancelled like any other. */
export async function fillMoney(tx: Tx, boards: readonly FilledBoard[]): Promise<void> {
  const payments = boards.flatMap(paymentsOf);
  await inBatches(payments, (batch) => tx.insertInto('orders').values(batch.map(orderOf)).execute());
  await inBatches(payments, (batch) => tx.insertInto('sandboxPayments').values(batch.map(cardOf)).execute());
  await inBatches([...payments.map(paymentMovement), ...boards.flatMap(creditOf)], (batch) =>
    writeMovements(tx, batch),
  );
  await sql`update participants p set paid_at = o.paid_at from orders o where o.participant_id = p.id`.execute(tx);
}

function paymentsOf(board: FilledBoard): Paid[] {
  const amount = split(board.data.price, board.data.totalUser).follower;
  return payersOf(board).map(({ participantId }, index) => ({
    board,
    participantId,
    amount,
    at: new Date(board.reached.get('RECRUITED')!.getTime() + (index + 1) * 60_000),
  }));
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

const impUid = ({ participantId }: Paid) => `imp_demo_${participantId}`;
const merchantUid = ({ participantId }: Paid) => `mungchi_demo_${participantId}`;

function orderOf(paid: Paid) {
  const { board, participantId, amount, at } = paid;
  const names = { merchantUid: merchantUid(paid), impUid: impUid(paid), boardId: board.id, participantId };
  return {
    ...names,
    amount,
    status: 'PAID' as const,
    createdAt: at,
    askedAt: at,
    paidAt: at,
    checkAt: null,
    provider: 'SANDBOX' as const,
  };
}

function cardOf(paid: Paid) {
  const { board, amount, at } = paid;
  return {
    impUid: impUid(paid),
    merchantUid: merchantUid(paid),
    amount,
    reportedAmount: amount,
    name: board.title,
    buyerName: '',
    buyerEmail: '',
    status: 'paid' as const,
    failReason: null,
    failingReads: 0,
    slowReadsMs: 0,
    createdAt: at,
  };
}

function paymentMovement(paid: Paid): Movement {
  const { board, participantId, amount, at } = paid;
  return {
    kind: 'PAYMENT',
    impUid: impUid(paid),
    boardId: board.id,
    participantId,
    amount,
    at,
    provider: 'SANDBOX',
  };
}

/** What the followers of a purchase have paid. */
export function collectedBy(board: FilledBoard): number {
  return paymentsOf(board).reduce((sum, paid) => sum + paid.amount, 0);
}

function creditOf(board: FilledBoard): Movement[] {
  const at = board.reached.get('COMPLETED');
  if (!at) return [];
  const amount = collectedBy(board);
  const { participantId } = board.seats[0]!;
  return [
    {
      kind: 'HAND_OVER',
      boardId: board.id,
      participantId,
      amount,
      at,
      provider: 'SANDBOX',
    },
  ];
}

async function inBatches<Item>(items: readonly Item[], write: (batch: readonly Item[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += BATCH) await write(items.slice(start, start + BATCH));
}
