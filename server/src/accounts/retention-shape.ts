import type { UserId } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';

/** What becomes of a table's rows when their person leaves. */
type OnLeaving =
  /** Gone in the same transaction. */
  | 'delete'
  /** They stay; who it was is no longer in them, or was never. */
  | 'keep'
  /** They stay with the number alone, to show what was agreed to; they go with a sign-up that nobody finished. */
  | 'number';

/** Why and how long rows of a person are kept, who may read them; it drives the privacy page, the export, withdrawal and the clean-up. */
export type Retention = {
  /** On the privacy page, in Korean; tables with the same words are one line there. */
  what: string;
  why: string;
  howLong: string;
  readers: string;
  /** Which rows are somebody's. */
  mine: (userId: UserId) => RawBuilder<boolean>;
  leaving: OnLeaving;
  /** Columns that are given out with one's own data; none where the rows say nothing to a person. */
  exported: readonly string[];
  /** Given out besides, by its name: what only the asker makes true (a review was written or received). */
  told?: (userId: UserId) => Record<string, RawBuilder<unknown>>;
  /** Rows older than this are cleared every night, `left`: so long after their person left. Where a feature has a job of its own, it is not said here. */
  clear?: { column: string; days: number } | { left: true; days: number };
};

export const byUser = (userId: UserId) => sql<boolean>`user_id = ${userId}`;
export const bySeat = (userId: UserId) =>
  sql<boolean>`participant_id in (select id from participants where user_id = ${userId})`;
