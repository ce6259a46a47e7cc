import type { UserId } from '@mungchi/contract';
import type { Generated } from 'kysely';

export type KeywordAlertsTable = {
  id: Generated<number>;
  userId: UserId;
  word: string;
  /** The word as it is compared: equal ones are one. */
  norm: string;
  anchor: string;
  /** Copied from the person's home by triggers. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  createdAt: Date;
};

export type RegularsTable = { followerId: UserId; leaderId: UserId; createdAt: Date };
