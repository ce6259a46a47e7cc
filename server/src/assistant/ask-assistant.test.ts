import { DAY_MS, DEFAULT_CENTRE } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app';
import { openBoard } from '../boards/test-boards';
import { createDeps } from '../create-deps';
import { type Person, type TestApp, testApp } from '../test-app';
import { stockProducts } from './test-products';

let t: TestApp;
let products: Map<string, number>;
let person: Person;
const WATER = '맑은물 생수 2L 12병';

beforeAll(async () => {
  t = await testApp();
  products = await stockProducts(t);
  person = await t.person();
});
afterAll(() => t.close());

const ask = (who: Person | null, message: unknown, more: object = {}) =>
  t.call(who, 'POST', '/api/ml/chat', { message, ...more });

test('a first message opens a session and recommends what exists', async () => {
  const { status, body } = await ask(person, '라면 추천해줘', {
    user_profile: { name: '김이웃', birth: '1990-05-05', gender: 'FEMALE' },
  });
  expect(status).toBe(200);
  expect(body.bot_response).toContain('AI');
  expect(body.bot_response).not.toContain('김이웃');
  expect(body.message_count).toBe(2);
  expect(body.recommended_products.length).toBeGreaterThan(0);
  for (const { product_id, name, price, img_url } of body.recommended_products) {
    expect(products.get(name)).toBe(product_id);
    expect(price).toBeGreaterThan(0);
    expect(img_url).not.toBe('');
  }
});

test('a session goes on by its id and outlasts a restart', async () => {
  const first = await ask(person, '과일 2만원 이하');
  const session_id = first.body.session_id;
  const { deps } = t;
  const again = await createDeps(deps.config, deps.db, deps.log, { now: deps.now, ownAddress: () => '' });
  const restarted = await buildApp(again);
  try {
    const answer = await restarted.inject({
      method: 'POST',
      url: '/api/ml/chat',
      headers: { authorization: `Bearer ${again.tokens.issue(person.userId)}` },
      payload: { message: '다른 거', session_id },
    });
    const body = answer.json();
    expect(body).toMatchObject({ session_id, message_count: 4 });
    const shown = new Set(first.body.recommended_products.map((each: { product_id: number }) => each.product_id));
    expect(body.recommended_products.length).toBeGreaterThan(0);
    for (const each of body.recommended_products) {
      expect(each.price).toBeLessThanOrEqual(20_000);
      expect(shown.has(each.product_id)).toBe(false);
    }
  } finally {
    await restarted.close();
  }
});

describe('whose session it is', () => {
  test('a user’s is refused to another user and to a visitor', async () => {
    const { body } = await ask(person, '커피');
    const stranger = await t.person();
    for (const who of [stranger, null]) {
      const refused = await ask(who, '더 싼 거', { session_id: body.session_id });
      expect(refused).toMatchObject({ status: 403, body: { code: 'SESSION_FOREIGN' } });
    }
  });

  test('a visitor’s becomes the user’s who goes on with it', async () => {
    const visitor = await ask(null, '커피', { user_profile: { birth: '1960-01-01', gender: 'MALE' } });
    expect(visitor.status).toBe(200);
    const { session_id } = visitor.body;
    expect((await ask(null, '더 싼 거', { session_id })).status).toBe(200);
    expect((await ask(person, '다른 거', { session_id })).body.message_count).toBe(6);
    expect((await ask(null, '다른 거', { session_id })).body.code).toBe('SESSION_FOREIGN');
  });

  test('an unknown and an expired one are not found', async () => {
    expect(await ask(person, '커피', { session_id: 'nope' })).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    });
    const { body } = await ask(null, '커피');
    const before = t.clock.now;
    try {
      t.clock.now = new Date(before.getTime() + 31 * DAY_MS);
      expect((await ask(null, '커피', { session_id: body.session_id })).body.code).toBe('SESSION_NOT_FOUND');
      await t.deps.jobs.add(t.db, 'assistant.forget-sessions', {});
      await t.runJobs();
      const rows = await t.db.selectFrom('assistantSessions').select('id').where('id', '=', body.session_id).execute();
      expect(rows).toEqual([]);
    } finally {
      t.clock.now = before;
    }
  });
});

test('what is remembered is not what was typed, nor the name', async () => {
  const { body } = await ask(null, '안녕 나는 홍길동이고 라면 찾아', {
    user_profile: { name: '홍길동', birth: '1988-03-02', gender: 'MALE' },
  });
  const row = await t.db
    .selectFrom('assistantSessions')
    .selectAll()
    .where('id', '=', body.session_id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ageGroup: 30, gender: 'MALE', messageCount: 2 });
  expect(JSON.stringify(row)).not.toMatch(/홍길동|1988/);
});

test('turns of one session at the same time all count', async () => {
  const { body } = await ask(person, '과자');
  const { session_id } = body;
  const answers = await Promise.all([1, 2, 3].map(() => ask(person, '다른 거', { session_id })));
  expect(answers.map((each) => each.status)).toEqual([200, 200, 200]);
  const counts = answers.map((each) => each.body.message_count).sort((a, b) => a - b);
  expect(counts).toEqual([4, 6, 8]);
});

test.each([
  ['', 'empty'],
  ['   ', 'blank'],
  ['가'.repeat(501), 'too long'],
  [undefined, 'missing'],
  [42, 'not a text'],
] as [unknown, string][])('a message %j is refused (%s)', async (message) => {
  expect(await ask(person, message)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
});

test('a message of 500 characters and a profile of odd values are taken', async () => {
  expect((await ask(person, '가'.repeat(500))).status).toBe(200);
  const odd = { name: null, birth: 'yesterday', gender: 'OTHER' };
  expect((await ask(null, '라면', { user_profile: odd, session_id: '' })).status).toBe(200);
  expect((await ask(null, '라면', { user_profile: null, session_id: null })).status).toBe(200);
});

test('open purchases are found by their own words, as cards that open; none is denied', async () => {
  const leader = await t.person();
  const water = await openBoard(t, leader, {
    productId: products.get(WATER),
    quantity: '12병',
    price: 9_900,
    totalUser: 3,
  });
  const tangerines = await openBoard(t, leader, {
    name: '제주 노지 감귤',
    quantity: '10kg',
    price: 30_000,
    totalUser: 3,
  });

  const beside = (await ask(person, '생수')).body;
  expect(beside.bot_response).toContain('근처에 열린 공구도 1개 있어요');
  expect(beside.recommended_boards).toMatchObject([
    { board_id: water, price_per_person: 3_300, seats_left: 2, members: 1, people: 3, distance: 0, joined: false },
  ]);
  const asked = (await ask(person, '감귤 공구 있어?')).body;
  expect(asked.recommended_boards.map((each: { board_id: number }) => each.board_id)).toEqual([tangerines]);
  expect(asked.bot_response).toContain('750m 안에 열린 감귤 공구가 1개 있어요');
  const own = (await ask(leader, '감귤 공구 있어?')).body;
  expect(own.recommended_boards).toMatchObject([{ board_id: tangerines, joined: true }]);
  expect(own.bot_response).toContain('이미 참여한');

  const far = await t.person({ latitude: 37.5446, longitude: 127.0559, address: '서울특별시 성동구 성수이로 1' });
  expect((await ask(far, '감귤 공구 있어?')).body).toMatchObject({
    bot_response: expect.stringContaining('3km 안에 지금 열린 공구가 하나도 없어요'),
    recommended_boards: [],
  });
  const wider = await t.person({ latitude: DEFAULT_CENTRE.latitude + 0.01, longitude: DEFAULT_CENTRE.longitude });
  expect((await ask(wider, '감귤 공구 있어?')).body.bot_response).toContain('750m 안에는 없어서 3km까지 넓혔어요');
  expect((await ask(null, '감귤 공구 있어?')).body).toMatchObject({
    bot_response: expect.stringContaining('동네'),
    ways: [{ to: '/start' }],
  });
  await t.call(leader, 'POST', `/api/group-boards/${tangerines}/cancel`);
  expect((await ask(person, '감귤 공구 있어?')).body.recommended_boards).toEqual([]);
});

test('what is left out holds for the talk, is said back and shown; a stranger’s purchase is set apart', async () => {
  const leader = await t.person();
  const bread = await openBoard(t, leader, {
    name: '비건 통밀 식빵',
    quantity: '4봉',
    price: 16_000,
    totalUser: 4,
    categoryId: 2,
  });
  await openBoard(t, leader, { name: '우유 식빵', quantity: '4봉', price: 16_000, totalUser: 4, categoryId: 2 });
  const { body } = await ask(person, '아이가 우유 알레르기 있어요. 아침에 먹을 빵 공구 있어요?');
  expect(body.said_back).toBe('우유가 든 건 뺐어요');
  expect(body.bot_response).toContain('성분표');
  expect(body.exclusions).toEqual([{ key: 'milk', label: '우유' }]);
  expect(body.recommended_boards).toEqual([]);
  expect(body.unsure_boards.map((each: { board_id: number }) => each.board_id)).toEqual([bread]);
  const later = (await ask(person, '간식 추천해줘', { session_id: body.session_id })).body;
  expect(later.exclusions).toEqual([{ key: 'milk', label: '우유' }]);
  const stored = await t.deps.catalogue();
  for (const { product_id } of later.recommended_products) {
    expect(stored.byId.get(product_id)!.traits.freeOf).toContain('milk');
  }
  const back = (await ask(person, '우유 이제 괜찮아', { session_id: body.session_id })).body;
  expect(back.exclusions).toEqual([]);
});

test('garbage tokens are refused, no token is not', async () => {
  const garbage = await t.call({ ...person, token: 'nonsense' }, 'POST', '/api/ml/chat', { message: '라면' });
  expect(garbage.status).toBe(401);
  expect((await ask(null, '라면')).status).toBe(200);
});

test('more than thirty in a minute are held back', async () => {
  const strict = await testApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++)
      statuses.push((await strict.call(null, 'POST', '/api/ml/chat', { message: '안녕' })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  } finally {
    await strict.close();
  }
});
