import {
  type ChatRoom,
  type ParticipantId,
  type Picture,
  type RoomId,
  STAGE_LABELS,
  type UserId,
} from '@mungchi/contract';
import { type MessagePage, readMessages } from '../chat/read-messages';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { shareOf } from '../payments/share-rules';
import { Refusal } from '../refusal';

/** A room as one of its members sees it: three queries, however many members and messages. */
export async function readRoom(
  { db }: Pick<Deps, 'db'>,
  userId: UserId,
  roomId: RoomId,
  page: MessagePage,
): Promise<ChatRoom> {
  const room = await findRoom(db, userId, roomId);
  const [members, messages] = await Promise.all([readMembers(db, roomId, room.meId), readMessages(db, roomId, page)]);
  const cover = (room.pictures as Picture[])[0];
  const mine = shareOf(room, room);
  return {
    id: roomId,
    title: room.title,
    boardTitle: room.boardTitle,
    groupBoardId: roomId,
    imgUrl: cover?.url ?? '',
    price: room.price,
    perPersonPrice: mine.perPersonPrice,
    totalUser: room.totalUser,
    deadline: room.deadline,
    status: STAGE_LABELS[room.stage],
    stage: room.stage,
    location: room.location,
    address: room.location,
    closed: room.deletedAt !== null,
    tradeCompleted: mine.tradeCompleted,
    participants: members.map((member) => ({
      participantId: member.id,
      userId: member.userId,
      nickname: member.nickname ?? '알 수 없음',
      profileUrl: member.profileUrl ?? '',
      me: member.id === room.meId,
      role: member.role,
      ...shareOf(member, room),
      reviewed: member.reviewId !== null,
      mannerLeader: member.mannerLeader,
      mannerParticipant: member.mannerParticipant,
    })),
    messages,
    readSeq: room.readSeq,
    lastSeq: room.lastSeq,
    muted: room.mutedAt !== null,
  };
}

async function findRoom(db: Db, userId: UserId, roomId: RoomId) {
  const room = await db
    .selectFrom('chatRooms')
    .innerJoin('boards', 'boards.id', 'chatRooms.id')
    .leftJoin('participants as me', (join) =>
      join.onRef('me.boardId', '=', 'chatRooms.id').on('me.userId', '=', userId),
    )
    .select(['chatRooms.title', 'chatRooms.lastSeq', 'boards.title as boardTitle', 'boards.pictures', 'boards.price'])
    .select(['boards.totalUser', 'boards.deadline', 'boards.stage', 'boards.location', 'boards.deletedAt'])
    .select(['me.id as meId', 'me.role', 'me.readSeq', 'me.mutedAt', 'me.paidAt', 'me.receivedAt'])
    .where('chatRooms.id', '=', roomId)
    .executeTakeFirst();
  if (!room) throw new Refusal('ROOM_NOT_FOUND');
  const { meId, role, readSeq, ...rest } = room;
  if (meId === null || role === null || readSeq === null) throw new Refusal('NOT_A_MEMBER');
  return { ...rest, meId, role, readSeq };
}

/** The leader first, then in join order. `reviewed`: whether the reader has reviewed this member. */
function readMembers(db: Db, roomId: RoomId, readerId: ParticipantId) {
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
