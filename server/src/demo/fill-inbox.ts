import { DAY_MS, NOTIFICATION_KINDS, type Stage, split, type UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import * as entries from '../notifications/entries';
import { reviewReceived, reviewWaiting } from '../notifications/review-entries';
import type { FilledBoard, Seat } from './fill-boards';

type Told = { at: Date; userId: UserId; entry: entries.Entry };

const KEPT_DAYS = 30;
/** The newest of each person are still unread. */
const UNREAD = 2;
const BATCH = 500;

/** What the neighbours were told on the way, as the verbs would have told it. */
export async function fillInbox(tx: Tx, boards: readonly FilledBoard[], now: Date): Promise<void> {
  const since = now.getTime() - KEPT_DAYS * DAY_MS;
  const told = [...boards.flatMap(notifiedOf), ...(await reviewsIn(tx)), ...(await heartsOn(tx, boards))]
    .filter(({ at }) => at.getTime() > since && at <= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const left = new Map<UserId, number>();
  for (const { userId } of told) left.set(userId, (left.get(userId) ?? 0) + 1);
  const rows = told.map(({ at, userId, entry: { key, ...entry } }) => {
    left.set(userId, left.get(userId)! - 1);
    const readAt = left.get(userId)! < UNREAD ? null : at;
    const category = NOTIFICATION_KINDS[entry.kind];
    return { ...entry, userId, category, dedupKey: key, createdAt: at, pushedAt: at, readAt };
  });
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insertInto('notifications')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}

function notifiedOf({ id, data, seats, reached }: FilledBoard): Told[] {
  const { name, quantity, totalUser, price } = data;
  const board = { id, name, quantity, totalUser, price, memberCount: totalUser, handingOn: 0, deadline: '' };
  const leader = seats[0]!.userId;
  const last = seats.at(-1)!.userId;
  const isFull = reached.has('RECRUITED');
  const taken = seats.slice(1, isFull ? -1 : undefined).map(({ participantId, nickname, joinedAt }, index) => ({
    at: joinedAt,
    userId: leader,
    entry: entries.seatTaken({ ...board, memberCount: index + 2 }, nickname, { id: participantId, at: joinedAt }),
  }));
  const steps: [Stage, (at: Date) => entries.EntryFor, UserId?][] = [
    ['RECRUITED', () => entries.roomFull(board), last],
    ['PAYING', (at) => entries.allPaid(board, at), last],
    ['PURCHASED', () => entries.purchased(board), leader],
    ['COMPLETED', () => entries.completed(board), last],
    ['CANCELLED', () => entries.cancelled(board), leader],
  ];
  const amount = split(price, totalUser).follower * (totalUser - 1);
  const end = reached.get('COMPLETED');
  return [
    ...taken,
    ...steps.flatMap(([stage, entryAt, causedBy]) => {
      const at = reached.get(stage);
      return at ? toMembers(seats, at, entryAt(at), causedBy) : [];
    }),
    ...(end && amount > 0 ? [{ at: end, userId: leader, entry: entries.credited(board, amount) }] : []),
  ];
}

function toMembers(seats: readonly Seat[], at: Date, entryFor: entries.EntryFor, causedBy?: UserId): Told[] {
  return seats.flatMap(({ userId, participantId: id }, index) => {
    const role = index === 0 ? 'LEADER' : 'FOLLOWER';
    const entry = userId === causedBy ? null : entryFor({ id, userId, role, seats: 1, payBy: null });
    return entry ? [{ at, userId, entry }] : [];
  });
}

/** What could be read, and in each room once that something waits. */
async function reviewsIn(tx: Tx): Promise<Told[]> {
  const reviews = await tx
    .selectFrom('reviews')
    .innerJoin('boards', 'boards.id', 'reviews.boardId')
    .select(['reviews.id as reviewId', 'reviews.targetUserId', 'reviews.createdAt', 'reviews.openedAt'])
    .select(['boards.id', 'boards.title'])
    .orderBy('reviews.createdAt')
    .execute();
  const told = reviews.map(({ reviewId, targetUserId, createdAt, openedAt, ...board }) => ({
    at: openedAt ?? createdAt,
    userId: targetUserId,
    entry: openedAt ? reviewReceived(board, reviewId) : reviewWaiting(board),
  }));
  return [...new Map(told.map((each) => [`${each.userId} ${each.entry.key}`, each])).values()];
}

/** Who keeps a group purchase with one seat left, told when the last but one was taken. */
async function heartsOn(tx: Tx, boards: readonly FilledBoard[]): Promise<Told[]> {
  const closing = new Map(
    boards
      .filter(({ data }) => data.stage === 'RECRUITING' && data.members === data.totalUser - 1)
      .map((board) => [board.id, board]),
  );
  const likes = await tx
    .selectFrom('boardLikes')
    .innerJoin('boards', 'boards.id', 'boardLikes.boardId')
    .select(['boardLikes.userId', 'boards.id', 'name', 'quantity', 'totalUser', 'memberCount', 'handingOn', 'deadline'])
    .where('boardId', 'in', [...closing.keys()])
    .execute();
  return likes.flatMap(({ userId, ...board }) => {
    const { seats } = closing.get(board.id)!;
    if (seats.some((seat) => seat.userId === userId)) return [];
    return [{ at: seats.at(-1)!.joinedAt, userId, entry: entries.likedClosing(board) }];
  });
}
