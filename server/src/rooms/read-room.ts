import {
  type ChatRoom,
  type ParticipantId,
  type Picture,
  type RoomId,
  STAGE_LABELS,
  type Stage,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import { openSeats } from '../boards/board-rules';
import { decideAnswer } from '../boards/changes/change-rules';
import { type MessagePage, readMessages } from '../chat/read-messages';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import type { Deps } from '../deps';
import { owes } from '../payments/clocks/pay-clock-rules';
import { decideExtendBuy, decideExtendPay, decideNudge } from '../payments/leader-rules';
import { shownShare } from '../payments/share-rules';
import { Refusal } from '../refusal';
import { isClosed } from './closed-rules';
import { LEFT_WORDS } from './left-words';

/** A room as one of its members sees it: three queries, however many members and messages. */
export async function readRoom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  page: MessagePage,
): Promise<ChatRoom> {
  const room = await findRoom(db, userId, roomId);
  const [members, messages] = await Promise.all([
    readMembers(db, roomId, { id: room.meId, role: room.role }),
    readMessages(db, roomId, page),
  ]);
  const cover = (room.pictures as Picture[])[0];
  const mine = shownShare(room, room);
  const at = now();
  const isWaiting = room.stage === 'RECRUITED';
  return {
    id: roomId,
    title: room.title,
    boardTitle: room.boardTitle,
    groupBoardId: roomId,
    imgUrl: cover?.url ?? '',
    price: room.price,
    perPersonPrice: mine.perPersonPrice,
    totalUser: room.totalUser,
    maxSeats: room.maxSeats,
    deadline: room.deadline,
    status: STAGE_LABELS[room.stage],
    stage: room.stage,
    location: room.location,
    address: room.location,
    meetingNote: room.meetingNote,
    latitude: room.latitude,
    longitude: room.longitude,
    closed: isClosed(room, at),
    tradeCompleted: mine.tradeCompleted,
    participants: members.map((member) => ({
      participantId: member.id,
      userId: member.userId,
      nickname: member.nickname ?? '알 수 없음',
      profileUrl: member.profileUrl ?? '',
      me: member.id === room.meId,
      role: member.role,
      ...shownShare(member, room),
      ...(member.refunded > 0 && { refunded: member.refunded }),
      payBy: isWaiting && owes(member) ? wire(member.payBy) : null,
      handingOn: member.handingOnAt !== null,
      nudgeable: decideNudge(room.stage, room.role, member, at) === null,
      reviewed: member.reviewId !== null,
      mannerLeader: member.mannerLeader,
      mannerParticipant: member.mannerParticipant,
    })),
    messages,
    readSeq: room.readSeq,
    lastSeq: room.lastSeq,
    muted: room.mutedAt !== null,
    openSeats: openSeats(room),
    payBy: isWaiting && owes(room) ? wire(room.payBy) : null,
    askedUntil: decideAnswer(room, room, at) === null ? wire(room.askedUntil) : null,
    payEnd: isWaiting ? wire(room.payEnd) : null,
    vacantUntil: wire(room.vacantUntil),
    buyBy: wire(room.buyBy),
    payExtendable: decideExtendPay(room, room.role) === null,
    buyExtendable: decideExtendBuy(room, room.role, at) === null,
    spent: room.spent,
    disputed: room.disputed,
    asked: askedOf(room),
    appointment: meetingOf(room),
    folded: { participants: room.blocked, messages: room.reported },
  };
}

/** Silence opened a STALLED case: it keeps nobody from saying that the goods are there. */
const IS_PARTY = sql<boolean>`exists (select 1 from disputes d where d.kind <> 'STALLED'
  and (d.participant_id = me.id and d.state in ('OPEN', 'ESCALATED')
    or me.role = 'LEADER' and d.board_id = me.board_id and d.state = 'ESCALATED'))`.as('disputed');

async function findRoom(db: Db, userId: UserId, roomId: RoomId) {
  const room = await db
    .selectFrom('chatRooms')
    .modifyFront(PREPARED)
    .innerJoin('boards', 'boards.id', 'chatRooms.id')
    .leftJoin('appointments', 'appointments.boardId', 'boards.id')
    .leftJoin('seated as me', (join) => join.onRef('me.boardId', '=', 'chatRooms.id').on('me.userId', '=', userId))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('disputes')
          .innerJoin('participants as teller', 'teller.id', 'disputes.participantId')
          .innerJoin('users', 'users.id', 'teller.userId')
          .select(['users.nickname', 'disputes.answerBy'])
          .whereRef('disputes.boardId', '=', 'boards.id')
          .where('disputes.state', '=', 'OPEN')
          .where('disputes.kind', '<>', 'STALLED')
          .orderBy('disputes.answerBy')
          .limit(1)
          .as('asking'),
      (join) => join.on('me.role', '=', 'LEADER'),
    )
    .select(['chatRooms.title', 'chatRooms.lastSeq', 'boards.title as boardTitle', 'boards.pictures', 'boards.price'])
    .select([
      'boards.totalUser',
      'boards.deadline',
      'boards.stage',
      'boards.location',
      'boards.deletedAt',
      'boards.endedAt',
    ])
    .select(['boards.meetingNote', 'boards.latitude', 'boards.longitude'])
    .select([
      'boards.memberCount',
      'boards.maxSeats',
      'boards.handingOn',
      'boards.payEnd',
      'boards.vacantUntil',
      'boards.buyBy',
    ])
    .select(['boards.payExtendedAt', 'boards.buyExtendedAt', 'boards.spent'])
    .select(['me.id as meId', 'me.role', 'me.readSeq', 'me.paidAt', 'me.receivedAt', 'me.seats', 'me.payBy'])
    .select(['me.refundedAt', 'me.mutedAt', 'me.leftAt', 'me.askedUntil'])
    .select(['appointments.startsAt', 'appointments.endsAt', 'appointments.place'])
    .select(IS_PARTY)
    .select(['asking.nickname as askedBy', 'asking.answerBy'])
    .select(
      sql<
        ParticipantId[]
      >`(select coalesce(json_agg(p.id), '[]') from participants p join blocks x on x.blocked_id = p.user_id
      where p.board_id = chat_rooms.id and x.blocker_id = ${userId})`.as('blocked'),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(x.target_id), '[]') from reports x
      where x.board_id = chat_rooms.id and x.reporter_id = ${userId} and x.target_kind = 'MESSAGE')`.as('reported'),
    )
    .where('chatRooms.id', '=', roomId)
    .executeTakeFirst();
  if (!room) throw new Refusal('ROOM_NOT_FOUND');
  if (!isSeated(room)) throw await notIn(db, userId, roomId);
  return room;
}

type Seated = { meId: ParticipantId; role: 'LEADER' | 'FOLLOWER'; readSeq: number; seats: number };

/** The four come from one row. A guard, not a copy of sixty fields. */
function isSeated<T extends { [Key in keyof Seated]: Seated[Key] | null }>(room: T): room is T & Seated {
  return room.meId !== null;
}

/** Whoever had a seat reads why it is gone. */
async function notIn(db: Db, userId: UserId, roomId: RoomId): Promise<Refusal> {
  const seat = await db
    .selectFrom('participants')
    .select('leftWhy')
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return new Refusal('NOT_A_MEMBER', seat?.leftWhy ? { left: LEFT_WORDS[seat.leftWhy] } : undefined);
}

/**
 * The leader first, then in join order. `reviewed`: whether the reader has reviewed this member. What went back for a dispute is
 * seen by the two of them.
 */
function readMembers(db: Db, roomId: RoomId, reader: { id: ParticipantId; role: 'LEADER' | 'FOLLOWER' }) {
  return db
    .selectFrom('seated')
    .modifyFront(PREPARED)
    .innerJoin('users', 'users.id', 'seated.userId')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.targetId', '=', 'seated.id').on('reviews.writerId', '=', reader.id),
    )
    .select(['seated.id', 'seated.userId', 'seated.role', 'seated.paidAt', 'seated.seats', 'seated.payBy'])
    .select(['seated.leftAt', 'seated.handingOnAt', 'seated.nudgedAt', 'seated.refundedAt'])
    .select(
      sql<number>`coalesce((select sum(entry.amount) from ledger_sets booked
        join ledger_entries entry on entry.set_id = booked.id and entry.amount > 0
        where booked.board_id = seated.board_id and booked.participant_id = seated.id and booked.kind = 'REFUND'
          and (${reader.role === 'LEADER'} or seated.id = ${reader.id} or booked.reference !~ ' dispute \\d+$')), 0)::float8`.as(
        'refunded',
      ),
    )
    .select(['seated.receivedAt', 'users.nickname', 'users.profileUrl', 'users.mannerLeader'])
    .select(['users.mannerParticipant', 'reviews.id as reviewId'])
    .where('seated.boardId', '=', roomId)
    .orderBy('seated.role', 'desc')
    .orderBy('seated.id')
    .execute();
}

type Meeting = { stage: Stage; startsAt: Date | null; endsAt: Date | null; place: string | null };

function meetingOf({ stage, startsAt, endsAt, place }: Meeting): ChatRoom['appointment'] {
  if (stage === 'CANCELLED' || !startsAt || !endsAt || place === null) return null;
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place };
}

function askedOf({ askedBy, answerBy }: { askedBy: string | null; answerBy: Date | null }): ChatRoom['asked'] {
  return answerBy && { nickname: askedBy ?? '알 수 없음', answerBy: answerBy.toISOString() };
}

const wire = (instant: Date | null): string | null => instant?.toISOString() ?? null;
