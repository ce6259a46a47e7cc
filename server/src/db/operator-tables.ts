import type { BoardId, UserId } from '@mungchi/contract';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Append-only, enforced by the database. */
export type AuditLogTable = {
  id: Generated<number>;
  at: Date;
  /** Null: by a command on the machine. */
  byId: UserId | null;
  what: string;
  target: string;
  before: JSONColumnType<object | null, string | null, never>;
  after: JSONColumnType<object | null, string | null, never>;
  reason: string;
  requestId: string | null;
};

export type OperatorCodesTable = {
  userId: UserId;
  /** Sealed. */
  secret: string;
  /** Null: shown, and no right code yet. */
  provenAt: Generated<Date | null>;
  lastStep: Generated<number>;
  wrong: Generated<number>;
  wrongAt: Generated<Date | null>;
  createdAt: Date;
};

export type OperatorConfirmationsTable = { userId: UserId; sessionId: string; until: Date };

export type PaymentTroublesTable = {
  impUid: string;
  merchantUid: string | null;
  /** The provider's record without the buyer. */
  record: JSONColumnType<object>;
  why: string;
  boardId: BoardId | null;
  userId: UserId | null;
  seenAt: Date;
  endedAt: Generated<Date | null>;
  endedBy: Generated<UserId | null>;
  decision: Generated<string | null>;
};
export type PaymentTroubleRow = Selectable<PaymentTroublesTable>;

/** Counts of one day in one district. */
export type DailyFiguresTable = {
  day: string;
  place: string;
  opened: Generated<number>;
  filled: Generated<number>;
  fillHours: Generated<number>;
  fillTimes: Generated<number[]>;
  paid: Generated<number>;
  paidOnTime: Generated<number>;
  completed: Generated<number>;
  cancelled: Generated<number>;
  expired: Generated<number>;
  unpaid: Generated<number>;
  byOperator: Generated<number>;
  noShows: Generated<number>;
  disputes: Generated<number>;
  refunds: Generated<number>;
  refunded: Generated<number>;
  heldChange: Generated<number>;
  wishesAsked: Generated<number>;
  wishesGathered: Generated<number>;
  wishesOpened: Generated<number>;
  wishesFilled: Generated<number>;
};

/** How often an outside service was asked by a process within a day, and how the last time went. */
export type CallTally = {
  lastAt: string;
  lastOk: boolean;
  calls: number;
  failed: number;
  /** Calls by hours since the epoch. A process of an older version says none. */
  hours?: Record<string, number>;
  /** How long the latest calls took, in ms. */
  times?: number[];
};

export type NodesTable = {
  name: string;
  since: Date;
  seenAt: Date;
  version: string;
  people: number;
  /** In percent of one core. A process of an older version says none. */
  cpu: number | null;
  calls: JSONColumnType<Record<string, CallTally>, string, string>;
  /** Prints of the master keys it knows. A process of an older version says none. */
  opens: Generated<string[] | null>;
};
