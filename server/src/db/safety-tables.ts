import type { BoardId, InquiryKind, ReportKind, ReportReason, SanctionKind, UserId } from '@mungchi/contract';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

export type ReportsTable = {
  id: Generated<number>;
  reporterId: UserId;
  targetKind: ReportKind;
  targetId: string;
  targetUserId: UserId;
  boardId: BoardId | null;
  reason: ReportReason;
  text: Generated<string>;
  snapshot: JSONColumnType<object>;
  state: Generated<'OPEN' | 'DISMISSED' | 'UPHELD'>;
  createdAt: Date;
  endedAt: Generated<Date | null>;
  decision: Generated<string | null>;
  /** Null: by a command on the machine. */
  endedBy: Generated<UserId | null>;
};
export type ReportRow = Selectable<ReportsTable>;

export type BlocksTable = { blockerId: UserId; blockedId: UserId; createdAt: Date };

export type SanctionsTable = {
  id: Generated<number>;
  userId: UserId;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
  /** Null: by a command on the machine. */
  byId: Generated<UserId | null>;
  at: Date;
  liftedAt: Generated<Date | null>;
};

export type AppealsTable = {
  id: Generated<number>;
  userId: UserId;
  text: string;
  createdAt: Date;
  answer: Generated<string | null>;
  answeredBy: Generated<UserId | null>;
  answeredAt: Generated<Date | null>;
};

export type InquiriesTable = {
  id: Generated<number>;
  userId: UserId;
  kind: InquiryKind;
  text: string;
  boardId: BoardId | null;
  createdAt: Date;
  answer: Generated<string | null>;
  answeredBy: Generated<UserId | null>;
  answeredAt: Generated<Date | null>;
};
