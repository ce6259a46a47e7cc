import {
  asksForReview,
  type ChatRoomRow,
  isOver,
  NOTICE_AUDIENCE,
  NOTICE_KINDS,
  type RoomId,
  STAGE_LABELS,
  shareOf,
  split,
  turnAtMeeting,
  turnOf,
  type UserId,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Db } from '../db/schema';
import { DELETED_WORDS, HIDDEN_WORDS } from './message-wire';
import { IS_MUTED, MARK, READ_SEQ } from './room-reads';
import { ROOM_VERSIONS, type Versions } from './room-versions';
import {
  ANSWER_BY,
  CONFIRM_BY,
  IS_DISPUTED,
  IS_STALLED,
  MEETS_AT,
  PARTICIPANT_COUNT,
  POLL,
  REVIEWS_WRITTEN,
  type TurnRow,
  turnStateOf,
  WAITING,
} from './turn-columns';

/** Counting stops here; the badge shows 99+ anyway. */
const UNREAD_MAX = 1000;

type Row = Omit<
  ChatRoomRow,
  | 'status'
  | 'lastMessageTime'
  | 'perPersonPrice'
  | 'share'
  | 'due'
  | 'dueBy'
  | 'over'
  | 'gone'
  | 'meeting'
  | 'openSeats'
> &
  Omit<TurnRow, 'followers' | 'reviewsLeft'> & {
    userId: UserId;
    sortedAt: Date;
    price: number;
    seats: number;
    lastMessageAt: Date | null;
    hasLeft: boolean;
    place: string | null;
    endedAt: Date | null;
    reviewsWritten: number;
  };

/** Where everybody meets. */
const PLACE = sql<string | null>`(case when b.stage in ('PAYING', 'PURCHASED') then
  (select a.place from appointments a where a.board_id = b.id) end)`;

/** A fingerprint of a list row: everything it shows of room `r`, board `b` and member `p`. */
export const ROW_STATE = sql<string>`concat_ws(' ', ${READ_SEQ}, r.last_seq, b.member_count, b.stage, r.title, b.pictures -> 0 ->> 'url',
  b.total_user, b.deadline, b.price, p.paid_at is null, coalesce(p.received_at, p.refunded_at) is null, ${IS_MUTED}, p.pay_by, b.buy_by, p.seats,
  b.handing_on, b.vacant_until, p.asked_until, ${IS_DISPUTED}, ${IS_STALLED}, ${ANSWER_BY}, ${CONFIRM_BY}, ${MEETS_AT}, ${PLACE}, ${POLL}, ${WAITING}, r.last_message in (${HIDDEN_WORDS}, ${DELETED_WORDS}))`;

/** A line of somebody the reader has blocked is folded here as it is in the room. Most block nobody: that is asked first. */
const LAST_MESSAGE = sql<string>`case when exists (select 1 from blocks k where k.blocker_id = p.user_id) then case when exists (
    select 1 from messages m join participants w on w.id = m.participant_id
    join blocks k on k.blocker_id = p.user_id and k.blocked_id = w.user_id
    where m.room_id = r.id and m.seq = r.last_seq and m.type = 'TEXT'
  ) then '차단한 이웃의 메시지예요.' else r.last_message end else r.last_message end`;

const notFor = (role: 'leader' | 'followers') =>
  sql`${NOTICE_KINDS.filter((kind) => NOTICE_AUDIENCE[kind] === role)}::text[]`;

/** Message `m` of room `r` came after the mark of member `p`, from others or from the mascot. */
const IS_NEWER = sql`m.room_id = r.id and m.seq > ${READ_SEQ} and m.participant_id is distinct from p.id`;

/** It concerns member `p`: it is neither an "entered" message nor a remark for others. */
const CONCERNS = sql`m.type <> 'ENTER' and (m.notice is null
  or m.notice <> all(case p.role when 'LEADER' then ${notFor('followers')} else ${notFor('leader')} end))`;

export const IS_UNREAD = sql`${IS_NEWER} and ${CONCERNS}`;

/**
 * How many messages of room `r` are unread for member `p`: all that came, by the index alone, without the few that are no
 * words and do not concern them. A room's messages lie far apart, so reading them would be a page each.
 */
const UNREAD_COUNT = sql<number>`case when ${READ_SEQ} < r.last_seq then
  (select (select count(*) from (select 1 from messages m where ${IS_NEWER} limit ${UNREAD_MAX} + passed.n) as newer) - passed.n
    from (select count(*) as n from messages m where ${IS_NEWER} and m.type <> 'TEXT' and not (${CONCERNS})) as passed) else 0 end`;

export async function countUnreadMessages(db: Db, userId: UserId, roomId: RoomId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`${PREPARED}
    select ${UNREAD_COUNT} as unread from seated p ${MARK} join chat_rooms r on r.id = p.board_id
    where p.user_id = ${userId} and p.board_id = ${roomId}`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** A row of the list as it was read: what it shows may still change with the clock. */
export type ReadRow = Row & Versions;

/** Room list rows per member: `p` is the member, `r` the room. `rest` is the condition, the order and the limit. */
export function selectRoomRows(db: Db, rest: RawBuilder<unknown>): Promise<ReadRow[]> {
  return select<Versions>(db, ROOM_VERSIONS, rest);
}

/** The same for the feeds: with the row's state, and with those who have left (their row is `gone`). */
export function selectRoomRowsEver(db: Db, rest: RawBuilder<unknown>): Promise<(Row & { state: string })[]> {
  return select<{ state: string }>(db, sql`${ROW_STATE} as state`, rest);
}

/** Counts stand in the select list: they are worked out for the rows of the page, and not for those before the limit. */
async function select<More>(db: Db, more: RawBuilder<unknown>, rest: RawBuilder<unknown>): Promise<(Row & More)[]> {
  const { rows } = await sql<Row & More>`${PREPARED}
    select p.user_id, ${more}, r.id, r.title, coalesce(b.pictures -> 0 ->> 'url', '') as img_url,
      ${PARTICIPANT_COUNT} as participant_count, ${LAST_MESSAGE} as last_message, r.last_message_at, b.stage, b.ended_at, b.total_user, b.total_user - b.member_count as free_seats, b.deadline, b.price,
      p.pay_by, b.buy_by, p.seats, p.role, p.left_at is not null as has_left, ${IS_MUTED} as muted, p.paid_at is not null as is_paid, coalesce(p.received_at, p.refunded_at) is not null as is_received,
      ${IS_DISPUTED} as is_disputed, ${IS_STALLED} as is_stalled, ${ANSWER_BY} as answer_by, b.handing_on, b.vacant_until, p.asked_until, ${CONFIRM_BY} as confirm_by,
      ${MEETS_AT} as meets_at, ${PLACE} as place, ${POLL} as poll, ${WAITING} as waiting,
      ${REVIEWS_WRITTEN} as reviews_written,
      coalesce(r.last_message_at, r.created_at) as sorted_at,
      ${UNREAD_COUNT} as unread_count
    from participants p
    ${MARK}
    join chat_rooms r on r.id = p.board_id
    join boards b on b.id = r.id
    ${rest}`.execute(db);
  return rows;
}

function othersOf(row: Row, now: Date) {
  const followers = row.participantCount - 1;
  return { followers, reviewsLeft: asksForReview(row, now.getTime()) ? followers - row.reviewsWritten : 0 };
}

/** Field by field: copying the rest of so wide a row took a third of the call. */
export function wireRow(row: Row, now: Date): ChatRoomRow {
  const state = turnStateOf(row, othersOf(row, now));
  const turn = turnOf(state, now);
  return {
    id: row.id,
    title: row.title,
    imgUrl: row.imgUrl,
    participantCount: row.participantCount,
    lastMessage: row.lastMessage,
    lastMessageTime: row.lastMessageAt?.toISOString() ?? null,
    unreadCount: row.unreadCount,
    status: STAGE_LABELS[row.stage],
    stage: row.stage,
    totalUser: row.totalUser,
    openSeats: row.freeSeats,
    deadline: row.deadline,
    perPersonPrice: split(row.price, row.totalUser).follower,
    ...(row.seats > 1 && { share: shareOf(row, row) }),
    due: turn?.kind ?? null,
    dueBy: turn?.kind === 'HAND' ? null : (turn?.by?.toISOString() ?? null),
    meeting: row.meetsAt && {
      startsAt: row.meetsAt.toISOString(),
      place: row.place ?? '',
      due: turnAtMeeting(state, now),
    },
    muted: row.muted,
    ...(isOver(row, now.getTime()) && { over: true as const }),
    ...(row.hasLeft && { gone: true as const }),
  };
}
