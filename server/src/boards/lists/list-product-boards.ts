import { endOfSeoulDay, LIST_LIMIT, type ProductBoard, type ProductId, split, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Deps } from '../../deps';
import { type Page, pageOf, readCursor } from '../../http/cursor';
import { Refusal } from '../../refusal';
import { lastJoin, statusOf, takenSeats } from '../board-rules';
import { type CardRow, SEATS } from './board-cards';
import { DISTANCE } from './board-distance';
import { IS_LISTED, isShownTo, recruitsAt } from './board-filters';

type Row = Omit<CardRow, 'sortedAt' | 'endedAt'>;

/** Recruiting group purchases of one product, anywhere, earliest deadline first. */
export async function listProductBoards(
  { db, now }: Deps,
  userId: UserId,
  productId: ProductId,
  { limit = LIST_LIMIT, cursor }: Page,
): Promise<{ cards: ProductBoard[]; next: string | null }> {
  const at = now();
  const after = readCursor(cursor);
  const product = await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst();
  if (!product) throw new Refusal('PRODUCT_NOT_FOUND');
  const { rows } = await sql<Row>`${PREPARED}
    select b.id, b.title, b.quantity, b.pictures -> 0 as picture, b.deadline, b.price, b.total_user, b.member_count, b.max_seats, b.handing_on, b.vacant_until, b.pay_end,
      b.location, b.stage, b.distance,
      ${SEATS} as participants
    from (
      select b.*, ${DISTANCE} as distance
      from boards b left join users r on r.id = ${userId}
      where b.product_id = ${productId} and ${IS_LISTED} and ${recruitsAt(at)} and ${isShownTo(userId)}
        and ${after ? sql`(b.deadline, b.id) > (${after.at.toISOString().slice(0, 10)}::date, ${after.id})` : sql`true`}
      order by b.deadline, b.id
      limit ${limit + 1}
    ) b
    order by b.deadline, b.id`.execute(db);
  const { shown, next } = pageOf(rows, limit, ({ deadline, id }) => ({ at: new Date(deadline), id }));
  return { cards: shown.map((row) => toProductBoard(row, userId, at)), next };
}

function toProductBoard(row: Row, userId: UserId, now: Date): ProductBoard {
  return {
    id: row.id,
    picture: row.picture,
    title: row.title,
    quantity: row.quantity,
    deadline: row.deadline,
    closesAt: closesAt(row).toISOString(),
    price: row.price,
    perPersonPrice: split(row.price, row.totalUser).follower,
    totalUsers: row.totalUser,
    totalUser: row.totalUser,
    currentUsers: takenSeats(row),
    maxSeats: row.maxSeats,
    location: row.location,
    distance: row.distance === null ? null : Math.round(row.distance),
    boardStatus: statusOf(row, now),
    chatRoomId: row.id,
    join: row.participants.some((participant) => participant.userId === userId),
    participants: row.participants,
  };
}

/** A full purchase has a vacancy or seats handed on; its deadline day may be long over. */
function closesAt({ vacantUntil, stage, payEnd, deadline }: Row): Date {
  if (vacantUntil) return vacantUntil;
  return stage === 'RECRUITED' && payEnd ? lastJoin(payEnd) : endOfSeoulDay(deadline);
}
