import type { BoardId, DraftForm, ParticipantId, Picture, ProductId, Repeat, Stage, UserId } from '@mungchi/contract';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { CalendarDate } from './calendar-date';
import type { HandoverColumns } from './handover-tables';

export type BoardsTable = {
  id: Generated<BoardId>;
  leaderId: UserId;
  name: string;
  quantity: string;
  title: string;
  totalUser: number;
  price: number;
  content: Generated<string>;
  deadline: CalendarDate;
  categoryId: number;
  productId: ProductId | null;
  location: string;
  meetingNote: Generated<string>;
  latitude: number;
  longitude: number;
  pictures: JSONColumnType<Picture[]>;
  stage: ColumnType<Stage, Stage | undefined, Stage>;
  memberCount: Generated<number>;
  maxSeats: Generated<number>;
  spent: Generated<number | null>;
  likeCount: Generated<number>;
  searchTokens: Generated<string[]>;
  closingNoticedFor: CalendarDate | null;
  expiryNoticedFor: CalendarDate | null;
  expiryNoticedAt: Generated<Date | null>;
  handingOn: Generated<number>;
  vacantUntil: Generated<Date | null>;
  vacantAt: Generated<Date | null>;
  vacancyNoticedFor: Generated<Date | null>;
  payExtendedAt: Generated<Date | null>;
  payEnd: Generated<Date | null>;
  payEndNoticedFor: Generated<Date | null>;
  payEndNoticedAt: Generated<Date | null>;
  buyBy: Generated<Date | null>;
  buyNotices: Generated<number>;
  buyNoticedAt: Generated<Date | null>;
  buyExtendedAt: Generated<Date | null>;
  purchasedAt: Generated<Date | null>;
  /** Until then who looked for it before it was opened sits first. */
  firstUntil: Generated<Date | null>;
  /** Only neighbours with a checked home nearby may join. */
  verifiedOnly: Generated<boolean>;
  heldAt: Generated<Date | null>;
  takenDownAt: Generated<Date | null>;
  cancelledWhy: Generated<CancelledWhy | null>;
  /** The purchase that was opened again here, and when the neighbours of this one were told of the next. */
  againOf: Generated<BoardId | null>;
  againToldAt: Generated<Date | null>;
  /** The draft it was posted from. */
  draftId: Generated<string | null>;
  /** When its members' reviews of one another open by themselves; null before its end, and in those that ended before there was such an evening. */
  reviewsOpenAt: Generated<Date | null>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  endedAt: Date | null;
  deletedAt: Date | null;
};
export type BoardTerms = {
  name: string;
  quantity: string;
  price: number;
  totalUser: number;
  deadline: CalendarDate;
  location: string;
  meetingNote: string;
};
/** Why a group purchase was cancelled. */
export type CancelledWhy = 'LEADER' | 'EXPIRED' | 'VACANT' | 'UNPAID' | 'UNBOUGHT' | 'OPERATOR';
export type BoardRow = Selectable<BoardsTable>;
export type NewBoard = Insertable<BoardsTable>;

/** When a leader wants to be reminded of opening a purchase again. */
export type RepeatsTable = {
  boardId: BoardId;
  userId: UserId;
  weeks: Repeat['weeks'];
  weekday: number;
  nextOn: CalendarDate;
  unused: Generated<number>;
};

/** A post that is being written, as it was last saved from any device. */
export type BoardDraftsTable = {
  id: string;
  userId: UserId;
  form: JSONColumnType<DraftForm>;
  pictures: JSONColumnType<Picture[]>;
  createdAt: Date;
  updatedAt: Date;
};

/** The leader's own note about a member's share. */
export type PackingNotesTable = { participantId: ParticipantId; note: string; updatedAt: Date };

export type ParticipantsTable = HandoverColumns & {
  id: Generated<ParticipantId>;
  boardId: BoardId;
  userId: UserId;
  role: 'LEADER' | 'FOLLOWER';
  joinedAt: Generated<Date>;
  paidAt: Date | null;
  receivedAt: Date | null;
  readSeq: Generated<number>;
  mutedAt: Generated<Date | null>;
  /** How far the member was told by push of what was said. */
  pushedSeq: Generated<number>;
  seats: Generated<number>;
  payBy: Generated<Date | null>;
  payRemindedFor: Generated<Date | null>;
  payRemindedAt: Generated<Date | null>;
  payReminders: Generated<number>;
  nudgedAt: Generated<Date | null>;
  handingOnAt: Generated<Date | null>;
  leftAt: Generated<Date | null>;
  leftWhy: Generated<LeftWhy | null>;
  /** When the seat was lost unpaid before, by somebody who sits there again. */
  releasedBefore: Generated<Date | null>;
  /** When a slip was taken back, also by somebody who sits there again. */
  undoneAt: Generated<Date | null>;
  askedUntil: Generated<Date | null>;
  agreed: JSONColumnType<AgreedTerms | null, string | null | undefined, string | null>;
};
/** Why somebody has no seat any more. */
export type LeftWhy = 'UNPAID' | 'HANDED_ON' | 'CHANGED' | 'WITHDRAWN' | 'OPERATOR' | 'UNDONE';
/** What of a purchase a follower agreed to. */
export type AgreedTerms = {
  name: string;
  quantity: string;
  latitude: number;
  longitude: number;
  deadline: CalendarDate;
};
export type ParticipantRow = Selectable<ParticipantsTable>;

/** Asked before joining. */
export type QuestionsTable = {
  id: Generated<number>;
  boardId: BoardId;
  /** Null once the asker has left the service. */
  askerId: UserId | null;
  text: string;
  createdAt: Date;
  answer: Generated<string | null>;
  answeredAt: Generated<Date | null>;
  /** Hidden by an operator. */
  hiddenAt: Generated<Date | null>;
};
export type QuestionRow = Selectable<QuestionsTable>;
