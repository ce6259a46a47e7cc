import type { NeighbourRecord, UserId } from '@mungchi/contract';
import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { CalendarDate } from './calendar-date';

export type UsersTable = {
  id: Generated<UserId>;
  provider: string;
  providerUserId: string;
  name: string;
  email: string;
  nickname: string | null;
  nicknameKey: string | null;
  phone: string | null;
  phoneVerifiedAt: Generated<Date | null>;
  verifiedName: Generated<string | null>;
  birth: CalendarDate | null;
  gender: 'MALE' | 'FEMALE' | null;
  profileUrl: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  interestCategory: number | null;
  mannerLeader: Generated<number>;
  mannerParticipant: Generated<number>;
  reviewKeywords: Generated<string[]>;
  demo: Generated<boolean>;
  signedUpAt: Date | null;
  /** When they were at home with their device; null once it was dropped or the home has moved. */
  checkedOn: Generated<CalendarDate | null>;
  lastCheckedOn: Generated<CalendarDate | null>;
  /** How far the home has moved since then, all steps together. */
  movedMetres: Generated<number>;
  /** Given and taken on the machine only. */
  operatorSince: Generated<Date | null>;
  /** Lists may have something to leave out. Set by the database with a block, either way, and with a report of a purchase. */
  seesLess: Generated<boolean>;
  leftAt: Generated<Date | null>;
  createdAt: Generated<Date>;
};
export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

/** What is worked out of all that somebody did; `ledWith` also where too little is known to be shown. */
export type WorkedRecord = Pick<NeighbourRecord, 'facts' | 'started'> & { ledWith: number };

export type RefreshTokensTable = {
  tokenHash: Buffer;
  familyId: string;
  userId: UserId;
  expiresAt: Date;
  rotatedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Generated<Date>;
};

export type BuiltinCodesTable = {
  codeHash: Buffer;
  provider: string;
  redirectUri: string;
  codeChallenge: string | null;
  person: JSONColumnType<{ provider: string; sub: string; name: string; email: string }>;
  expiresAt: Date;
};
