import type { BoardId, Picture, ReportPart, ReportTarget, UserId, WishId } from '@mungchi/contract';
import { sql } from 'kysely';
import { questionTarget } from '../boards/questions/question-rows';
import { lockReportedWish } from '../boards/wishes/hide-wish';
import { wordsOf } from '../chat/message-wire';
import type { MessageRow, WishRow } from '../db/rows';
import type { Tx } from '../db/schema';
import { Refusal } from '../refusal';

/** Whose it is and what it looks like now. No phone, e-mail, address or position is in a snapshot. */
export type Seen = {
  userId: UserId;
  boardId: BoardId | null;
  snapshot: object;
  wish?: WishRow;
  /** By which reports of the same thing are known; without one, the number that was reported. */
  targetId?: string;
};

/** Messages kept beside a reported one, on each side. */
const AROUND = 5;

export function lookAtTarget(tx: Tx, reporterId: UserId, { kind, id, part }: ReportTarget): Promise<Seen> {
  switch (kind) {
    case 'BOARD':
      return lookAtBoard(tx, Number(id) as BoardId);
    case 'USER':
      return lookAtUser(tx, Number(id) as UserId);
    case 'MESSAGE': {
      const [roomId, seq] = id.split('-').map(Number) as [BoardId, number];
      return lookAtMessage(tx, reporterId, roomId, seq);
    }
    case 'REVIEW':
      return lookAtReview(tx, reporterId, Number(id));
    case 'WISH':
      return lookAtWish(tx, Number(id) as WishId);
    case 'QUESTION':
      return lookAtQuestion(tx, reporterId, Number(id), part);
  }
}

/** Deleted or not: who reports it has seen it. The lock counts reports one after another, and before or after a join. */
async function lookAtBoard(tx: Tx, boardId: BoardId): Promise<Seen> {
  const board = await tx
    .selectFrom('boards')
    .select(['leaderId', 'title', 'content', 'price', 'totalUser', 'deadline', 'categoryId', 'stage', 'pictures'])
    .where('id', '=', boardId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!board) throw new Refusal('BOARD_NOT_FOUND');
  const { leaderId, pictures, ...shown } = board;
  const images = (pictures as Picture[]).map(({ url }) => url);
  return { userId: leaderId, boardId, snapshot: { ...shown, images, leader: await personOf(tx, leaderId) } };
}

/** The lock counts reports of it one after another. */
async function lookAtWish(tx: Tx, wishId: WishId): Promise<Seen> {
  const wish = await lockReportedWish(tx, wishId);
  if (!wish || wish.endedWhy === 'HIDDEN') throw new Refusal('WISH_NOT_FOUND');
  return { userId: wish.askerId, boardId: null, snapshot: { title: wish.name }, wish };
}

async function lookAtUser(tx: Tx, userId: UserId): Promise<Seen> {
  return { userId, boardId: null, snapshot: { person: await personOf(tx, userId) } };
}

type Said = Pick<MessageRow, 'seq' | 'type' | 'body' | 'sentAt' | 'hiddenAt' | 'deletedAt'> & {
  userId: UserId | null;
  nickname: string | null;
};

/**
 * In a room that the reporter is in, or what was said there before they left; what 뭉치 says cannot be reported. Of the messages
 * around it, what was taken back or hidden is not kept.
 */
async function lookAtMessage(tx: Tx, reporterId: UserId, roomId: BoardId, seq: number): Promise<Seen> {
  const seats = await tx
    .selectFrom('participants')
    .select('leftAt')
    .where('boardId', '=', roomId)
    .where('userId', '=', reporterId)
    .execute();
  if (seats.length === 0) throw new Refusal('NOT_A_MEMBER');
  const { rows } = await sql<Said>`
    select m.seq, m.type, m.body, m.sent_at, m.hidden_at, m.deleted_at, p.user_id, u.nickname
    from messages m
    left join participants p on p.id = m.participant_id
    left join users u on u.id = p.user_id
    where m.room_id = ${roomId} and m.seq between ${seq - AROUND} and ${seq + AROUND}
    order by m.seq`.execute(tx);
  const said = rows.find((message) => message.seq === seq);
  if (said?.type !== 'TEXT' || said.userId === null) throw new Refusal('NOT_FOUND');
  if (!seats.some(({ leftAt }) => leftAt === null || leftAt >= said.sentAt)) throw new Refusal('NOT_FOUND');
  const messages = rows.map(({ hiddenAt, deletedAt, ...row }) => ({
    ...row,
    body: row.seq === seq ? row.body : wordsOf({ hiddenAt, deletedAt, body: row.body }),
  }));
  const photos = await photosOf(tx, roomId, seq);
  return {
    userId: said.userId,
    boardId: roomId,
    snapshot: { reported: seq, messages, ...(photos.length > 0 && { photos }) },
  };
}

/** The numbers of a message's photos; of those around it only the words are kept. */
async function photosOf(tx: Tx, roomId: BoardId, seq: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select shown ->> 'id' as id from messages m cross join lateral jsonb_array_elements(m.pictures) with ordinality e (shown, nth)
    where m.room_id = ${roomId} and m.seq = ${seq} order by nth`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Only whom it is about, and only what they can read. */
async function lookAtReview(tx: Tx, reporterId: UserId, reviewId: number): Promise<Seen> {
  const review = await tx
    .selectFrom('reviews')
    .innerJoin('participants', 'participants.id', 'reviews.writerId')
    .select(['participants.userId', 'reviews.boardId', 'star', 'keywords', 'body', 'reviews.createdAt'])
    .where('reviews.id', '=', reviewId)
    .where('reviews.targetUserId', '=', reporterId)
    .where('reviews.openedAt', 'is not', null)
    .executeTakeFirst();
  if (!review) throw new Refusal('NOT_FOUND');
  const { userId, boardId, ...shown } = review;
  return { userId, boardId, snapshot: { ...shown, writer: await personOf(tx, userId) } };
}

/**
 * An answered one by anybody, one that waits or waited by the leader. Question and answer are two things with an author each; the
 * leader stands for a question whose asker has left, having published it.
 */
async function lookAtQuestion(
  tx: Tx,
  reporterId: UserId,
  questionId: number,
  wanted: ReportPart | undefined,
): Promise<Seen> {
  const question = await tx
    .selectFrom('questions')
    .innerJoin('boards', 'boards.id', 'questions.boardId')
    .select(['askerId', 'leaderId', 'boardId', 'text', 'answer', 'questions.createdAt', 'answeredAt'])
    .where('questions.id', '=', questionId)
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
  const mayRead = question && (question.answer !== null || question.leaderId === reporterId);
  if (!mayRead) throw new Refusal('NOT_FOUND');
  const { askerId, leaderId, boardId, ...shown } = question;
  const part = wanted ?? (askerId === reporterId ? 'ANSWER' : 'QUESTION');
  if (part === 'ANSWER' && question.answer === null) throw new Refusal('NOT_FOUND');
  return {
    userId: part === 'ANSWER' ? leaderId : (askerId ?? leaderId),
    boardId,
    snapshot: { ...shown, part },
    targetId: questionTarget(questionId, part),
  };
}

async function personOf(tx: Tx, userId: UserId) {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'nickname', 'profileUrl'])
    .where('id', '=', userId)
    .where('signedUpAt', 'is not', null)
    .executeTakeFirst();
  if (!person) throw new Refusal('USER_NOT_FOUND');
  return person;
}
