import {
  type BoardCard,
  type BoardId,
  type OwnBoardCard,
  type Picture,
  type Stage,
  split,
  type UserId,
} from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Cursor } from '../../http/cursor';
import { decideAgain } from '../again/again-rules';
import { statusOf, takenSeats } from '../board-rules';

type SeatHolder = { userId: UserId; nickname: string; profileUrl: string };

/** A row of `cardsOf`. */
export type CardRow = {
  id: BoardId;
  title: string;
  quantity: string;
  price: number;
  location: string;
  stage: Stage;
  deadline: string;
  totalUser: number;
  memberCount: number;
  maxSeats: number;
  verifiedOnly: boolean;
  handingOn: number;
  vacantUntil: Date | null;
  payEnd: Date | null;
  createdAt: Date;
  categoryId: number;
  latitude: number;
  longitude: number;
  endedAt: Date | null;
  leaderId: UserId;
  heldAt: Date | null;
  picture: Picture;
  distance: number | null;
  /** The sort key of the page; the id breaks ties. */
  sortedAt: Date;
  participants: SeatHolder[];
};

/**
 * Whoever sits in seat `p`, looked up by number: while only the first of many people have seats the planner would rather walk
 * through everybody in order, and the seat of one newcomer then reads them all. `offset 0` keeps it from turning this into a join.
 */
export const SITTER: RawBuilder<unknown> = sql`lateral (select * from users where id = p.user_id offset 0) u`;

/** The members of board `b`, leader first: the first participant row of a board is always the leader's. */
export const SEATS: RawBuilder<SeatHolder[]> = sql<SeatHolder[]>`(
  select json_agg(json_build_object('userId', u.id, 'nickname', u.nickname, 'profileUrl', u.profile_url) order by p.id)
  from seated p cross join ${SITTER}
  where p.board_id = b.id
)`;

/** Few columns on purpose: choosing a page sorts a whole neighbourhood, and long texts would only widen the sort. */
export const CARD_COLUMNS: RawBuilder<unknown> = sql`b.id, b.title, b.quantity, b.price, b.location, b.stage, b.deadline, b.total_user,
  b.member_count, b.max_seats, b.verified_only, b.handing_on, b.vacant_until, b.pay_end, b.created_at, b.category_id, b.latitude, b.longitude, b.ended_at, b.leader_id, b.held_at, b.pictures -> 0 as picture`;

/**
 * One query for a whole page. `page` selects from `boards b` the rows of the page (`CARD_COLUMNS`, `distance`,
 * `sorted_at`), in any order and already limited: seats are looked up for those rows alone.
 */
export function cardsOf(page: RawBuilder<unknown>, order: RawBuilder<unknown> = LATEST_FIRST): RawBuilder<CardRow> {
  return sql<CardRow>`${PREPARED}
    select b.*, ${SEATS} as participants
    from (${page}) b
    order by ${order}`;
}

const LATEST_FIRST = sql`b.sorted_at desc, b.id desc`;

export const cursorOf = ({ sortedAt, id }: CardRow): Cursor => ({ at: sortedAt, id });

export function toBoardCard(row: Omit<CardRow, 'sortedAt'>, now: Date): BoardCard {
  return {
    id: row.id,
    image: row.picture.url,
    picture: row.picture,
    title: row.title,
    quantity: row.quantity,
    price: row.price,
    perPersonPrice: split(row.price, row.totalUser).follower,
    location: row.location,
    boardStatus: statusOf(row, now),
    deadline: row.deadline,
    totalUsers: row.totalUser,
    currentUsers: takenSeats(row),
    maxSeats: row.maxSeats,
    ...(row.verifiedOnly && { verifiedOnly: true }),
    participants: row.participants,
    createAt: row.createdAt.toISOString(),
    largeCategoryId: row.categoryId,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: row.distance === null ? null : Math.round(row.distance),
  };
}

export function toOwnCard(row: CardRow, readerId: UserId, now: Date): OwnBoardCard {
  const againable = decideAgain({ ...row, deletedAt: null }, readerId) === null;
  return { ...toBoardCard(row, now), stage: row.stage, chatRoomId: row.id, againable };
}
