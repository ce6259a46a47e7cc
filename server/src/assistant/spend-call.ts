import { seoulDay, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { WRITER } from '../db/lock-writer';
import type { Deps } from '../deps';

/** Counts one model call against the user's daily quota; false when it is used up, and always for visitors. */
export async function spendCall(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId | null,
  perDay: number,
): Promise<boolean> {
  if (userId === null || perDay === 0) return false;
  const { rows } = await sql`
    insert into assistant_model_calls as spent (user_id, day, calls)
    select writer.id, ${seoulDay(now())}::date, 1 from ${WRITER(userId)}
    on conflict (user_id, day) do update set calls = spent.calls + 1 where spent.calls < ${perDay}
    returning calls`.execute(db);
  return rows.length > 0;
}

/** Whether one is left, without spending it. */
export async function callsLeft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  perDay: number,
): Promise<boolean> {
  const spent = await db
    .selectFrom('assistantModelCalls')
    .select('calls')
    .where('userId', '=', userId)
    .where('day', '=', sql<string>`${seoulDay(now())}::date`)
    .executeTakeFirst();
  return (spent?.calls ?? 0) < perDay;
}
