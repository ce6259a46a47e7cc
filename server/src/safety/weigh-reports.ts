import { type BoardId, DAY_MS, HOLD_DISMISSED_DAYS } from '@mungchi/contract';
import { sql } from 'kysely';
import { holdBoard } from '../boards/flags/hold-board';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { isToHold, type Witness } from './hold-rules';

/** Holds a group purchase back that enough neighbours reported. Its row is locked by the caller. */
export async function weighReports(deps: Deps, tx: Tx, boardId: BoardId, at: Date): Promise<void> {
  const board = await tx.selectFrom('boards').selectAll().where('id', '=', boardId).executeTakeFirstOrThrow();
  const fine = await tx
    .selectFrom('reports')
    .select('id')
    .where('boardId', '=', boardId)
    .where('targetKind', '=', 'BOARD')
    .where('state', '=', 'DISMISSED')
    .limit(1)
    .executeTakeFirst();
  const witnesses = await witnessesOf(tx, boardId, at);
  if (isToHold({ ...board, wasFoundFine: fine !== undefined }, witnesses, at)) await holdBoard(deps, tx, board, at);
}

async function witnessesOf(tx: Tx, boardId: BoardId, at: Date): Promise<Witness[]> {
  const since = new Date(at.getTime() - HOLD_DISMISSED_DAYS * DAY_MS);
  const { rows } = await sql<Witness>`
    select u.signed_up_at, exists (select from participants p where p.board_id = ${boardId} and p.user_id = u.id) as is_member,
      (select count(*)::int from reports d where d.reporter_id = u.id and d.state = 'DISMISSED' and d.ended_at > ${since}) as dismissed
    from reports r join users u on u.id = r.reporter_id
    where r.board_id = ${boardId} and r.target_kind = 'BOARD' and r.state = 'OPEN' and u.left_at is null`.execute(tx);
  return rows;
}
