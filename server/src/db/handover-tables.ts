import type { BoardId, ParticipantId } from '@mungchi/contract';
import type { Generated } from 'kysely';

/** How a follower came to have received; the operator sees it. */
export type ReceivedHow = 'PRESS' | 'CODE' | 'AUTO' | 'DISPUTE' | 'OPERATOR';

/** What of a member's row says how the hand-over went. */
export type HandoverColumns = {
  receivedHow: Generated<ReceivedHow | null>;
  handedAt: Generated<Date | null>;
  noShowAt: Generated<Date | null>;
  confirmBy: Generated<Date | null>;
  confirmWarnedFor: Generated<Date | null>;
  confirmWarnedAt: Generated<Date | null>;
  confirmWarnings: Generated<number>;
  refundedAt: Generated<Date | null>;
  receiptAskedAt: Generated<Date | null>;
};

export type AppointmentsTable = {
  boardId: BoardId;
  version: number;
  startsAt: Date;
  endsAt: Date;
  place: string;
  note: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  /** Since when this time and place stand. */
  setAt: Date;
  reminded: Generated<number>;
};

export type AppointmentChangesTable = {
  boardId: BoardId;
  version: number;
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  note: string | null;
  late: boolean;
  at: Date;
};

export type TimePollsTable = {
  id: Generated<number>;
  boardId: BoardId;
  createdAt: Date;
  endsAt: Date;
  closedAt: Generated<Date | null>;
  picked: Generated<number | null>;
};

export type TimePollSlotsTable = { pollId: number; nth: number; startsAt: Date; endsAt: Date };

export type TimePollAnswersTable = { pollId: number; participantId: ParticipantId; slots: number[] };
