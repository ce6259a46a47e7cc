import type { BoardId, ReportKind, RoomId } from '@mungchi/contract';
import { awake } from '../boards/test-boards';
import { MessageAppender } from '../chat/message-appender';
import type { Person, TestApp } from '../test-app';

/** Says that something is wrong, through the API. */
export function reportAs(t: TestApp, person: Person, kind: ReportKind, id: number | string, more: object = {}) {
  return t.call(awake(t, person), 'POST', '/api/reports', { target: { kind, id }, reason: 'SCAM', ...more });
}

export async function openReports({ db }: TestApp, reporter: Person) {
  return db.selectFrom('reports').selectAll().where('reporterId', '=', reporter.userId).orderBy('id').execute();
}

export function blockAs(t: TestApp, person: Person, other: Person) {
  return t.call(awake(t, person), 'POST', `/api/users/${other.userId}/block`);
}

export function unblockAs(t: TestApp, person: Person, other: Person) {
  return t.call(person, 'DELETE', `/api/users/${other.userId}/block`);
}

export async function nearbyIds(t: TestApp, person: Person, path = '/api/group-boards'): Promise<BoardId[]> {
  const { body } = await t.call(awake(t, person), 'GET', path);
  return body.map(({ id }: { id: BoardId }) => id);
}

/** Somebody whose word counts: signed up more than a week ago. */
export async function neighbour(t: TestApp): Promise<Person> {
  const person = await t.person();
  const signedUpAt = new Date(t.clock.now.getTime() - 30 * 86_400_000);
  await t.db.updateTable('users').set({ signedUpAt }).where('id', '=', person.userId).execute();
  return person;
}

/** Said in a room, and stored. */
export async function sayIn(t: TestApp, person: Person, roomId: RoomId, text: string): Promise<void> {
  await new MessageAppender(t.deps).append({ roomId, userId: person.userId, text, key: null });
}

export async function titlesNotified({ db }: TestApp, person: Person): Promise<string[]> {
  const rows = await db.selectFrom('notifications').select('title').where('userId', '=', person.userId).execute();
  return rows.map(({ title }) => title);
}
