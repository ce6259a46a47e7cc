import { type BoardId, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockPerson } from '../../safety/block-person';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, join, openBoard } from '../test-boards';
import { joinWishAs, leaveWishAs, notifiedOf, wishOf, wishRow } from './test-wishes';

let t: TestApp;
const start = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp({ now: start });
});
afterAll(() => t.close());

const open = (leader: Person, wishId: number, changes = {}) => openBoard(t, leader, { wishId, ...changes });
const detail = async (person: Person | null, id: BoardId) =>
  (await t.call(person && awake(t, person), 'GET', `/api/group-boards/${id}`)).body;

test('who looked for it is told at once and sits first until tomorrow evening, a stranger after it', async () => {
  const { id, people } = await wishOf(t, '감귤', 2);
  const [asker, second, leader] = people as [Person, Person, Person];
  const boardId = await open(leader, id, { totalUser: 3 });
  expect(await notifiedOf(t, 'WISH_OPENED', `/gonggu/list/${boardId}`)).toEqual([asker.userId, second.userId]);
  expect((await t.call(asker, 'GET', `/api/wishes/${id}`)).body).toMatchObject({ state: 'OPENED', boardId });
  const until = '2026-11-16T12:00:00.000Z';
  expect((await detail(asker, boardId)).first).toEqual({ until, mine: true, left: 1 });

  const stranger = await t.person();
  expect((await detail(stranger, boardId)).first).toEqual({ until, mine: false, left: 2 });
  expect(await join(t, stranger, boardId)).toMatchObject({
    status: 409,
    body: { code: 'FIRST_RIGHT', fields: { until: '11월 16일 밤 9시부터 참여할 수 있어요.' } },
  });
  expect((await join(t, asker, boardId)).status).toBe(200);
  expect((await detail(asker, boardId)).first).toEqual({ until, mine: false, left: 1 });
  expect((await join(t, stranger, boardId)).body.code).toBe('FIRST_RIGHT');
  t.clock.now = new Date(until);
  try {
    expect((await detail(stranger, boardId)).first).toBeNull();
    expect((await join(t, stranger, boardId)).status).toBe(200);
    expect((await join(t, second, boardId)).body.code).toBe('BOARD_FULL');
  } finally {
    t.clock.now = start;
  }
});

test('others sit where a seat is left for every right', async () => {
  const { id, people } = await wishOf(t, '쌀', 1);
  const leader = await t.person();
  const boardId = await open(leader, id, { name: '햅쌀', totalUser: 4, maxSeats: 2 });
  const stranger = await t.person();
  expect((await detail(stranger, boardId)).first).toMatchObject({ mine: false, left: 2 });
  // A right is one seat: the second of its holder counts as others'.
  const two = (person: Person) => t.call(person, 'POST', `/api/group-boards/${boardId}/join`, { seats: 2 });
  expect((await two(people[0]!)).status).toBe(200);
  expect((await join(t, stranger, boardId)).body.code).toBe('FIRST_RIGHT');
  const raise = await t.call(people[0]!, 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats: 2 });
  expect(raise.status).toBe(200);
  expect((await t.call(leader, 'POST', `/api/group-boards/${boardId}/take-rest`)).body.code).toBe('FIRST_RIGHT');
  const form = await boardForm(t, { name: '햅쌀', totalUser: 4, maxSeats: 2, mySeats: 2 });
  expect((await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form)).body.code).toBe('FIRST_RIGHT');
  const fewer = { ...form, totalUser: 3, mySeats: 1, price: 20_000 };
  expect((await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, fewer)).body.code).toBe('FIRST_RIGHT');
  // Whoever stops looking gives it up.
  expect((await leaveWishAs(t, people[1]!, id)).body).toMatchObject({ mine: false, state: 'OPENED' });
  expect((await join(t, stranger, boardId)).status).toBe(200);
});

test('more seats of a follower wait too', async () => {
  const { id, people } = await wishOf(t, '고구마', 1);
  const leader = await t.person();
  const boardId = await open(leader, id, { name: '해남 고구마', totalUser: 3, maxSeats: 2 });
  expect((await join(t, people[0]!, boardId)).status).toBe(200);
  const raise = () => t.call(people[0]!, 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats: 2 });
  expect((await raise()).body.code).toBe('FIRST_RIGHT');
  await leaveWishAs(t, people[1]!, id);
  expect((await raise()).status).toBe(200);
});

test('a joining taken back gives the right back', async () => {
  const { id, people } = await wishOf(t, '딸기', 0);
  const boardId = await open(await t.person(), id, { name: '딸기', totalUser: 3 });
  await join(t, people[0]!, boardId);
  expect((await detail(people[0]!, boardId)).first).toBeNull();
  expect((await undo(people[0]!, boardId)).status).toBe(200);
  expect((await detail(await t.person(), boardId)).first).toMatchObject({ left: 1 });
});

const undo = (person: Person, boardId: number) =>
  t.call(awake(t, person), 'DELETE', `/api/group-boards/${boardId}/join`);

test('strangers who press while one takes a joining back: every seat stays for those who looked for it', async () => {
  const { id, people } = await wishOf(t, '참외', 1);
  const [asker, second] = people as [Person, Person];
  const boardId = await open(await t.person(), id, { name: '성주 참외', totalUser: 3 });
  await join(t, asker, boardId);
  const strangers = await Promise.all(Array.from({ length: 6 }, () => t.person()));
  const [undone, ...others] = await Promise.all([
    undo(asker, boardId),
    ...strangers.map((stranger) => join(t, stranger, boardId)),
  ]);
  expect(undone!.status).toBe(200);
  expect(others.map(({ body }) => body.code)).toEqual(strangers.map(() => 'FIRST_RIGHT'));
  for (const person of [second, asker]) expect((await join(t, person, boardId)).status).toBe(200);
});

test('neither the leader, who is paused or has left the wish gets a right; who is apart has one and is not told', async () => {
  const { id, people } = await wishOf(t, '배추', 4);
  const [asker, leader, apart, paused, left] = people as [Person, Person, Person, Person, Person];
  await blockPerson(t.deps, apart.userId, leader.userId);
  await sanctionNow(t.deps, paused.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
  await leaveWishAs(t, left, id);
  const boardId = await open(leader, id, { name: '절임배추' });
  expect(await notifiedOf(t, 'WISH_OPENED', `/gonggu/list/${boardId}`)).toEqual([asker.userId]);
  const left2 = async () => (await detail(await t.person(), boardId)).first?.left ?? 0;
  expect(await left2()).toBe(2);
  // A right ends by a sanction, not by a block.
  await blockPerson(t.deps, leader.userId, asker.userId);
  expect(await left2()).toBe(2);
  await sanctionNow(t.deps, asker.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
  expect(await left2()).toBe(1);
});

const opened = (boardId: BoardId) => notifiedOf(t, 'WISH_OPENED', `/gonggu/list/${boardId}`);
const edit = async (leader: Person, boardId: BoardId, changes: Record<string, unknown>) =>
  t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, await boardForm(t, changes));

test.each([
  ['of something else', { name: '다이어트 상담' }],
  ['far away', { location: '부산광역시 해운대구 우동 1411' }],
])('edited into a purchase %s, it gives the wish back and is saved', async (_, changes) => {
  const { id, people } = await wishOf(t, '전복', 1);
  const [leader, stranger] = [await t.person(), await t.person()];
  const form = { name: '완도 전복', totalUser: 3 };
  const boardId = await open(leader, id, form);
  expect((await edit(leader, boardId, { ...form, price: 20_000 })).status).toBe(200);
  expect((await wishRow(t, id)).boardId).toBe(boardId);
  await t.call(awake(t, people[1]!), 'POST', '/api/notifications/read');
  expect((await edit(leader, boardId, { ...form, ...changes })).status).toBe(200);
  expect((await t.call(awake(t, stranger), 'GET', `/api/wishes/${id}`)).body).toMatchObject({
    state: 'OPEN',
    boardId: null,
  });
  expect(await opened(boardId)).toEqual([]);
  expect(await notifiedOf(t, 'WISH_OPENED', `/gonggu/wish/${id}`)).toEqual([people[1]!.userId]);
  expect((await detail(stranger, boardId)).first).toBeNull();
  expect((await join(t, stranger, boardId)).status).toBe(200);
  const other = await t.person();
  expect((await t.call(other, 'POST', '/api/group-boards', await boardForm(t, { ...form, wishId: id }))).status).toBe(
    200,
  );
});

test('a purchase of something else, far away, of a wish that is over or opened is not opened from it', async () => {
  const { id } = await wishOf(t, '마늘', 0);
  const leader = await t.person();
  const opening = async (changes: object) =>
    (
      await t.call(
        leader,
        'POST',
        '/api/group-boards',
        await boardForm(t, { name: '의성 마늘', wishId: id, ...changes }),
      )
    ).body;
  expect((await opening({ name: '딸기' })).code).toBe('WISH_OTHER');
  expect((await opening({ wishId: 999_999 })).code).toBe('WISH_NOT_FOUND');
  const far = await wishOf(t, '마늘', 0, await t.person({ latitude: 33.3, longitude: 126.3 }));
  expect((await opening({ wishId: far.id })).code).toBe('WISH_FAR');
  const first = await opening({});
  expect(first.id).toBeDefined();
  expect(await opening({})).toMatchObject({ code: 'WISH_OPENED', fields: { boardId: String(first.id) } });
  expect((await joinWishAs(t, await t.person(), id)).body).toMatchObject({ code: 'WISH_OPENED' });
  // A purchase that is deleted gives the wish back.
  await t.call(leader, 'DELETE', `/api/group-boards/${first.id}`);
  expect((await t.call(leader, 'GET', `/api/wishes/${id}`)).body).toMatchObject({ state: 'OPEN', boardId: null });
  expect((await opening({})).id).toBeGreaterThan(first.id);
});

test('on the evening of the deadline day nobody sits first', async () => {
  const { id } = await wishOf(t, '양파', 1);
  t.clock.now = new Date(start.getTime() + 10 * HOUR_MS);
  try {
    const leader = awake(t, await t.person());
    const boardId = await open(leader, id, { name: '양파', deadline: '2026-11-15' });
    expect((await detail(await t.person(), boardId)).first).toBeNull();
    expect(await wishRow(t, id)).toMatchObject({ boardId });
  } finally {
    t.clock.now = start;
  }
});

test('the last day moved forward ends their hour that evening, and whoever waits for it hears then', async () => {
  const { id } = await wishOf(t, '대파', 2);
  const [leader, fan] = [await t.person(), await t.person()];
  await t.call(fan, 'POST', '/api/alerts', { word: '대파' });
  const boardId = await open(leader, id, { name: '대파', totalUser: 3, deadline: '2026-11-20' });
  await t.runJobs();
  const told = () => notifiedOf(t, 'KEYWORD_OPENED', `/gonggu/list/${boardId}`);
  expect(await told()).toEqual([]);
  const form = await boardForm(t, { name: '대파', totalUser: 3, deadline: '2026-11-15' });
  expect((await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  const stranger = await t.person();
  expect((await detail(stranger, boardId)).first.until).toBe('2026-11-15T12:00:00.000Z');
  try {
    t.clock.now = new Date('2026-11-15T12:00:00.000Z');
    await t.runJobs();
    expect(await told()).toEqual([fan.userId]);
    expect((await join(t, awake(t, stranger), boardId)).status).toBe(200);
    // Later it changes nothing: nobody is called anew.
    const later = { ...form, deadline: '2026-11-30' };
    await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, later);
    const late = await t.person();
    await t.call(awake(t, late), 'POST', '/api/alerts', { word: '대파' });
    t.clock.now = new Date('2026-11-17T12:00:00.000Z');
    await t.runJobs();
    expect(await told()).toEqual([fan.userId]);
  } finally {
    t.clock.now = start;
  }
});

test('two open one wish at once: one purchase, and the other is shown the way', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await wishOf(t, '당근', 1);
    const leaders = [await t.person(), await t.person(), await t.person()];
    const form = await boardForm(t, { name: '제주 당근', wishId: id });
    const answers = await Promise.all(leaders.map((leader) => t.call(leader, 'POST', '/api/group-boards', form)));
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    const boardId = opened[0]!.body.id;
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ code: 'WISH_OPENED', fields: { boardId: String(boardId) } });
    expect((await wishRow(t, id)).boardId).toBe(boardId);
    expect(await notifiedOf(t, 'WISH_OPENED', `/gonggu/list/${boardId}`)).toHaveLength(2);
  }
});

const CROWD = process.env.RACES === 'full' ? 300 : 60;

test(`${CROWD} strangers and three who looked for it, for three seats: the three sit`, {
  timeout: 120_000,
}, async () => {
  const { id, people } = await wishOf(t, '휴지', 2);
  const leader = await t.person();
  const boardId = await open(leader, id, { name: '화장지', totalUser: 4, maxSeats: 2 });
  const crowd: Person[] = [];
  for (let i = 0; i < CROWD; i++) crowd.push(await t.person());
  const everybody = [...crowd.slice(0, CROWD / 2), ...people, ...crowd.slice(CROWD / 2)];
  const rest = t.call(leader, 'POST', `/api/group-boards/${boardId}/take-rest`);
  const answers = await Promise.all(everybody.map((person) => join(t, person, boardId)));
  expect((await rest).status).not.toBe(200);
  const sat = everybody.filter((_, i) => answers[i]!.status === 200).map(({ userId }) => userId);
  expect(new Set(sat)).toEqual(new Set(people.map(({ userId }) => userId)));
});

test('strangers, a follower who wants a second seat and a leader who wants more, for what two looked for: the two sit', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 3; round++) {
    const { id, people } = await wishOf(t, '생수', 2);
    const [asker, second, third] = people as [Person, Person, Person];
    const leader = await t.person();
    const seats = { name: '생수', totalUser: 4, maxSeats: 3 };
    const boardId = await open(leader, id, seats);
    expect((await join(t, asker, boardId)).status).toBe(200);
    const strangers = await Promise.all(Array.from({ length: 10 }, () => t.person()));
    const more = await boardForm(t, { ...seats, mySeats: 2 });
    const raise = () => t.call(asker, 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats: 2 });
    const [two, ...others] = await Promise.all([
      Promise.all([second, third].map((person) => join(t, person, boardId))),
      raise(),
      t.call(leader, 'PUT', `/api/group-boards/${boardId}`, more),
      t.call(leader, 'POST', `/api/group-boards/${boardId}/take-rest`),
      ...strangers.map((person) => join(t, person, boardId)),
    ]);
    expect(two.map(({ status }) => status)).toEqual([200, 200]);
    expect(others.filter(({ status }) => status === 200)).toEqual([]);
    expect((await detail(leader, boardId)).currentUsers).toBe(4);
  }
});

test('at nine the hour is over for whoever comes then: nobody sits twice, no seat is lost', async () => {
  const { id, people } = await wishOf(t, '우유', 0);
  const boardId = await open(await t.person(), id, { name: '우유', totalUser: 2 });
  const stranger = await t.person();
  t.clock.now = new Date('2026-11-16T12:00:00.000Z');
  try {
    const answers = await Promise.all([join(t, stranger, boardId), join(t, people[0]!, boardId)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await detail(stranger, boardId)).currentUsers).toBe(2);
  } finally {
    t.clock.now = start;
  }
});

test('opening while one of them blocks the leader: the number of rights says nothing of it', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, people } = await wishOf(t, '김치', 1);
    const leader = await t.person();
    const form = await boardForm(t, { name: '김치', totalUser: 2, wishId: id });
    const [opened] = await Promise.all([
      t.call(leader, 'POST', '/api/group-boards', form),
      blockPerson(t.deps, people[1]!.userId, leader.userId),
    ]);
    expect((await join(t, people[1]!, opened!.body.id)).body.code).toBe('NOT_JOINABLE');
    expect((await detail(people[0]!, opened!.body.id)).first).toMatchObject({ mine: true, left: 1 });
    expect((await join(t, people[0]!, opened!.body.id)).status).toBe(200);
  }
});
