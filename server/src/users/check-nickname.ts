import { Nickname, REFUSALS, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { nicknameRefusal, UNREADABLE_NICKNAME } from './assert-nickname';
import { nicknameKey } from './user-rules';

/** Whether the nickname is available to this user; their current one is. */
export async function checkNickname(
  { db }: Deps,
  userId: UserId,
  wanted: string,
): Promise<{ available: boolean; reason: string | null }> {
  const parsed = Nickname.safeParse(wanted);
  if (!parsed.success) return { available: false, reason: parsed.error.issues[0]?.message ?? UNREADABLE_NICKNAME };
  const holders = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where((eb) => eb.or([eb('nicknameKey', '=', nicknameKey(parsed.data)), eb('id', '=', userId)]))
    .execute();
  const worn = holders.find(({ id }) => id === userId)?.nickname ?? null;
  const refusal = nicknameRefusal(parsed.data, worn);
  if (refusal) return { available: false, reason: refusal.fields?.['nickname'] ?? refusal.message };
  const taken = holders.some(({ id }) => id !== userId);
  return taken ? { available: false, reason: REFUSALS.NICKNAME_TAKEN[1] } : { available: true, reason: null };
}
