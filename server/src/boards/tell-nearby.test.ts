import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox } from '../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../test-app';
import { awake, openBoard } from './test-boards';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-11-15T03:00:00.000Z') });
  leader = await t.person();
});
afterAll(() => t.close());

const SETTINGS = '/api/notifications/settings';

async function wishing(metresNorth: number): Promise<Person> {
  const person = await t.person();
  const { latitude, longitude } = await t.db
    .selectFrom('users')
    .select(['latitude', 'longitude'])
    .where('id', '=', leader.userId)
    .executeTakeFirstOrThrow();
  await t.db
    .updateTable('users')
    .set({ latitude: latitude! + metresNorth / 111_195, longitude })
    .where('id', '=', person.userId)
    .execute();
  const { body } = await t.call(person, 'GET', SETTINGS);
  expect((await t.call(person, 'PUT', SETTINGS, { ...body, nearby: true })).body).toMatchObject({ nearby: true });
  return person;
}

const told = async (person: Person) =>
  (await inbox(t, person)).filter(({ kind }) => kind === 'OPENED_NEARBY').map(({ path }) => path);

test('who asked for it and lives within three kilometres hears of a new purchase, once a day', async () => {
  const [near, far, silent] = [await wishing(2900), await wishing(3100), await t.person()];
  const apart = await wishing(100);
  await t.call(apart, 'POST', `/api/users/${leader.userId}/block`);
  const first = await openBoard(t, leader, { totalUser: 3 });
  await openBoard(t, leader, { totalUser: 3 });
  await t.runJobs();
  expect(await told(near)).toEqual([`/gonggu/list/${first}`]);
  for (const person of [far, silent, apart, leader]) expect(await told(person)).toEqual([]);

  t.clock.now = new Date('2026-11-16T03:00:00.000Z');
  const next = await openBoard(t, awake(t, leader), { totalUser: 3 });
  await t.runJobs();
  expect(await told(near)).toEqual([`/gonggu/list/${next}`, `/gonggu/list/${first}`]);
});

test('a client that does not know of it leaves the wish as it is', async () => {
  const person = await wishing(0);
  const { nearby, ...known } = (await t.call(awake(t, person), 'GET', SETTINGS)).body;
  expect(nearby).toBe(true);
  const { body } = await t.call(awake(t, person), 'PUT', SETTINGS, { ...known, preview: false });
  expect(body).toEqual({ ...known, preview: false, nearby: true });
});
