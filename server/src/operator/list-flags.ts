import { type FlaggedBoard, LIST_LIMIT, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { BoardRow } from '../db/rows';
import type { Deps } from '../deps';
import { caseBoard } from './cases/case-board';
import { casePeople } from './cases/case-people';

type Row = BoardRow & { flags: FlaggedBoard['flags']; firstAt: Date; lastSeenAt: Date | null };

/** Posts in which a first look found something: one line for each post. */
export async function listFlags(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: UserId,
  state: 'OPEN' | 'ENDED' = 'OPEN',
): Promise<FlaggedBoard[]> {
  const isOpen = state === 'OPEN';
  const { rows } = await sql<Row>`
    select b.*, f.* from boards b
    join (
      select board_id, json_agg(json_build_object('kind', kind, 'words', words) order by kind) as flags, min(at) as first_at,
        max(seen_at) as last_seen_at, bool_and(seen_at is not null) as is_seen
      from board_flags group by board_id
    ) f on f.board_id = b.id
    where b.deleted_at is null and f.is_seen = ${!isOpen}
    order by ${isOpen ? sql`f.first_at, b.id` : sql`f.last_seen_at desc, b.id desc`} limit ${LIST_LIMIT}`.execute(db);
  const people = await casePeople(
    db,
    rows.map(({ leaderId }) => leaderId),
    { viewer, now: now() },
  );
  return rows.map((row) => ({
    board: caseBoard(row),
    content: row.content,
    leader: people.get(row.leaderId)!,
    flags: row.flags,
    at: row.firstAt.toISOString(),
    seenAt: isOpen ? null : (row.lastSeenAt?.toISOString() ?? null),
  }));
}
