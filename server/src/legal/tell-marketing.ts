import type { UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { transact } from '../db/transaction';
import type { Deps } from '../deps';
import { notify } from '../notifications/notify';

/** Every two years: the consent to offers is still on, and how to end it. */
export async function tellMarketing(deps: Deps): Promise<void> {
  const { rows } = await sql<{ userId: UserId; id: number; years: number }>`
    select user_id, id, extract(year from age(${deps.now()}::timestamptz, at))::int as years from (
      select distinct on (user_id) user_id, id, at, given from consents where kind = 'MARKETING' order by user_id, id desc
    ) newest
    where given and user_id in (select id from users where left_at is null)
      and at <= ${deps.now()}::timestamptz - interval '2 years'`.execute(deps.db);
  if (rows.length === 0) return;
  await transact(deps.db, (tx) =>
    notify(
      deps,
      tx,
      rows.map(({ userId, id, years }) => ({
        userId,
        kind: 'MARKETING_ON' as const,
        boardId: null,
        title: '혜택 알림을 받고 있어요',
        body: '받지 않으려면 알림 설정에서 언제든 끌 수 있어요.',
        path: '/mypage/alerts',
        key: `marketing ${id} ${Math.floor(years / 2)}`,
      })),
    ),
  );
}
