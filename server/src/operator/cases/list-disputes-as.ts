import { type DisputeLine, LIST_LIMIT } from '@mungchi/contract';
import { sql } from 'kysely';
import type { DisputeRow } from '../../db/rows';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';

export type ListedDispute = DisputeRow & { title: string; follower: string; leader: string };

/** Those that wait for an operator, longest first; or those that ended, latest first. */
export async function listDisputesAs(
  { db }: Pick<Deps, 'db'>,
  { state = 'OPEN', limit = LIST_LIMIT, cursor }: Page & { state?: 'OPEN' | 'ENDED' | undefined },
): Promise<{ disputes: DisputeLine[]; next: string | null }> {
  const after = readCursor(cursor);
  const isOpen = state === 'OPEN';
  const at = isOpen ? sql`d.escalated_at` : sql`d.ended_at`;
  const beyond = after ? sql`and (${at}, d.id) ${isOpen ? sql`>` : sql`<`} (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<ListedDispute>`
    select d.*, b.title, coalesce(f.nickname, '탈퇴한 이웃') as follower, coalesce(l.nickname, '탈퇴한 이웃') as leader
    from disputes d
    join boards b on b.id = d.board_id
    join participants p on p.id = d.participant_id
    join users f on f.id = p.user_id
    join users l on l.id = b.leader_id
    where ${isOpen ? sql`d.state = 'ESCALATED'` : sql`d.ended_at is not null`} ${beyond}
    order by ${at} ${isOpen ? sql`asc` : sql`desc`}, d.id ${isOpen ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(
    db,
  );
  const { shown, next } = pageOf(rows, limit, ({ escalatedAt, endedAt, createdAt, id }) => ({
    at: (isOpen ? escalatedAt : endedAt) ?? createdAt,
    id,
  }));
  return { disputes: shown.map(disputeLine), next };
}

export function disputeLine(row: ListedDispute): DisputeLine {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    boardId: row.boardId,
    title: row.title,
    follower: row.follower,
    leader: row.leader,
    wanted: row.wanted,
    refund: row.refund,
    createdAt: row.createdAt.toISOString(),
    escalatedAt: row.escalatedAt?.toISOString() ?? null,
  };
}
