import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { writeMovements } from '../payments/ledger/ledger-rows';
import { receiptWords } from '../payments/receipts/receipt-rules';
import type { FilledBoard } from './fill-boards';

/** What every seat gets back where the leader bought for less. */
const BACK = 100;
const MAX_SEATS = 3;

/** In every neighbourhood one purchase of which one may take several shares, and what was bought for less has its receipt. */
export async function fillShares(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const roomy = new Map<string, FilledBoard>();
  for (const board of boards) {
    const { stage, neighbourhood, totalUser, members } = board.data;
    const isRoomy = stage === 'RECRUITING' && totalUser - members >= MAX_SEATS;
    if (isRoomy && !roomy.has(neighbourhood)) roomy.set(neighbourhood, board);
  }
  const ids = [...roomy.values()].map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('boards').set({ maxSeats: MAX_SEATS }).where('id', 'in', ids).execute();
  for (const board of boards) if (board.data.stage === 'PURCHASED') await fillReceipt(tx, board, now);
}

async function fillReceipt(tx: Tx, { id: boardId, data, seats, reached }: FilledBoard, now: Date): Promise<void> {
  const at = reached.get('PURCHASED')!;
  const spent = data.price - BACK * data.totalUser;
  if (spent * 2 < data.price) return;
  const { id } = await tx
    .insertInto('receipts')
    .values({ boardId, spent, note: '직판장이 더 쌌어요', at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('boards').set({ spent }).where('id', '=', boardId).execute();
  const parts = seats.slice(1).map(({ participantId }) => ({
    boardId,
    participantId,
    amount: BACK,
    impUid: `imp_demo_${participantId}`,
    receiptId: id,
  }));
  const refunds = await tx
    .insertInto('refunds')
    .values(parts.map((part) => ({ ...part, reason: 'TRUE_UP' as const, createdAt: at, doneAt: at })))
    .returning(['id', 'impUid', 'participantId', 'amount'])
    .execute();
  await tx
    .updateTable('sandboxPayments')
    .set({ cancelAmount: BACK })
    .where(
      'impUid',
      'in',
      parts.map(({ impUid }) => impUid),
    )
    .execute();
  await writeMovements(
    tx,
    refunds.map(({ id: refundId, ...part }) => ({ ...part, refundId, boardId, kind: 'REFUND' as const, at })),
  );
  const words = receiptWords(data, spent, BACK, true);
  await sql`
    with room as (
      update chat_rooms set last_seq = last_seq + 1, last_message = ${words},
        last_message_at = greatest(least(last_message_at + interval '1 minute', ${now}), last_message_at + interval '1 millisecond')
      where id = ${boardId} returning last_seq, last_message_at)
    insert into messages (room_id, seq, type, stage, notice, body, sent_at)
    select ${boardId}, last_seq, 'SYSTEM', 'PURCHASED', 'RECEIPT', ${words}, last_message_at from room`.execute(tx);
}
