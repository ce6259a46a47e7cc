import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import type { Deps } from '../deps';
import { writeMovements } from '../payments/ledger/ledger-rows';
import { ledBoards } from './led-boards';

/** Somebody who leaves gives up what is not worth a transfer. Their purchases are locked. */
export async function giveUpBalance(deps: Pick<Deps, 'config'>, tx: Tx, userId: UserId, at: Date): Promise<void> {
  const boards = await ledBoards(deps, tx, userId, at);
  if (boards.length === 0) return;
  const movements = boards.map(({ boardId, balance }) => ({
    kind: 'WAIVED' as const,
    boardId,
    participantId: null,
    amount: balance,
    at,
  }));
  await writeMovements(tx, movements);
}

/** All that somebody has as a leader, on its way to the bank or not. */
export async function leaderBalance(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(e.amount), 0)::float8 as balance
    from boards b join ledger_entries e on e.board_id = b.id and e.account = 'LEADER'
    where b.leader_id = ${userId}`.execute(db);
  return rows[0]!.balance;
}
