import { LIST_LIMIT, type Trouble } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';

type Row = Omit<Trouble, 'seenAt' | 'endedAt'> & { seenAt: Date; endedAt: Date | null };

/** Payments that did not fit, and cases of the books: the open ones oldest first, or what ended, latest first. */
export async function listTroubles({ db }: Pick<Deps, 'db'>, state: 'OPEN' | 'ENDED' = 'OPEN'): Promise<Trouble[]> {
  const { rows } = await sql<Row>`
    select t.*, coalesce(b.title, '') as title, coalesce(u.nickname, '탈퇴한 이웃') as nickname
    from (
      select imp_uid as id, 'MISMATCH' as kind, imp_uid, board_id, user_id, coalesce((record ->> 'amount')::int, 0) as amount,
        coalesce(decision, '') as note, seen_at, ended_at
      from payment_troubles
      union all
      select 'c' || id, kind, imp_uid, board_id, user_id, amount, note, at, closed_at from money_cases
    ) t
    left join boards b on b.id = t.board_id
    left join users u on u.id = t.user_id
    where ${state === 'OPEN' ? sql`t.ended_at is null` : sql`t.ended_at is not null`}
    order by ${state === 'OPEN' ? sql`t.seen_at` : sql`t.ended_at desc`} limit ${LIST_LIMIT}`.execute(db);
  return rows.map((row) => ({
    ...row,
    seenAt: row.seenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
