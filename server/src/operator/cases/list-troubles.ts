import { LIST_LIMIT, type Trouble } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { caseVerbs } from '../../payments/cases/case-verb-rules';
import { readCaseFacts } from '../../payments/cases/read-case-facts';

type Row = Omit<Trouble, 'seenAt' | 'endedAt' | 'verbs'> & { seenAt: Date; endedAt: Date | null };

/** Payments that did not fit, and cases of the books: the open ones oldest first, or what ended, latest first. */
export async function listTroubles(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  state: 'OPEN' | 'ENDED' = 'OPEN',
): Promise<Trouble[]> {
  const { rows } = await sql<Row>`
    select t.*, coalesce(b.title, '') as title, coalesce(u.nickname, '탈퇴한 이웃') as nickname
    from (
      select imp_uid as id, 'MISMATCH' as kind, imp_uid, board_id, user_id, coalesce((record ->> 'amount')::int, 0) as amount,
        coalesce(decision, '') as note, seen_at, ended_at
      from payment_troubles
      union all
      select 'c' || id, kind, coalesce(imp_uid, 'board ' || board_id), board_id, user_id, amount, note, at, closed_at from money_cases
    ) t
    left join boards b on b.id = t.board_id
    left join users u on u.id = t.user_id
    where ${state === 'OPEN' ? sql`t.ended_at is null` : sql`t.ended_at is not null`}
    order by ${state === 'OPEN' ? sql`t.seen_at` : sql`t.ended_at desc`} limit ${LIST_LIMIT}`.execute(db);
  const facts = await readCaseFacts(db, rows.flatMap(caseIdOf), now());
  return rows.map((row) => ({
    ...row,
    verbs: row.endedAt ? [] : caseVerbs(facts.get(caseIdOf(row)[0] ?? 0) ?? { ...NOTHING, kind: row.kind }),
    seenAt: row.seenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

const NOTHING = { refund: 'NONE', isDue: false, isPast: false } as const;

/** None for a payment that is in no books. */
function caseIdOf({ id, kind }: Pick<Row, 'id' | 'kind'>): number[] {
  return kind === 'MISMATCH' ? [] : [Number(id.slice(1))];
}
