import { sql } from 'kysely';
import type { ParticipantRow, Tx } from '../db/schema';

/** What the room holds for one of its members: paid, and neither given back nor promised to be. */
export async function heldFor(tx: Tx, { id, boardId }: Pick<ParticipantRow, 'id' | 'boardId'>): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select (
      coalesce((
        select sum(case kind when 'PAYMENT' then amount else -amount end)
        from ledger_sets join ledger_entries on ledger_entries.set_id = ledger_sets.id
        where ledger_sets.board_id = ${boardId} and participant_id = ${id} and kind in ('PAYMENT', 'REFUND') and amount > 0
      ), 0) - coalesce((
        select sum(amount) from refunds
        where board_id = ${boardId} and participant_id = ${id} and done_at is null and reason not in ('STRAY', 'MISMATCH')
      ), 0))::float8 as held`.execute(tx);
  return rows[0]!.held;
}
