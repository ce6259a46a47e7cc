import { type CurrentUser, categoryName, PROFILE_KEYWORDS_MAX, type PublicProfile, seoulDay } from '@mungchi/contract';
import type { UserRow } from '../db/schema';

/** The mascot in its four colours: what people who upload nothing look like. */
export const DEFAULT_AVATARS = ['pink', 'yellow', 'mint', 'blue'].map((colour) => `/avatars/${colour}.webp`);

const EARLIEST_BIRTH = '1900-01-01';

/** Looks like nothing on a screen: control and format characters, Hangul fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\s\u115f\u1160\u3164\uffa0]/gu;

/** Two nicknames with the same key look the same to people: case, spaces and composition do not count. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');
}

export function isReadableNickname(nickname: string): boolean {
  return nicknameKey(nickname) !== '' && !/\p{Cc}/u.test(nickname);
}

/** As it is stored: composed syllables, whatever keyboard it came from. */
export function tidyNickname(nickname: string): string {
  return nickname.normalize('NFC').trim();
}

export function isPossibleBirth(birth: string, now: Date): boolean {
  return birth >= EARLIEST_BIRTH && birth < seoulDay(now);
}

export function publicProfileOf(user: UserRow & { nickname: string; profileUrl: string }): PublicProfile {
  return {
    userId: user.id,
    nickname: user.nickname,
    profileUrl: user.profileUrl,
    mannerLeader: oneDecimal(user.mannerLeader),
    mannerParticipant: oneDecimal(user.mannerParticipant),
    reviewKeywordDto: { keywords: user.reviewKeywords.slice(0, PROFILE_KEYWORDS_MAX) },
  };
}

export function currentUserOf(user: UserRow & { nickname: string; profileUrl: string }): CurrentUser {
  const { id, name, email, nickname, phone, birth, gender, profileUrl, address, latitude, longitude } = user;
  return {
    id,
    name,
    email,
    nickname,
    phone,
    birth,
    gender,
    profileUrl,
    address,
    latitude,
    longitude,
    mannerLeader: oneDecimal(user.mannerLeader),
    mannerParticipant: oneDecimal(user.mannerParticipant),
    interestCategory: user.interestCategory === null ? null : (categoryName(user.interestCategory) ?? null),
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
