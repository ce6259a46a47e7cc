import { REFUSALS } from '@mungchi/contract';
import { Refusal } from '../refusal';
import { isReservedNickname } from './reserved-names';
import { isReadableNickname, nicknameKey } from './user-rules';

export const UNREADABLE_NICKNAME = '눈에 보이는 글자로 지어 주세요.';

/** Requires a visible, non-reserved nickname; the current one may be kept. */
export function assertNickname(nickname: string, worn: string | null): void {
  const refusal = nicknameRefusal(nickname, worn);
  if (refusal) throw refusal;
}

export function nicknameRefusal(nickname: string, worn: string | null): Refusal | null {
  if (!isReadableNickname(nickname)) return new Refusal('INVALID_FIELDS', { nickname: UNREADABLE_NICKNAME });
  if (worn !== null && nicknameKey(worn) === nicknameKey(nickname)) return null;
  if (!isReservedNickname(nickname)) return null;
  return new Refusal('NICKNAME_RESERVED', { nickname: REFUSALS.NICKNAME_RESERVED[1] });
}
