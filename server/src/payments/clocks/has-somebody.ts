import type { BoardId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';

/** Not a room of the demo in which nobody ever had a session: those stand still. */
export const HAS_SOMEBODY: RawBuilder<boolean> = sql<boolean>`exists (
  select from participants p join users u on u.id = p.user_id
  where p.board_id = b.id and (not u.demo or exists (select from refresh_tokens t where t.user_id = u.id)))`;

export async function hasSomebody(db: Db, boardId: BoardId): Promise<boolean> {
  const { rows } = await sql`select from boards b where b.id = ${boardId} and ${HAS_SOMEBODY}`.execute(db);
  return rows.length > 0;
}
