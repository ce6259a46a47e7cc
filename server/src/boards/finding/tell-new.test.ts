import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, join, openBoard } from '../test-boards';
import { tellNew } from './tell-new';
import { addWord, follow, neighbourOf, notifiedOfNew, notifiedPeople, wantNearby } from './test-finding';
import { castOf, crowdWithWord, keepFromNotified } from './test-notified';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-11-15T03:00:00.000Z') });
});
afterAll(() => t.close());
beforeEach(async () => {
  leader = await t.person();
});

const SETTINGS = '/api/notifications/settings';
const open = (changes = {}) => openBoard(t, awake(t, leader), { totalUser: 3, ...changes });

test('who switched it on and lives within three kilometres hears of a new purchase, once a day', async () => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  const [near, far] = [await neighbourOf(t, leader, 2900), await neighbourOf(t, leader, 3100)];
  const [silent, apart] = [await t.person(), await neighbourOf(t, leader, 100)];
  for (const person of [near, far, apart]) await wantNearby(t, person);
  await t.call(apart, 'POST', `/api/users/${leader.userId}/block`);
  const first = await open();
  await open();
  await t.runJobs();
  expect(await notifiedOfNew(t, near)).toEqual([`OPENED_NEARBY /gonggu/list/${first}`]);
  for (const person of [far, silent, apart, leader]) expect(await notifiedOfNew(t, person)).toEqual([]);

  t.clock.now = new Date('2026-11-16T03:00:00.000Z');
  const next = await open();
  await t.runJobs();
  expect(await notifiedOfNew(t, near)).toEqual([
    `OPENED_NEARBY /gonggu/list/${next}`,
    `OPENED_NEARBY /gonggu/list/${first}`,
  ]);
});

test('a word that fits the name, from as far as its person wants; what it costs and how far it is stands there', async () => {
  const [near, far, other] = [
    await neighbourOf(t, leader, 1400),
    await neighbourOf(t, leader, 1600),
    await neighbourOf(t, leader, 100),
  ];
  for (const person of [near, far]) {
    await addWord(t, person, '감귤 10kg');
    await t.call(awake(t, person), 'PUT', '/api/alerts/reach', { reach: 1500 });
  }
  await addWord(t, other, '배추');
  const id = await open({ name: '제주감귤', quantity: '10kg', price: 24_000 });
  await t.runJobs();
  expect((await inbox(t, near))[0]).toMatchObject({
    kind: 'KEYWORD_OPENED',
    title: '‘감귤 10kg’ 공구가 열렸어요',
    body: '제주감귤 10kg · 1인 8,000원 · 1.4km',
    path: `/gonggu/list/${id}`,
  });
  for (const person of [far, other]) expect(await notifiedOfNew(t, person)).toEqual([]);
});

test('one reason each: a regular is told as one, whatever else they asked for', async () => {
  const person = await neighbourOf(t, leader, 100);
  await addWord(t, person, '감귤');
  await addWord(t, person, '제주 감귤');
  await wantNearby(t, person);
  await follow(t, person, leader);
  const id = await open();
  await t.runJobs();
  expect(await notifiedOfNew(t, person)).toEqual([`REGULAR_OPENED /gonggu/list/${id}`]);
  expect((await inbox(t, person))[0]!.title).toBe(`단골 ${leader.nickname}님이 공구를 열었어요`);
  await t.call(awake(t, person), 'DELETE', `/api/users/${leader.userId}/regular`);
  const second = await open();
  await t.runJobs();
  expect((await inbox(t, person))[0]).toMatchObject({
    title: '‘제주 감귤’ 공구가 열렸어요',
    path: `/gonggu/list/${second}`,
  });
});

test('not told: who sits, is apart, reported it, is paused, banned or gone, has no home or moved away', async () => {
  const cast = await castOf((metres) => neighbourOf(t, leader, metres));
  const homeless = await t.person({ latitude: null, longitude: null, address: null });
  const everybody = [leader, homeless, ...Object.values(cast)];
  for (const person of everybody) await addWord(t, person, '감귤');
  const id = await open();
  await join(t, cast.in, id);
  await keepFromNotified(t, cast, { from: leader, target: { kind: 'BOARD', id } });
  await t.runJobs();
  const people = everybody.map(({ userId }) => userId);
  expect((await notifiedPeople(t, id)).filter((userId) => people.includes(userId))).toEqual([cast.fine.userId]);
});

test.each([
  ['deleted', { deletedAt: new Date('2026-11-16T00:00:00Z') }],
  ['held', { heldAt: new Date('2026-11-16T00:00:00Z') }],
  ['over', { deadline: '2026-11-01' }],
])('nobody is told of one that is %s when the job runs', async (_, change) => {
  const person = await neighbourOf(t, leader, 100);
  await addWord(t, person, '감귤');
  const id = await open();
  await t.db.updateTable('boards').set(change).where('id', '=', id).execute();
  await t.runJobs();
  expect(await notifiedOfNew(t, person)).toEqual([]);
});

test('a leader calls twice a day, deleted ones counted, and again the next day', async () => {
  t.clock.now = new Date('2026-11-17T03:00:00.000Z');
  const person = await neighbourOf(t, leader, 100);
  await addWord(t, person, '감귤');
  const ids = [await open(), await open()];
  expect((await t.call(awake(t, leader), 'DELETE', `/api/group-boards/${ids[0]}`)).status).toBe(200);
  await open();
  await t.runJobs();
  expect(await notifiedOfNew(t, person)).toEqual([`KEYWORD_OPENED /gonggu/list/${ids[1]}`]);
  t.clock.now = new Date('2026-11-17T15:00:00.000Z');
  const next = await open();
  await t.runJobs();
  expect((await notifiedOfNew(t, person))[0]).toBe(`KEYWORD_OPENED /gonggu/list/${next}`);
});

test('the nearest hundred for each open seat are told, each once, however often the job runs', async () => {
  const people = await crowdWithWord(t, leader, 130);
  const id = await open({ name: '영암 무화과', totalUser: 2 });
  await t.runJobs();
  for (let again = 0; again < 2; again++) await tellNew(t.deps, id);
  expect(await notifiedPeople(t, id)).toEqual(people.slice(0, 100));
});

test('a client that does not know of it leaves the wish as it is', async () => {
  const person = await neighbourOf(t, leader, 0);
  await wantNearby(t, person);
  const { nearby, ...known } = (await t.call(awake(t, person), 'GET', SETTINGS)).body;
  expect(nearby).toBe(true);
  const { body } = await t.call(awake(t, person), 'PUT', SETTINGS, { ...known, preview: false });
  expect(body).toEqual({ ...known, preview: false, nearby: true });
});
