import type { BoardId, ReportKind, ReportReason, UserId } from '@mungchi/contract';
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
};
export type ReportRow = Selectable<ReportsTable>;

export type BlocksTable = { blockerId: UserId; blockedId: UserId; createdAt: Date };
