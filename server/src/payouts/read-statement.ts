import { type Statement, seoulDay, startOfSeoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { isOnlySandbox } from '../payments/ledger/only-sandbox';
import { type StatementRow, statementRows } from './statement-rows';
import { monthAfter, sumsOf } from './statement-rules';

/** A month of a leader, straight from the ledger: by purchase, and every movement. */
export async function readStatement(deps: Deps, userId: UserId, wanted?: string): Promise<Statement> {
  const { db, now, config } = deps;
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(s.at at time zone 'Asia/Seoul', 'YYYY-MM') as month
    from boards b join ledger_sets s on s.board_id = b.id
    where b.leader_id = ${userId} and not ${isOnlySandbox(config, sql`b.id`)} order by month desc`.execute(db);
  const months = rows.map(({ month }) => month);
  const month = wanted ?? months[0] ?? seoulDay(now()).slice(0, 7);
  const moved = await statementRows(deps, userId, {
    from: startOfSeoulDay(`${month}-01`),
    until: startOfSeoulDay(`${monthAfter(month)}-01`),
  });
  return {
    month,
    months,
    total: sumsOf(moved),
    boards: byBoard(moved).map((of) => ({ boardId: of[0]!.boardId, title: of[0]!.title, ...sumsOf(of) })),
    entries: moved.map(({ id, at, boardId, title, kind, amount }) => ({
      id,
      at: at.toISOString(),
      boardId,
      title,
      kind,
      amount,
    })),
  };
}

/** In the order of their first movement. */
function byBoard(moved: readonly StatementRow[]): StatementRow[][] {
  const boards = new Map<number, StatementRow[]>();
  for (const row of moved) boards.set(row.boardId, [...(boards.get(row.boardId) ?? []), row]);
  return [...boards.values()];
}
