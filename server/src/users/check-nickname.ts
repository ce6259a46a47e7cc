import { Nickname, REFUSALS } from '@mungchi/contract';
import type { Deps } from '../deps';
import { isReadableNickname, nicknameKey } from './user-rules';

export const UNREADABLE_NICKNAME = '눈에 보이는 글자로 지어 주세요.';

/** Whether this person could take the nickname now; the one they have counts as free. */
export async function checkNickname(
  { db }: Deps,
  userId: number,
  wanted: string,
): Promise<{ available: boolean; reason: string | null }> {
  const parsed = Nickname.safeParse(wanted);
  if (!parsed.success) return { available: false, reason: parsed.error.issues[0]?.message ?? UNREADABLE_NICKNAME };
  if (!isReadableNickname(parsed.data)) return { available: false, reason: UNREADABLE_NICKNAME };
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('nicknameKey', '=', nicknameKey(parsed.data))
    .where('id', '!=', userId)
    .executeTakeFirst();
  return holder ? { available: false, reason: REFUSALS.NICKNAME_TAKEN[1] } : { available: true, reason: null };
}
