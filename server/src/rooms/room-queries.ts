import type { ChatRoom, ParticipantId, Picture, Role, RoomId, TalkPicture, UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { SITTER } from '../boards/lists/board-cards';
import { undoneLately } from '../boards/seats/undone-lately';
import { IS_MUTED, MARK, READ_SEQ } from '../chat/room-reads';
import { CONFIRM_BY, IS_STALLED, POLL, type TurnRow, WAITING } from '../chat/turn-columns';
import { PREPARED } from '../db/prepared';
import type { BoardRow, LeftWhy, ParticipantRow, UserRow } from '../db/rows';
import type { Db } from '../db/schema';
import { Refusal } from '../refusal';

/** The room, its purchase, the reader's own seat (null for somebody else) and what is asked of a leader. */
type RoomRow = Pick<
  BoardRow,
  | 'price'
  | 'totalUser'
  | 'deadline'
  | 'stage'
  | 'location'
  | 'deletedAt'
  | 'endedAt'
  | 'meetingNote'
  | 'latitude'
  | 'longitude'
  | 'memberCount'
  | 'maxSeats'
  | 'handingOn'
  | 'payEnd'
  | 'vacantUntil'
  | 'buyBy'
  | 'payExtendedAt'
  | 'buyExtendedAt'
  | 'spent'
  | 'reviewsOpenAt'
  | 'name'
  | 'quantity'
> &
  Pick<
    ParticipantRow,
    'paidAt' | 'receivedAt' | 'payBy' | 'refundedAt' | 'leftAt' | 'askedUntil' | 'undoneAt' | 'agreed'
  > & {
    joinedAt: Date | null;
    undoneLately: number;
    title: string;
    lastSeq: number;
    boardTitle: string;
    pictures: Picture[];
    meId: ParticipantId | null;
    role: Role | null;
    readSeq: number;
    muted: boolean;
    seats: number | null;
    startsAt: Date | null;
    endsAt: Date | null;
    place: string | null;
    disputed: boolean;
    stalled: boolean;
    askedBy: string | null;
    answerBy: Date | null;
    poll: TurnRow['poll'];
    waiting: number;
    confirmBy: Date | null;
    blocked: ParticipantId[];
    reported: string[];
    pinnedSeq: number | null;
    pinnedText: string;
    pinnedPictures: TalkPicture[] | null;
    pinnedAt: Date;
  };

/** `disputed`: silence opened a STALLED case, which keeps nobody from saying that the goods are there. */
export async function findRoom(db: Db, userId: UserId, roomId: RoomId, now: Date) {
  const { rows } = await sql<RoomRow>`${PREPARED}
    select r.title, r.last_seq, b.title as board_title, b.pictures, b.price, b.total_user, b.deadline, b.stage, b.location,
      b.deleted_at, b.ended_at, b.meeting_note, b.latitude, b.longitude, b.member_count, b.max_seats, b.handing_on,
      b.pay_end, b.vacant_until, b.buy_by, b.pay_extended_at, b.buy_extended_at, b.spent, b.reviews_open_at,
      p.id as me_id, p.role, ${READ_SEQ} as read_seq, p.paid_at, p.received_at, p.seats, p.pay_by, p.refunded_at, ${IS_MUTED} as muted,
      p.left_at, p.asked_until, p.agreed, b.name, b.quantity, p.joined_at, p.undone_at, ${undoneLately(userId, now)} as undone_lately, meeting.starts_at, meeting.ends_at, meeting.place,
      exists (select from disputes d where d.kind <> 'STALLED'
        and (d.participant_id = p.id and d.state in ('OPEN', 'ESCALATED')
          or p.role = 'LEADER' and d.board_id = p.board_id and d.state = 'ESCALATED')) as disputed, ${IS_STALLED} as stalled,
      asking.nickname as asked_by, asking.answer_by, ${POLL} as poll, ${WAITING} as waiting, ${CONFIRM_BY} as confirm_by,
      (select coalesce(json_agg(other.id), '[]') from participants other join blocks x on x.blocked_id = other.user_id
        where other.board_id = r.id and x.blocker_id = ${userId}) as blocked,
      (select coalesce(json_agg(x.target_id), '[]') from reports x
        where x.board_id = r.id and x.reporter_id = ${userId} and x.target_kind = 'MESSAGE') as reported,
      pinned.seq as pinned_seq, pinned.body as pinned_text, pinned.pictures as pinned_pictures, pin.at as pinned_at
    from chat_rooms r
    join boards b on b.id = r.id
    left join appointments meeting on meeting.board_id = b.id
    left join seated p on p.board_id = r.id and p.user_id = ${userId}
    ${MARK}
    left join lateral (
      select u.nickname, d.answer_by from disputes d
      join participants teller on teller.id = d.participant_id
      join users u on u.id = teller.user_id
      where d.board_id = b.id and d.state = 'OPEN' and d.kind <> 'STALLED'
      order by d.answer_by limit 1
    ) asking on p.role = 'LEADER'
    left join room_pins pin on pin.room_id = r.id
    left join messages pinned on pinned.room_id = pin.room_id and pinned.seq = pin.seq
      and pinned.hidden_at is null and pinned.deleted_at is null
    where r.id = ${roomId}`.execute(db);
  const room = rows[0];
  if (!room) throw new Refusal('ROOM_NOT_FOUND');
  if (!isSeated(room)) throw await notIn(db, userId, roomId);
  return room;
}

type Pinned = Pick<RoomRow, 'pinnedSeq' | 'pinnedText' | 'pinnedPictures' | 'pinnedAt'>;

/** The notice; none once its message is taken back or hidden. */
export function pinnedOf({ pinnedSeq: seq, pinnedText: text, pinnedPictures, pinnedAt }: Pinned): ChatRoom['pinned'] {
  return seq === null ? null : { seq, text, pictures: pinnedPictures ?? [], at: pinnedAt.toISOString() };
}

type Seated = { meId: ParticipantId; role: Role; seats: number };

/** The three come from one row. A guard, not a copy of sixty fields. */
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
export async function readMembers(db: Db, roomId: RoomId, reader: { id: ParticipantId; role: Role }) {
  const { rows } = await sql<MemberRow>`${PREPARED}
    select p.id, p.user_id, p.role, p.paid_at, p.seats, p.pay_by, p.left_at, p.handing_on_at, p.nudged_at, p.refunded_at,
      p.received_at, u.nickname, u.profile_url, u.manner_leader, u.manner_participant, v.id as review_id, about.id is not null and about.opened_at is null as review_waits,
      about.opened_at is not null and about.hidden_at is null as review_opened,
      coalesce((select sum(entry.amount) from ledger_sets booked
        join ledger_entries entry on entry.set_id = booked.id and entry.amount > 0
        where booked.board_id = p.board_id and booked.participant_id = p.id and booked.kind = 'REFUND'
          and (${reader.role === 'LEADER'} or p.id = ${reader.id} or booked.dispute_id is null)), 0)::float8
        as refunded
    from seated p
    cross join ${SITTER}
    left join reviews v on v.target_id = p.id and v.writer_id = ${reader.id}
    left join reviews about on about.writer_id = p.id and about.target_id = ${reader.id}
    where p.board_id = ${roomId}
    order by p.role desc, p.id`.execute(db);
  return rows;
}

type MemberRow = Pick<
  ParticipantRow,
  | 'id'
  | 'userId'
  | 'role'
  | 'paidAt'
  | 'seats'
  | 'payBy'
  | 'leftAt'
  | 'handingOnAt'
  | 'nudgedAt'
  | 'refundedAt'
  | 'receivedAt'
> &
  Pick<UserRow, 'nickname' | 'profileUrl' | 'mannerLeader' | 'mannerParticipant'> & {
    reviewId: number | null;
    reviewWaits: boolean;
    reviewOpened: boolean;
    refunded: number;
  };

/** Why somebody's seat is gone, as they read it at the room's door. */
const LEFT_WORDS: Record<LeftWhy, string> = {
  UNPAID: '결제 기한이 지나 자리를 다른 이웃에게 열었어요.',
  HANDED_ON: '자리를 다른 이웃에게 넘겼어요.',
  CHANGED: '바뀐 내용을 보고 빠졌어요.',
  WITHDRAWN: '탈퇴하면서 참여가 끝났어요.',
  UNDONE: '참여를 되돌린 공구예요.',
  OPERATOR: '운영 정책에 따라 참여가 취소됐어요.',
};
