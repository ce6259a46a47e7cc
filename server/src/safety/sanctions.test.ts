import { type Endpoint, endpointPath, type Stage } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { awake, boardForm, join, openBoard, openWithFollowers } from '../boards/test-boards';
import { connectAs } from '../live/test-live';
import { fullRoom, payShareOf, roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { openSession } from '../users/session/open-session';
import { titlesNotified } from './test-safety';
import { liftNow, sanctionNow } from './test-sanctions';

/** What a banned person keeps: their own data, and what their own money needs. */
const KEPT_BY_BANNED = [
  'DELETE /api/payouts/account',
  'DELETE /api/users',
  'DELETE /api/users/sessions',
  'DELETE /api/users/sessions/:sessionId',
  'GET /api/chat/rooms',
  'GET /api/chat/rooms/:chatRoomId',
  'GET /api/chat/rooms/:chatRoomId/disputes',
  'GET /api/chat/rooms/:chatRoomId/handover',
  'GET /api/chat/rooms/:chatRoomId/ledger',
  'GET /api/chat/rooms/:chatRoomId/packing',
  'GET /api/chat/rooms/:chatRoomId/receipts',
  'GET /api/chat/rooms/:chatRoomId/search',
  'GET /api/group-boards/desk',
  'GET /api/group-boards/joined',
  'GET /api/group-boards/me',
  'GET /api/notifications',
  'GET /api/notifications/threads',
  'GET /api/notifications/unread',
  'GET /api/payouts',
  'GET /api/payouts/statement',
  'GET /api/payouts/statement/:boardId',
  'GET /api/users',
  'GET /api/users/basic',
  'GET /api/users/consents',
  'GET /api/users/export',
  'GET /api/users/identities',
  'GET /api/users/obligations',
  'GET /api/users/sessions',
  'GET /api/users/standing',
  'PATCH /api/chat/rooms/:chatRoomId/disputes/:disputeId/accept',
  'PATCH /api/chat/rooms/:chatRoomId/disputes/:disputeId/contest',
  'PATCH /api/chat/rooms/:chatRoomId/disputes/:disputeId/withdraw',
  'POST /api/appeals',
  'POST /api/chat/rooms/:chatRoomId/disputes',
  'POST /api/chat/rooms/:chatRoomId/pictures',
  'POST /api/chat/rooms/:chatRoomId/read',
  'POST /api/chat/rooms/:chatRoomId/trade-complete',
  'POST /api/notifications/read',
  'POST /api/payouts',
  'PUT /api/payouts/account',
];
const REFUSED_TO_PAUSED = [
  'PATCH /api/chat/rooms/:chatRoomId/seats',
  'POST /api/chat/rooms/:chatRoomId/reviews/:targetParticipantId',
  'POST /api/group-boards',
  'POST /api/group-boards/:boardId/join',
  'POST /api/group-boards/:boardId/waitlist',
  'POST /api/group-boards/:boardId/questions',
  'POST /api/media',
  'POST /api/wishes',
  'POST /api/wishes/:wishId/keep',
  'POST /api/wishes/:wishId/people',
  'PUT /api/group-boards/:boardId',
];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** As on a node that has heard of it. */
async function sanction(person: Person, ...[wanted]: [Parameters<typeof sanctionNow>[2]]): Promise<void> {
  await sanctionNow(t.deps, person.userId, wanted);
  await t.deps.sanctions.read();
}
const ban = (person: Person) => sanction(person, { kind: 'BANNED', reason: '사기' });

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const IDS = { boardId: 1, chatRoomId: 1, userId: 1, productId: 1, categoryId: 1, targetParticipantId: 1 };

/** The calls that refuse this person with a code. */
async function refusedWith(person: Person, code: string): Promise<string[]> {
  const refused: string[] = [];
  for (const endpoint of ENDPOINTS.filter(({ path }) => path !== '/api/users' && !path.startsWith('/api/auth'))) {
    const params = {
      ...IDS,
      deviceId: 1,
      disputeId: 1,
      kind: 'terms',
      sessionId: '00000000-0000-4000-8000-000000000000',
    };
    const { body } = await t.call(awake(t, person), endpoint.method, endpointPath(endpoint.path, params));
    if (body?.code === code) refused.push(nameOf(endpoint));
  }
  return refused;
}

test('a banned person keeps a few calls, and every other one with a session is refused', async () => {
  const person = await t.person();
  await ban(person);
  const withSession = ENDPOINTS.filter(
    ({ auth, path }) => /user|optional|operator/.test(auth) && path !== '/api/users',
  );
  const expected = withSession.map(nameOf).filter((name) => !KEPT_BY_BANNED.includes(name));
  expect(new Set(await refusedWith(person, 'BANNED'))).toEqual(new Set(expected));
  expect(await t.call(awake(t, person), 'GET', '/api/users')).toMatchObject({ status: 200 });
  const kept = ENDPOINTS.filter(({ standing }) => standing === 'any').map(nameOf);
  expect(new Set(kept)).toEqual(new Set(KEPT_BY_BANNED));
});

test('a paused person opens, joins, waits and reviews nothing until the clock says so', async () => {
  const person = await t.person();
  await sanction(person, { kind: 'PAUSED', days: 15, reason: '도배' });
  expect(new Set(await refusedWith(person, 'PAUSED'))).toEqual(new Set(REFUSED_TO_PAUSED));
  expect(await t.call(person, 'POST', '/api/group-boards', await boardForm(t))).toMatchObject({
    status: 403,
    body: { code: 'PAUSED', fields: { until: '11월 30일까지' } },
  });
  expect(await t.call(person, 'GET', '/api/users/standing')).toMatchObject({
    body: { standing: 'PAUSED', until: '2026-11-30T03:00:00.000Z', reason: '도배' },
  });
  expect(await t.call(person, 'GET', '/api/users')).toMatchObject({
    body: { sanction: { kind: 'PAUSED', until: '2026-11-30T03:00:00.000Z' } },
  });
  const now = t.clock.now;
  t.clock.now = new Date('2026-11-30T03:00:00.000Z');
  expect(await t.call(awake(t, person), 'POST', '/api/group-boards', await boardForm(t))).toMatchObject({
    status: 200,
  });
  t.clock.now = now;
});

test('a warning keeps nobody, and is told and on record', async () => {
  const person = await t.person();
  await sanction(person, { kind: 'WARNED', reason: '말을 곱게 해 주세요' });
  expect(await t.call(person, 'POST', '/api/group-boards', await boardForm(t))).toMatchObject({ status: 200 });
  expect(await titlesNotified(t, person)).toEqual(['이용 규칙을 확인해 주세요']);
  expect(await t.call(person, 'GET', '/api/users/standing')).toMatchObject({
    body: { standing: 'WARNED', reason: '말을 곱게 해 주세요' },
  });
});

test('a ban ends sessions and live connections, and none is opened; every decision leaves its line in the audit', async () => {
  const person = await t.person();
  const cookie = await openSession(t.deps, person.userId, 'Chrome');
  const client = await connectAs(`${await t.listen()}/ws/chat`, person);
  const ended = new Promise<string | undefined>((resolve) => {
    client.onStompError = (frame) => resolve(frame.headers['code']);
  });
  await ban(person);
  expect(await ended).toBe('BANNED');
  await client.deactivate({ force: true });
  await expect(connectAs(`${await t.listen()}/ws/chat`, person)).rejects.toThrow('BANNED');
  const headers = { cookie: `refresh_token=${cookie}` };
  expect((await t.app.inject({ method: 'POST', url: '/api/auth/reissue', headers })).statusCode).toBe(401);

  await liftNow(t.deps, person.userId);
  await t.deps.sanctions.read();
  expect(await t.call(person, 'GET', '/api/group-boards')).toMatchObject({ status: 200 });
  const lines = await t.db.selectFrom('audit').select('object').where('action', '=', 'sanction').execute();
  const own = lines.map(({ object }) => object).filter((object) => object?.startsWith(`person ${person.userId} `));
  expect(own).toEqual([`person ${person.userId} BANNED`, `person ${person.userId} lifted`]);
});

test('a node that no hint reaches reads it again within 30 s', async () => {
  const person = await t.person();
  await t.deps.sanctions.read();
  const at = t.clock.now;
  const row = { userId: person.userId, kind: 'BANNED' as const, reason: '사기', until: null, byId: null, at };
  await t.db.insertInto('sanctions').values(row).execute();
  const list = () => t.call(awake(t, person), 'GET', '/api/group-boards');
  expect((await list()).status).toBe(200);
  t.clock.now = new Date(at.getTime() + 30_000);
  await vi.waitFor(async () => expect((await list()).body.code).toBe('BANNED'));
  t.clock.now = at;
});

test('another node hears of it by the bus', async () => {
  const person = await t.person();
  await sanctionNow(t.deps, person.userId, { kind: 'BANNED', reason: '사기' });
  await expect.poll(() => t.deps.sanctions.of(person.userId)?.kind).toBe('BANNED');
});

test('an appeal: against something, and one at a time', async () => {
  const person = await t.person();
  const appeal = () => t.call(awake(t, person), 'POST', '/api/appeals', { text: '제가 아니에요' });
  expect(await appeal()).toMatchObject({ body: { code: 'NOT_FOUND' } });
  await ban(person);
  expect(await appeal()).toMatchObject({ status: 200 });
  expect(await appeal()).toMatchObject({ status: 409, body: { code: 'ALREADY_APPEALED' } });
});

describe('a banned leader', () => {
  test.each([
    ['RECRUITING', 'CANCELLED'],
    ['RECRUITED', 'CANCELLED'],
    ['PAYING', 'CANCELLED'],
    ['PURCHASED', 'PURCHASED'],
    ['COMPLETED', 'COMPLETED'],
  ] as [Stage, Stage][])('of a purchase that is %s leaves it %s, twice the same', async (before, after) => {
    const room = await roomIn(t, before);
    await ban(room.leader);
    await t.runJobs();
    await t.deps.jobs.add(t.db, 'safety.ban', { userId: room.leader.userId });
    await t.runJobs();
    const board = await t.db.selectFrom('boards').select('stage').where('id', '=', room.id).executeTakeFirstOrThrow();
    expect(board.stage).toBe(after);
    const refunds = await t.db.selectFrom('refunds').select('doneAt').where('boardId', '=', room.id).execute();
    expect(refunds.filter(({ doneAt }) => doneAt !== null)).toHaveLength(
      before === 'PAYING' ? room.followers.length : 0,
    );
  });
});

test('a banned follower loses the seats that are not paid for and keeps the others', async () => {
  const unpaid = await fullRoom(t);
  const [person] = unpaid.followers as [Person];
  const { boardId: open } = await openWithFollowers(t, await t.person(), 1);
  await join(t, person, open);
  const other = await t.person();
  const paid = await openBoard(t, other, { totalUser: 3, price: 9_000 });
  await join(t, person, paid);
  await join(t, await t.person(), paid);
  await payShareOf(t, { id: paid, leader: other, followers: [person], share: 3_000 }, person);
  await ban(person);
  await t.runJobs();
  const seats = await t.db
    .selectFrom('participants')
    .select(['boardId', 'leftWhy'])
    .where('userId', '=', person.userId)
    .orderBy('boardId')
    .execute();
  expect(seats).toEqual([
    { boardId: unpaid.id, leftWhy: 'OPERATOR' },
    { boardId: open, leftWhy: 'OPERATOR' },
    { boardId: paid, leftWhy: null },
  ]);
  const board = await t.db.selectFrom('boards').selectAll().where('id', '=', unpaid.id).executeTakeFirstOrThrow();
  expect(board).toMatchObject({ stage: 'RECRUITED', memberCount: 2 });
  expect(board.vacantUntil).not.toBeNull();
});
