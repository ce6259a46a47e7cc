import { type ChatRoom, type RoomId, STAGE_LABELS, type Stage, type UserId } from '@mungchi/contract';
import { openSeats, undoableUntil } from '../boards/board-rules';
import { changesSince, decideChangeAnswer } from '../boards/changes/change-rules';
import { type MessagePage, readMessages } from '../chat/read-messages';
import type { TurnRow } from '../chat/turn-columns';
import type { Deps } from '../deps';
import { owes } from '../payments/clocks/pay-clock-rules';
import { decideExtendBuy, decideExtendPay, decideNudge } from '../payments/leader-rules';
import { shownShare } from '../payments/share-rules';
import { isClosed } from './closed-rules';
import { findRoom, pinnedOf, readMembers } from './room-queries';

/** A room as one of its members sees it: three queries, however many members and messages. */
export async function readRoom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  roomId: RoomId,
  page: MessagePage,
): Promise<ChatRoom> {
  const at = now();
  const room = await findRoom(db, userId, roomId, at);
  const [members, messages] = await Promise.all([
    readMembers(db, roomId, { id: room.meId, role: room.role }),
    readMessages(db, roomId, page),
  ]);
  const cover = room.pictures[0];
  const mine = shownShare(room, room);
  const isAsked = decideChangeAnswer(room, room, at) === null;
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
    ...(room.endedAt && { endedAt: room.endedAt.toISOString() }),
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
      ...(member.reviewWaits && { reviewWaits: true as const }),
      ...(member.reviewOpened && { reviewOpened: true as const }),
      mannerLeader: member.mannerLeader,
      mannerParticipant: member.mannerParticipant,
    })),
    messages,
    readSeq: room.readSeq,
    lastSeq: room.lastSeq,
    muted: room.muted,
    openSeats: openSeats(room),
    payBy: isWaiting && owes(room) ? wire(room.payBy) : null,
    askedUntil: isAsked ? wire(room.askedUntil) : null,
    changes: isAsked && room.agreed ? changesSince(room.agreed, room) : [],
    undoUntil: wire(undoableUntil(room, at)),
    payEnd: isWaiting ? wire(room.payEnd) : null,
    vacantUntil: wire(room.vacantUntil),
    buyBy: wire(room.buyBy),
    payExtendable: decideExtendPay(room, room.role) === null,
    buyExtendable: decideExtendBuy(room, room.role, at) === null,
    spent: room.spent,
    disputed: room.disputed,
    stalled: room.stalled,
    asked: askedOf(room),
    appointment: meetingOf(room),
    poll: pollOf(room.poll, at),
    confirmBy: wire(room.confirmBy),
    waiting: room.waiting,
    reviewsOpenAt: wire(room.reviewsOpenAt),
    pinned: pinnedOf(room),
    folded: { participants: room.blocked, messages: room.reported },
  };
}

type Meeting = { stage: Stage; startsAt: Date | null; endsAt: Date | null; place: string | null };

function meetingOf({ stage, startsAt, endsAt, place }: Meeting): ChatRoom['appointment'] {
  if (stage === 'CANCELLED' || !startsAt || !endsAt || place === null) return null;
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place };
}

function pollOf(poll: TurnRow['poll'], at: Date): ChatRoom['poll'] {
  if (!poll) return null;
  const { id, isAnswered, unanswered } = poll;
  const endsAt = new Date(poll.endsAt);
  return {
    id,
    endsAt: endsAt.toISOString(),
    closed: poll.isClosed || endsAt <= at,
    answered: isAnswered,
    unanswered,
  };
}

function askedOf({ askedBy, answerBy }: { askedBy: string | null; answerBy: Date | null }): ChatRoom['asked'] {
  return answerBy && { nickname: askedBy ?? '알 수 없음', answerBy: answerBy.toISOString() };
}

const wire = (instant: Date | null): string | null => instant?.toISOString() ?? null;
