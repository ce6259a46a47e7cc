import {
  CHAT_FIRST_PAGE,
  CHAT_PAGE_MAX,
  type ChatMessage,
  type ChatRoom,
  type Participant,
  type Picture,
  STAGE_LABELS,
  type Stage,
  split,
} from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { isAfter, isBefore, selectMessages } from './message-rows';

export type MessagePage = { before?: Date | undefined; after?: Date | undefined; size?: number | undefined };

/** A room as one of its members sees it: three queries, however many members and messages. */
export async function readRoom(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  roomId: number,
  page: MessagePage,
): Promise<ChatRoom> {
  const room = await findRoom(db, userId, roomId);
  const [members, messages] = await Promise.all([readMembers(db, roomId, room.meId), readMessages(db, roomId, page)]);
  const share = split(room.price, room.totalUser);
  const cover = (room.pictures as Picture[])[0];
  return {
    id: roomId,
    title: room.title,
    boardTitle: room.boardTitle,
    groupBoardId: roomId,
    imgUrl: cover?.url ?? '',
    price: room.price,
    perPersonPrice: share.follower,
    totalUser: room.totalUser,
    status: STAGE_LABELS[room.stage],
    stage: room.stage,
    location: room.location,
    address: room.location,
    closed: room.deletedAt !== null,
    tradeCompleted: room.role === 'LEADER' ? room.stage === 'COMPLETED' : room.receivedAt !== null,
    participants: members.map((member) => participantOf(member, room.meId, room.stage, share)),
    messages,
    readSeq: room.readSeq,
    lastSeq: room.lastSeq,
  };
}

async function findRoom(db: Db, userId: number, roomId: number) {
  const room = await db
    .selectFrom('chatRooms')
    .innerJoin('boards', 'boards.id', 'chatRooms.id')
    .leftJoin('participants as me', (join) =>
      join.onRef('me.boardId', '=', 'chatRooms.id').on('me.userId', '=', userId),
    )
    .select(['chatRooms.title', 'chatRooms.lastSeq', 'boards.title as boardTitle', 'boards.pictures', 'boards.price'])
    .select(['boards.totalUser', 'boards.stage', 'boards.location', 'boards.deletedAt'])
    .select(['me.id as meId', 'me.role', 'me.readSeq', 'me.receivedAt'])
    .where('chatRooms.id', '=', roomId)
    .executeTakeFirst();
  if (!room) throw new Refusal('ROOM_NOT_FOUND');
  const { meId, readSeq, ...rest } = room;
  if (meId === null || readSeq === null) throw new Refusal('NOT_A_MEMBER');
  return { ...rest, meId, readSeq };
}

/** The leader first, then in join order. `reviewed`: whether the reader has reviewed this member. */
function readMembers(db: Db, roomId: number, readerId: number) {
  return db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.targetId', '=', 'participants.id').on('reviews.writerId', '=', readerId),
    )
    .select(['participants.id', 'participants.userId', 'participants.role', 'participants.paidAt'])
    .select(['participants.receivedAt', 'users.nickname', 'users.profileUrl', 'users.mannerLeader'])
    .select(['users.mannerParticipant', 'reviews.id as reviewId'])
    .where('participants.boardId', '=', roomId)
    .orderBy('participants.role', 'desc')
    .orderBy('participants.id')
    .execute();
}

type Member = Awaited<ReturnType<typeof readMembers>>[number];

function participantOf(member: Member, readerId: number, stage: Stage, share: ReturnType<typeof split>): Participant {
  const isLeader = member.role === 'LEADER';
  return {
    participantId: member.id,
    userId: member.userId,
    nickname: member.nickname ?? '알 수 없음',
    profileUrl: member.profileUrl ?? '',
    me: member.id === readerId,
    role: member.role,
    payStatement: isLeader || member.paidAt ? 'PAID' : 'UNPAID',
    perPersonPrice: share.follower,
    ...(isLeader && { remainder: share.leader - share.follower }),
    reviewed: member.reviewId !== null,
    tradeCompleted: isLeader ? stage === 'COMPLETED' : member.receivedAt !== null,
    mannerLeader: member.mannerLeader,
    mannerParticipant: member.mannerParticipant,
  };
}

/** The newest ones, those before an instant, or (for filling a gap) those after one; always oldest first. */
async function readMessages(db: Db, roomId: number, { before, after, size }: MessagePage): Promise<ChatMessage[]> {
  const older = before ? sql`and ${isBefore(roomId, before)}` : sql``;
  if (after) {
    const limit = size ?? CHAT_PAGE_MAX;
    return selectMessages(
      db,
      sql`where m.room_id = ${roomId} and ${isAfter(roomId, after)} ${older} order by m.seq limit ${limit}`,
    );
  }
  const limit = size ?? CHAT_FIRST_PAGE;
  const newest = await selectMessages(db, sql`where m.room_id = ${roomId} ${older} order by m.seq desc limit ${limit}`);
  return newest.reverse();
}
