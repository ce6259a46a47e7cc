import type {
  BoardId,
  NoticeKind,
  ParticipantId,
  ReviewKeyword,
  RoomId,
  Stage,
  TalkPicture,
  UserId,
} from '@mungchi/contract';
import type { Generated, Selectable } from 'kysely';

export type ChatRoomsTable = {
  id: RoomId;
  title: string;
  lastSeq: Generated<number>;
  lastMessage: string | null;
  lastMessageAt: Date | null;
  /** Since when somebody speaks, to the minute; kept by a trigger. */
  stirredAt: Generated<Date | null>;
  createdAt: Generated<Date>;
};

export type MessagesTable = {
  roomId: RoomId;
  seq: number;
  type: 'SYSTEM' | 'ENTER' | 'TEXT';
  participantId: ParticipantId | null;
  stage: Stage | null;
  /** The kind of a remark; null for the message of a stage. */
  notice: NoticeKind | null;
  body: string;
  key: string | null;
  sentAt: Date;
  /** Hidden by an operator. */
  hiddenAt: Generated<Date | null>;
  /** The seq of the message that this one answers. */
  replyTo: Generated<number | null>;
  /** What a frame shows of its photos. */
  pictures: Generated<TalkPicture[] | null>;
  /** Taken back by its sender. */
  deletedAt: Generated<Date | null>;
};
export type MessageRow = Selectable<MessagesTable>;

export type ReviewsTable = {
  id: Generated<number>;
  boardId: BoardId;
  writerId: ParticipantId;
  targetId: ParticipantId;
  targetUserId: UserId;
  targetRole: 'LEADER' | 'FOLLOWER';
  star: number;
  keywords: ReviewKeyword[];
  body: string;
  createdAt: Generated<Date>;
  /** Hidden by an operator. */
  hiddenAt: Generated<Date | null>;
  /** Null: nobody reads it yet. */
  openedAt: Generated<Date | null>;
  /** Written while nobody had read the other's; any other moves nothing. */
  blind: Generated<boolean>;
};

/** A picture that only those concerned may fetch. */
export type TalkPicturesTable = {
  id: string;
  roomId: RoomId;
  participantId: ParticipantId;
  use: Generated<'TALK' | 'RECEIPT' | 'DISPUTE'>;
  /** The message that shows it, and its place there. */
  seq: Generated<number | null>;
  nth: Generated<number | null>;
  usedAt: Generated<Date | null>;
  width: number;
  height: number;
  color: string | null;
  thumbhash: string | null;
  widths: number[];
  bytes: number;
  createdAt: Date;
  removedAt: Generated<Date | null>;
};
export type TalkPictureRow = Selectable<TalkPicturesTable>;

/** The notice of a room. */
export type RoomPinsTable = { roomId: RoomId; seq: number; at: Date };
