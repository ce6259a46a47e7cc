import { HOUR_MS } from '@mungchi/contract';
import type { Word } from '../handover/handover-rules';
import { markWord } from '../handover/mark-word';
import type { Person, TestApp } from '../test-app';
import type { TestRoom } from './test-rooms';

export function seatOf({ db }: TestApp, room: TestRoom, who: Person) {
  return db
    .selectFrom('participants')
    .selectAll()
    .where('boardId', '=', room.id)
    .where('userId', '=', who.userId)
    .executeTakeFirstOrThrow();
}

/** The leader's word about a follower. */
export async function say(t: TestApp, room: TestRoom, who: Person, word: Word = 'HANDED'): Promise<void> {
  await markWord(t.deps, room.leader.userId, room.id, (await seatOf(t, room, who)).id, word);
}

/** What somebody was told of receipts, oldest first. */
export async function notifiedOfReceived({ db }: TestApp, who: Person): Promise<string[]> {
  const entries = await db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body'])
    .where('userId', '=', who.userId)
    .where('kind', 'in', ['HANDED', 'NO_SHOW', 'CONFIRM_SOON', 'AUTO_CONFIRMED', 'RECEIPT_ASKED', 'DISPUTE_ESCALATED'])
    .orderBy('id')
    .execute();
  return entries.map(({ kind, title, body }) => `${kind} ${title} / ${body}`);
}

/** An appointment of one hour that began so many hours ago and stood so many hours before. */
export async function appointmentIn({ db, clock }: TestApp, room: TestRoom, { began = 2, stood = 24 } = {}) {
  const startsAt = new Date(clock.now.getTime() - began * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const setAt = new Date(startsAt.getTime() - stood * HOUR_MS);
  const where = { place: '성수역 3번 출구', latitude: null, longitude: null };
  await db
    .insertInto('appointments')
    .values({ boardId: room.id, version: 1, startsAt, endsAt, setAt, ...where })
    .execute();
}
