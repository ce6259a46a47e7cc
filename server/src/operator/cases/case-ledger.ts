import type { BoardId, LedgerLine } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** What moved the held sum of a room, in order; the lines add up to what is held. */
export async function caseLedger(db: Db, boardId: BoardId): Promise<{ ledger: LedgerLine[]; held: number }> {
  const { rows } = await sql<Omit<LedgerLine, 'at'> & { at: Date }>`
    select s.id, s.at, s.kind, coalesce(u.nickname, '탈퇴한 이웃') as nickname, e.amount::float8 as amount
    from ledger_sets s
    join ledger_entries e on e.set_id = s.id and e.account = 'HOLDING'
    left join participants p on p.id = s.participant_id
    left join users u on u.id = p.user_id
    where s.board_id = ${boardId} order by s.id`.execute(db);
  const ledger = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return { ledger, held: ledger.reduce((sum, { amount }) => sum + amount, 0) };
}
