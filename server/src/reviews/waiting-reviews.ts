import { LIST_LIMIT, type RoomId, type UserId, type WaitingReviews } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';

/** How many reviews about somebody wait in each room. Neither their writers nor their words. */
export async function waitingReviews({ db }: Deps, userId: UserId): Promise<WaitingReviews[]> {
  const { rows } = await sql<{ id: RoomId; title: string; count: number; opensAt: Date }>`
    select b.id, b.title, count(*)::int as count, b.reviews_open_at as opens_at
    from reviews r join boards b on b.id = r.board_id
    where r.target_user_id = ${userId} and r.opened_at is null and b.reviews_open_at is not null
    group by b.id order by b.reviews_open_at, b.id limit ${LIST_LIMIT}`.execute(db);
  return rows.map(({ id, title, count, opensAt }) => ({
    chatRoomId: id,
    boardTitle: title,
    count,
    opensAt: opensAt.toISOString(),
  }));
}
