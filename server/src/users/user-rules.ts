import {
  AVATAR_COLOURS,
  type CurrentUser,
  categoryName,
  PROFILE_KEYWORDS_MAX,
  type PublicProfile,
  seoulDay,
} from '@mungchi/contract';
import type { UserRow } from '../db/rows';
import { checkedUntil } from './check-rules';

/** The default avatars: the mascot in four colours. */
export const DEFAULT_AVATARS: readonly string[] = AVATAR_COLOURS.map((colour) => `/avatars/${colour}.webp`);

const EARLIEST_BIRTH = '1900-01-01';

/** Invisible or text-altering characters: controls, bidi marks, joiners, fillers, unassigned code points. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;

/** Allowed inside emoji: zero-width joiners and the emoji variation selector. */
const EMOJI_GLUE =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)(?:\u200d(?=\p{Extended_Pictographic})|\ufe0f)|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;

const SPACES = /[\p{Z}\s]/gu;

/** Two nicknames with the same key look the same to people: case, spaces and composition do not count. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase().replace(SPACES, '');
}

/** Every character is visible. */
export function isReadableNickname(nickname: string): boolean {
  return nicknameKey(nickname) !== '' && !INVISIBLE.test(nickname.normalize('NFC').replace(EMOJI_GLUE, ''));
}

/** The stored form: NFC, whatever keyboard it came from. */
export function tidyNickname(nickname: string): string {
  return nickname.normalize('NFC').trim();
}

export function isPossibleBirth(birth: string, now: Date): boolean {
  return birth >= EARLIEST_BIRTH && birth < seoulDay(now);
}

type TrackRecord = Pick<PublicProfile, 'dealCount' | 'reviewCount' | 'newestReviews'>;

export function publicProfileOf(
  user: UserRow & { nickname: string; profileUrl: string },
  record: TrackRecord,
): PublicProfile {
  return {
    userId: user.id,
    nickname: user.nickname,
    profileUrl: user.profileUrl,
    mannerLeader: oneDecimal(user.mannerLeader),
    mannerParticipant: oneDecimal(user.mannerParticipant),
    reviewKeywordDto: { keywords: user.reviewKeywords.slice(0, PROFILE_KEYWORDS_MAX) },
    ...record,
  };
}

export function currentUserOf(
  user: UserRow & { nickname: string; profileUrl: string },
  neighbourhood: string | null,
  kept: Pick<CurrentUser, 'consentsDue' | 'consentsAsked' | 'phoneAsked' | 'sanction'>,
  now: Date,
): CurrentUser {
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
    neighbourhood,
    latitude,
    longitude,
    mannerLeader: oneDecimal(user.mannerLeader),
    mannerParticipant: oneDecimal(user.mannerParticipant),
    interestCategory: user.interestCategory === null ? null : (categoryName(user.interestCategory) ?? null),
    phoneVerified: user.phoneVerifiedAt !== null,
    checkedUntil: checkedUntil(user.checkedOn, seoulDay(now)),
    ...kept,
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
