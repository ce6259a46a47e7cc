import {
  type BoardDetail,
  type BoardId,
  type Picture,
  type ProductId,
  type Role,
  type Stage,
  split,
  type UserId,
} from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { isCancellable, openSeats, statusOf, takeableSeats, takenSeats, undoableUntil } from './board-rules';
import { payByOf } from './clock-rules';
import { SITTER } from './lists/board-cards';
import { DISTANCE } from './lists/board-distance';
import { isReportedBy } from './questions/question-rows';
import { firstRightsOf } from './seats/first-rights';
import type { FirstRights } from './seats/first-rules';
import { undoneLately } from './seats/undone-lately';
import { isWaitable } from './seats/wait-rules';

type Row = {
  id: BoardId;
  leaderId: UserId;
  name: string;
  quantity: string;
  title: string;
  totalUser: number;
  price: number;
  content: string;
  deadline: string;
  categoryId: number;
  productId: ProductId | null;
  productName: string | null;
  productPrice: number | null;
  productImage: string | null;
  location: string;
  meetingNote: string;
  latitude: number;
  longitude: number;
  pictures: Picture[];
  stage: Stage;
  memberCount: number;
  maxSeats: number;
  verifiedOnly: boolean;
  handingOn: number;
  vacantUntil: Date | null;
  payEnd: Date | null;
  firstUntil: Date | null;
  waiting: boolean;
  waiters: number;
  answered: number;
  unanswered: number;
  likeCount: number;
  heldAt: Date | null;
  takenDownAt: Date | null;
  createdAt: Date;
  distance: number | null;
  liked: boolean;
  viewedAt: Date | null;
  role: Role | null;
  joinedAt: Date | null;
  undoneAt: Date | null;
  undoneLately: number;
  participants: BoardDetail['participants'];
};

/** Everything the detail page shows, in one query (in the first hours of a wish in two); `asVisitorsSee` reduces it for visitors. `viewedAt` is this reader's last recorded view. What is held back is shown to its members only. */
export async function readBoard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  readerId: UserId | null,
  boardId: BoardId,
  { evenHeld = false } = {},
): Promise<{ board: BoardDetail; viewedAt: Date | null }> {
  const { rows } = await sql<Row>`${PREPARED}
    select b.id, b.leader_id, b.name, b.quantity, b.title, b.total_user, b.price, b.content, b.deadline, b.category_id,
      b.product_id, product.name as product_name, product.price as product_price,
      product.picture ->> 'url' as product_image, b.location, b.meeting_note, b.latitude, b.longitude, b.pictures,
      b.stage, b.member_count, b.max_seats, b.verified_only, b.handing_on, b.vacant_until, b.pay_end, b.first_until, b.like_count, b.held_at, b.taken_down_at, b.created_at, mine.user_id is not null as liked, view.viewed_at, seats.participants,
      (select count(*)::int from waiters w where w.board_id = b.id) as waiters, asked.answered, asked.unanswered,
      exists (select from waiters w where w.board_id = b.id and w.user_id = ${readerId}) as waiting,
      own.role, own.joined_at, own.undone_at,
      ${undoneLately(readerId, now())} as undone_lately,
      ${DISTANCE} as distance
    from boards b
    left join products product on product.id = b.product_id
    left join board_likes mine on mine.board_id = b.id and mine.user_id = ${readerId}
    left join board_views view on view.board_id = b.id and view.user_id = ${readerId}
    left join users r on r.id = ${readerId}
    left join seated own on own.board_id = b.id and own.user_id = ${readerId}
    cross join lateral (
      select json_agg(json_build_object(
        'userId', u.id, 'nickname', u.nickname, 'profileUrl', u.profile_url, 'mannerLeader', u.manner_leader, 'seats', p.seats
      ) order by p.id) as participants
      from seated p cross join ${SITTER}
      where p.board_id = b.id
    ) seats
    cross join lateral (
      select count(q.answer)::int as answered, (count(*) - count(q.answer))::int as unanswered
      from questions q where q.board_id = b.id and q.hidden_at is null and q.deleted_at is null
        and not ${isReportedBy(readerId)}
    ) asked
    where b.id = ${boardId} and b.deleted_at is null`.execute(db);
  const row = rows[0];
  if (!row) throw new Refusal('BOARD_NOT_FOUND');
  if (row.heldAt && !evenHeld && !row.participants.some(({ userId }) => userId === readerId))
    throw new Refusal(row.takenDownAt ? 'BOARD_NOT_FOUND' : 'BOARD_HELD');
  const first = await firstRightsOf(db, row, readerId, now());
  return { board: toDetail(row, first, readerId, now()), viewedAt: row.viewedAt };
}

function toDetail(row: Row, first: FirstRights, readerId: UserId | null, now: Date): BoardDetail {
  const isLeader = row.leaderId === readerId;
  const isMember = row.participants.some((participant) => participant.userId === readerId);
  const boardStatus = statusOf(row, now);
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    quantity: row.quantity,
    price: row.price,
    perPersonPrice: split(row.price, row.totalUser).follower,
    totalUser: row.totalUser,
    currentUsers: takenSeats(row),
    maxSeats: row.maxSeats,
    ...(row.verifiedOnly && { verifiedOnly: true }),
    deadline: row.deadline,
    location: row.location,
    meetingNote: row.meetingNote,
    content: row.content,
    images: row.pictures.map((picture) => picture.url),
    pictures: row.pictures,
    boardStatus,
    stage: row.stage,
    productId: row.productId,
    productName: row.productName,
    productPrice: row.productPrice,
    productImage: row.productImage,
    editable: isLeader,
    cancellable: isLeader && isCancellable(row.stage),
    chatRoomId: row.id,
    likeCount: row.likeCount,
    liked: row.liked,
    join: isMember,
    participants: row.participants,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: false,
    distance: row.distance === null ? null : Math.round(row.distance),
    largeCategoryId: row.categoryId,
    createAt: row.createdAt.toISOString(),
    openSeats: openSeats(row),
    vacantUntil: row.vacantUntil?.toISOString() ?? null,
    payUntil: row.stage === 'RECRUITED' ? payByOf(row, now).toISOString() : null,
    waiting: row.waiting,
    questions: { answered: row.answered, waiting: row.unanswered },
    waiters: row.waiters,
    waitable: !isMember && isWaitable(row, now),
    first: firstOf(row, first),
    undoUntil: undoableUntil(row, now)?.toISOString() ?? null,
    takeable: isLeader ? takeableSeats(row, row.participants.length - 1) : 0,
  };
}

/** Null once nobody has a right any more. */
function firstOf({ firstUntil }: Row, { hasRight, rightsLeft }: FirstRights): BoardDetail['first'] {
  if (!firstUntil || (!hasRight && rightsLeft === 0)) return null;
  return { until: firstUntil.toISOString(), mine: hasRight, left: rightsLeft };
}
