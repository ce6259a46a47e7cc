import { type ChatRoom, HOUR_MS } from '@mungchi/contract';
import { awake, messagesOf } from '../../boards/test-boards';
import type { Person, TestApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { payShareOf, type TestRoom } from '../test-rooms';

/** A room whose clocks run: what its people do, and what they are told. */
export function clockTalk(t: TestApp) {
  /** To a time of that day in Seoul, and lets the clocks run. */
  async function at(day: number, hour: number): Promise<void> {
    t.clock.now = new Date(Date.UTC(2026, 10, day) + (hour - 9) * HOUR_MS);
    await runClocks(t.deps);
  }
  const start = () => (t.clock.now = new Date('2026-11-15T03:00:00.000Z'));
  const remarks = async (room: TestRoom) =>
    (await messagesOf(t, room.id))
      .filter(({ notice }) => notice !== null)
      .map(({ notice, body }) => `${notice}: ${body}`);
  const told = async (person: Person) =>
    (
      await t.db
        .selectFrom('notifications')
        .select(['kind', 'title'])
        .where('userId', '=', person.userId)
        .orderBy('id')
        .execute()
    ).map(({ kind, title }) => `${kind} ${title}`);
  const call = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: object) =>
    t.call(awake(t, person), method, path, body);
  const readRoom = async (room: TestRoom, person: Person): Promise<ChatRoom> =>
    (await call(person, 'GET', `/api/chat/rooms/${room.id}`)).body;
  const seatOf = (room: TestRoom, person: Person) =>
    t.db
      .selectFrom('participants')
      .selectAll()
      .where('boardId', '=', room.id)
      .where('userId', '=', person.userId)
      .executeTakeFirstOrThrow();
  const pay = (room: TestRoom, person: Person) => payShareOf(t, room, awake(t, person));

  return { at, start, remarks, told, call, readRoom, seatOf, pay };
}
