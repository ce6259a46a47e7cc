import { addDays, type BoardId, seoulDay } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { type Person, type TestApp, testApp } from '../../test-app';
import { follow, neighbourOf, notifiedOfNew } from '../finding/test-finding';
import { awake, boardForm, boardRow, join, openBoard } from '../test-boards';
import { notifiedOf, wishOf } from '../wishes/test-wishes';

let t: TestApp;
const START = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.now = START;
});

/** As if the home was checked so many days ago. */
async function checked(person: Person, days = 0): Promise<Person> {
  const checkedOn = addDays(seoulDay(t.clock.now), -days);
  await t.db
    .updateTable('users')
    .set({ checkedOn, lastCheckedOn: checkedOn })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

const leader = async () => checked(await t.person());
const opened = async (who?: Person, changes = {}) =>
  openBoard(t, who ?? (await leader()), { verifiedOnly: true, ...changes });
const edit = async (who: Person, id: BoardId, changes: object) =>
  t.call(who, 'PUT', `/api/group-boards/${id}`, await boardForm(t, { ...changes }));
const wait = (who: Person, id: BoardId) => t.call(awake(t, who), 'POST', `/api/group-boards/${id}/waitlist`);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => body.code ?? status;

test('only a checked leader says so, and everybody reads it', async () => {
  const form = await boardForm(t, { verifiedOnly: true });
  expect(await t.call(await t.person(), 'POST', '/api/group-boards', form)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_FIELDS', fields: { verifiedOnly: '동네 인증을 먼저 해 주세요.' } },
  });
  const ran = await checked(await t.person(), 91);
  expect((await t.call(ran, 'POST', '/api/group-boards', form)).body.code).toBe('INVALID_FIELDS');

  const who = await leader();
  const id = await opened(who);
  const [other, plain] = [await t.person(), await openBoard(t, who)];
  for (const reader of [who, other, null]) {
    expect((await t.call(reader, 'GET', `/api/group-boards/${id}`)).body.verifiedOnly).toBe(true);
    expect((await t.call(reader, 'GET', `/api/group-boards/${plain}`)).body).not.toHaveProperty('verifiedOnly');
  }
  const { body: cards } = await t.call(other, 'GET', '/api/group-boards');
  const onCard = (board: BoardId) => cards.find((card: { id: BoardId }) => card.id === board)?.verifiedOnly;
  expect([onCard(id), onCard(plain)]).toEqual([true, undefined]);
  expect((await t.call(who, 'GET', `/api/group-boards/${id}/edit`)).body.verifiedOnly).toBe(true);
});

test('joining and waiting need a check that counts and a home within three kilometres', async () => {
  const who = await leader();
  const id = await opened(who, { totalUser: 3 });
  const [plain, old, far, near, last] = [
    await t.person(),
    await checked(await t.person(), 91),
    await checked(await neighbourOf(t, who, 3100)),
    await checked(await neighbourOf(t, who, 2900)),
    await checked(await t.person(), 90),
  ];
  expect(await join(t, plain, id)).toMatchObject({ status: 403, body: { code: 'VERIFY_FIRST' } });
  expect(codeOf(await join(t, old, id))).toBe('VERIFY_FIRST');
  expect(await join(t, far, id)).toMatchObject({ status: 403, body: { code: 'VERIFY_FAR' } });
  expect(codeOf(await join(t, near, id))).toBe(200);
  expect(codeOf(await join(t, last, id))).toBe(200);
  for (const [person, code] of [
    [plain, 'VERIFY_FIRST'],
    [far, 'VERIFY_FAR'],
    [await checked(await t.person()), 200],
  ] as const)
    expect(codeOf(await wait(person, id))).toBe(code);
});

test('a check that runs out or is dropped later changes nothing for who sits', async () => {
  const id = await opened(undefined, { totalUser: 4, maxSeats: 2 });
  const person = await checked(await t.person());
  await join(t, person, id);
  await t.call(person, 'DELETE', '/api/users/check');
  expect(codeOf(await t.call(person, 'PATCH', `/api/chat/rooms/${id}/seats`, { seats: 2 }))).toBe(200);
  expect((await t.call(person, 'GET', `/api/group-boards/${id}`)).body.join).toBe(true);
});

test('an unchecked neighbour may still ask before joining', async () => {
  const id = await opened();
  const asked = await t.call(await t.person(), 'POST', `/api/group-boards/${id}/questions`, { text: '어디서 만나요?' });
  expect(asked.status).toBe(200);
});

test('off at any time while it recruits, on only while nobody else sits, and an edit without it keeps it', async () => {
  const who = await leader();
  const id = await openBoard(t, who);
  const only = async () => (await boardRow(t, id)).verifiedOnly;
  expect([codeOf(await edit(who, id, { verifiedOnly: true })), await only()]).toEqual([200, true]);
  expect([codeOf(await edit(who, id, { price: 36_000 })), await only()]).toEqual([200, true]);
  await t.call(who, 'DELETE', '/api/users/check');
  expect([codeOf(await edit(who, id, { verifiedOnly: true, price: 36_000 })), await only()]).toEqual([200, true]);
  await join(t, await checked(await t.person()), id);
  expect([codeOf(await edit(who, id, { verifiedOnly: false, price: 36_000 })), await only()]).toEqual([200, false]);
  expect(codeOf(await edit(who, id, { verifiedOnly: true, price: 36_000 }))).toBe('VERIFIED_LATE');
  const alone = await openBoard(t, who);
  expect(await edit(who, alone, { verifiedOnly: true })).toMatchObject({
    body: { fields: { verifiedOnly: expect.any(String) } },
  });
});

test('join beside switching it on: somebody sits and it stays off, or it is on and they are refused', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 8; round++) {
    const who = await leader();
    const id = await openBoard(t, who);
    const person = await t.person();
    const [edited, joined] = await Promise.all([edit(who, id, { verifiedOnly: true }), join(t, person, id)]);
    const { verifiedOnly, memberCount } = await boardRow(t, id);
    expect([codeOf(joined), codeOf(edited), verifiedOnly, memberCount]).toEqual(
      joined.status === 200 ? [200, 'VERIFIED_LATE', false, 2] : ['VERIFY_FIRST', 200, true, 1],
    );
  }
});

test('who may not join is not called to it: regulars, hearts, those who wait', async () => {
  const who = await leader();
  const [may, mayNot, far] = [
    await checked(await t.person()),
    await t.person(),
    await checked(await neighbourOf(t, who, 3100)),
  ];
  for (const person of [may, mayNot, far]) await follow(t, person, who);
  const id = await opened(who, { totalUser: 3 });
  await t.runJobs();
  expect(await notifiedOfNew(t, may)).toEqual([`REGULAR_OPENED /gonggu/list/${id}`]);
  for (const person of [mayNot, far]) expect(await notifiedOfNew(t, person)).toEqual([]);

  for (const person of [may, mayNot]) await t.call(person, 'POST', `/api/group-boards/${id}/like`);
  await join(t, await checked(await t.person()), id);
  await t.runJobs();
  const kinds = async (person: Person) => (await inbox(t, awake(t, person))).map(({ kind }) => kind);
  expect(await kinds(may)).toContain('LIKED_CLOSING');
  expect(await kinds(mayNot)).toEqual([]);

  const leaving = await checked(await t.person());
  await join(t, leaving, id);
  const waiter = await checked(await t.person());
  await wait(may, id);
  await wait(waiter, id);
  await t.call(waiter, 'DELETE', '/api/users/check');
  expect(codeOf(await t.call(leaving, 'POST', `/api/chat/rooms/${id}/hand-on`))).toBe(200);
  expect(await kinds(may)).toContain('VACANCY');
  expect(await kinds(waiter)).not.toContain('VACANCY');
});

test('nor has a first right, also when it is said later', async () => {
  const { id: wishId, people } = await wishOf(t, '감귤', 2);
  const [first, second, asker] = people as [Person, Person, Person];
  await checked(first);
  const who = await leader();
  const id = await opened(who, { wishId, totalUser: 3 });
  expect(await notifiedOf(t, 'WISH_OPENED', `/gonggu/list/${id}`)).toEqual([first.userId]);
  expect((await t.call(second, 'GET', `/api/group-boards/${id}`)).body.first).toMatchObject({ mine: false, left: 1 });
  await t.call(first, 'DELETE', '/api/users/check');
  expect((await t.call(asker, 'GET', `/api/group-boards/${id}`)).body.first).toBeNull();
  const [one, other] = [await checked(await t.person()), await checked(await t.person())];
  expect([codeOf(await join(t, one, id)), codeOf(await join(t, other, id))]).toEqual([200, 200]);
});
