import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boardForm, openBoard } from '../boards/test-boards';
import { agree, ownPhone } from '../legal/test-legal';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp({ env: { LEGAL: 'on', LEADER_START_WON: '300000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  leader = await agreed();
});

/** Somebody who has agreed to everything and whose phone is confirmed. */
async function agreed(): Promise<Person> {
  const person = await t.person();
  await ownPhone(t, person);
  await agree(t, person);
  return person;
}

const open = async (price: number, totalUser = 2) =>
  t.call(leader, 'POST', '/api/group-boards', await boardForm(t, { price, totalUser }));
const own = async () => (await t.call(leader, 'GET', `/api/users/${leader.userId}/record`)).body;

test('a new leader asks others for little, reads how much, and has more room once something ended', async () => {
  expect(await own()).toMatchObject({ opensUpTo: 300_000, limit: { most: 300_000, left: 300_000 } });
  const refused = await open(700_000);
  expect([refused.status, refused.body.code]).toEqual([409, 'LEADER_LIMIT']);
  expect(refused.body.fields).toEqual({ price: '지금은 600,000원까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.' });
  const first = await open(400_000);
  expect(first.status).toBe(200);
  expect((await own()).limit).toEqual({ most: 300_000, left: 100_000 });
  expect((await open(202_000)).body.fields.price).toContain('지금은 200,000원까지');
  await t.call(leader, 'POST', `/api/group-boards/${first.body.id}/cancel`);
  expect((await open(600_000)).status).toBe(200);
  expect((await open(3000)).body.fields.price).toBe(
    '지금 연 공구를 마치면 다시 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.',
  );
});

test('an edit that raises it is asked the same; one that does not is not', async () => {
  const id = await openBoard(t, leader, { price: 600_000, totalUser: 2 });
  const edit = async (price: number) =>
    t.call(leader, 'PUT', `/api/group-boards/${id}`, await boardForm(t, { price, totalUser: 2 }));
  expect((await edit(700_000)).body.code).toBe('LEADER_LIMIT');
  expect((await edit(500_000)).status).toBe(200);
  expect((await edit(600_000)).status).toBe(200);
});

test('two opens at once, and an edit beside an open: one of them', async () => {
  const form = await boardForm(t, { price: 600_000, totalUser: 2 });
  const answers = await Promise.all([1, 2, 3].map(() => t.call(leader, 'POST', '/api/group-boards', form)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  leader = await agreed();
  const small = await openBoard(t, leader, { price: 20_000, totalUser: 2 });
  const both = await Promise.all([
    t.call(leader, 'PUT', `/api/group-boards/${small}`, form),
    t.call(leader, 'POST', '/api/group-boards', form),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('who has finished purchases with twenty neighbours has no limit', async () => {
  const record = JSON.stringify({ facts: null, started: true, ledWith: 20 });
  await t.db.insertInto('neighbourRecords').values({ userId: leader.userId, record, at: t.clock.now }).execute();
  expect((await open(10_000_000)).status).toBe(200);
  expect(await own()).toMatchObject({ opensUpTo: null, limit: null });
});
