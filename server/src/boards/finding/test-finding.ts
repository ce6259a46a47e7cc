import type { BoardId, UserId } from '@mungchi/contract';
import { inbox } from '../../notifications/test-inbox';
import type { Person, TestApp } from '../../test-app';
import { saveHome } from '../../users/save-home';
import { awake } from '../test-boards';

/** Somebody who lives so many metres north of another. */
export async function neighbourOf(t: TestApp, other: Person, metresNorth: number): Promise<Person> {
  const person = await t.person();
  await moveHome(t, person, other, metresNorth);
  return person;
}

export async function homeOf({ db }: TestApp, { userId }: Person): Promise<{ latitude: number; longitude: number }> {
  const { latitude, longitude } = await db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { latitude: latitude!, longitude: longitude! };
}

export async function moveHome(t: TestApp, person: Person, other: Person, metresNorth: number): Promise<void> {
  const { latitude, longitude } = await homeOf(t, other);
  await saveHome(t.deps, person.userId, { address: '제주시', latitude: latitude + metresNorth / 111_195, longitude });
}

export const addWord = (t: TestApp, person: Person, word: string) =>
  t.call(awake(t, person), 'POST', '/api/alerts', { word });

export const follow = (t: TestApp, person: Person, leader: Person) =>
  t.call(awake(t, person), 'PUT', `/api/users/${leader.userId}/regular`);

export async function wantNearby(t: TestApp, person: Person): Promise<void> {
  const settings = '/api/notifications/settings';
  const { body } = await t.call(awake(t, person), 'GET', settings);
  await t.call(awake(t, person), 'PUT', settings, { ...body, nearby: true });
}

/** Kind and way of what somebody was told of new purchases, latest first. */
export async function notifiedOfNew(t: TestApp, person: Person): Promise<string[]> {
  return (await inbox(t, person))
    .filter(({ kind }) => kind.endsWith('_OPENED') || kind === 'OPENED_NEARBY')
    .map(({ kind, path }) => `${kind} ${path}`);
}

/** Everybody who was told of a new purchase, however. */
export async function notifiedPeople({ db }: TestApp, boardId: BoardId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('userId')
    .where('dedupKey', '=', `new ${boardId}`)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
