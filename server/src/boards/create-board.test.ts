import { addDays } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { boardForm, boardRow, JEJU_ADDRESS, messagesOf, openBoard, storedApple, storedPicture } from './test-boards';

let t: TestApp;
let leader: Person;

beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
});
afterAll(() => t.close());

const create = async (changes: Record<string, unknown>) =>
  t.call(leader, 'POST', '/api/group-boards', await boardForm(t, changes));

test('opens a group purchase, its room, the leader’s seat and the greeting', async () => {
  const { status, body } = await create({ price: '40001', totalUser: '4' });
  expect(status).toBe(200);
  expect(body.chatRoomId).toBe(body.id);

  const detail = (await t.call(leader, 'GET', `/api/group-boards/${body.id}`)).body;
  expect(detail).toMatchObject({
    title: '제주 감귤 10kg 공구합니다.',
    price: 40_001,
    perPersonPrice: 10_000,
    totalUser: 4,
    currentUsers: 1,
    location: JEJU_ADDRESS,
    boardStatus: 'OPEN',
    stage: 'RECRUITING',
    editable: true,
    cancellable: true,
    join: true,
    liked: false,
    likeCount: 0,
    productId: null,
    largeCategoryId: 1,
    createAt: '2026-11-15T03:00:00.000Z',
  });
  expect(detail.participants).toEqual([
    { userId: leader.userId, nickname: leader.nickname, profileUrl: '/avatars/pink.webp', mannerLeader: 50, seats: 1 },
  ]);
  expect(detail.latitude).toBeCloseTo(33.45, 1);

  const room = await t.db.selectFrom('chatRooms').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
  expect(room.title).toBe('제주 감귤 10kg 공구방');
  const messages = await messagesOf(t, body.id);
  expect(messages.map(({ seq, type, stage }) => ({ seq, type, stage }))).toEqual([
    { seq: 1, type: 'SYSTEM', stage: 'RECRUITING' },
  ]);
});

test('with a product, name, category and picture are the product’s', async () => {
  const productId = await storedApple(t);
  const { body } = await create({ productId, images: [], name: undefined, categoryId: undefined });
  const detail = (await t.call(null, 'GET', `/api/group-boards/${body.id}`)).body;
  expect(detail).toMatchObject({
    title: '청송 사과 10kg 공구합니다.',
    images: ['/media/apple.webp'],
    largeCategoryId: 1,
    productId,
    productName: '청송 사과',
    productPrice: 29_900,
    productImage: '/media/apple.webp',
    editable: false,
    join: false,
  });
  expect((await create({ productId: 999_999 })).body.code).toBe('PRODUCT_NOT_FOUND');
});

test.each([
  ['name', { name: '' }],
  ['name', { name: '감'.repeat(41) }],
  ['totalUser', { totalUser: 1 }],
  ['totalUser', { totalUser: 51 }],
  ['totalUser', { totalUser: '네 명' }],
  ['quantity', { quantity: ' ' }],
  ['quantity', { quantity: '1'.repeat(21) }],
  ['price', { price: 0 }],
  ['price', { price: 100_000_001 }],
  ['price', { price: 10.5 }],
  ['location', { location: '' }],
  ['content', { content: '가'.repeat(256) }],
  ['deadline', { deadline: '2026-11-14' }],
  ['deadline', { deadline: '2026-02-30' }],
  ['deadline', { deadline: addDays('2026-11-15', 366) }],
  ['categoryId', { categoryId: 5 }],
  ['categoryId', { categoryId: null }],
  ['images', { images: [] }],
  ['images', { images: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['productId', { productId: -1 }],
])('refuses a bad %s: %j', async (field, changes) => {
  const { status, body } = await create(changes);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_FIELDS');
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each([
  { deadline: '2026-11-15' },
  { deadline: addDays('2026-11-15', 365) },
  { content: undefined },
  { content: '👨‍👩‍👧‍👦'.repeat(255) },
  { totalUser: 50, price: 100_000_000 },
])('accepts the edge %j', async (changes) => {
  expect((await create(changes)).status).toBe(200);
});

test('refuses an address nobody knows and a picture that is not ours', async () => {
  expect((await create({ location: '없는나라 없는도시 없는길 1' })).body.code).toBe('ADDRESS_NOT_FOUND');
  const foreign = await create({ images: [await storedPicture(t), 'https://elsewhere.example/a.png'] });
  expect(foreign).toMatchObject({ status: 400, body: { code: 'IMAGE_NOT_ALLOWED' } });
});

test('only somebody signed in and signed up may open one', async () => {
  expect((await t.call(null, 'POST', '/api/group-boards', await boardForm(t))).status).toBe(401);
  const { userId } = await t.person();
  await t.db.updateTable('users').set({ signedUpAt: null }).where('id', '=', userId).execute();
  const half = { ...leader, userId, token: t.deps.tokens.issue(userId) };
  const answer = await t.call(half, 'POST', '/api/group-boards', await boardForm(t));
  expect(answer.body.code).toBe('SIGNUP_REQUIRED');
});

test('stores an empty text as such, and what can be searched', async () => {
  const board = await boardRow(t, await openBoard(t, leader, { content: null }));
  expect(board.content).toBe('');
  expect(board.searchTokens).toEqual(expect.arrayContaining(['감귤', 'ㄱㄱ']));
});
