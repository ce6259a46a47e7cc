import { type BoardId, endpointPath, type PayoutId } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ActName } from '../audit/log-act';
import { awake, openWithFollowers } from '../boards/test-boards';
import { addFailed } from '../jobs/test-jobs';
import { fullRoom, roomIn } from '../payments/test-rooms';
import { endPayout } from '../payouts/end-payout';
import { ask, ripeRoom } from '../payouts/test-payouts';
import { reportAs, sayIn } from '../safety/test-safety';
import { sanctionNow } from '../safety/test-sanctions';
import type { Person, TestApp } from '../test-app';
import { actsOf, contested, operatorApp, reason, reportId } from './test-operator';
import { appCode } from './test-second-step';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
// With a code the calls after it would ask for one.
afterEach(() => t.db.deleteFrom('operatorCodes').execute());
afterAll(() => t.close());

type Arranged = { params?: Record<string, unknown>; body?: object };

async function anyReport(): Promise<{ reportId: number; room: Awaited<ReturnType<typeof fullRoom>> }> {
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  return { reportId: await reportId(t, room.leader), room };
}

async function anyDispute(): Promise<number> {
  return contested(t, await roomIn(t, 'PURCHASED'));
}

async function anyReview(): Promise<number> {
  const room = await roomIn(t, 'COMPLETED');
  const seats = await t.db.selectFrom('seated').selectAll().where('boardId', '=', room.id).orderBy('id').execute();
  const row = { writerId: seats[1]!.id, targetId: seats[0]!.id, targetUserId: seats[0]!.userId, targetRole: 'LEADER' };
  const opened = { openedAt: t.clock.now };
  const { id } = await t.db
    .insertInto('reviews')
    .values({ ...row, ...opened, boardId: room.id, star: 1, keywords: [], body: '나빠요' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function anyPayout(): Promise<{ payoutId: PayoutId; confirm: number }> {
  const { leader } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  return { payoutId: body.id, confirm: body.amount };
}

async function failedJob(): Promise<number> {
  return addFailed(t.db, 'payments.late-cases', { now: t.clock.now, error: 'x', attempts: 1, maxAttempts: 25 });
}

/** How each changing call comes to succeed. A new one without a line here fails the walk. */
const ARRANGED: Record<string, () => Promise<Arranged>> = {
  'POST /api/operator/reports/:reportId/decide': async () => {
    const { reportId } = await anyReport();
    return { params: { reportId }, body: { decision: 'NOTED', sanction: { kind: 'WARNED' }, reason } };
  },
  'POST /api/operator/disputes/:disputeId/decide': async () => ({
    params: { disputeId: await anyDispute() },
    body: { refund: 1000, confirm: 1000, reason },
  }),
  'POST /api/operator/troubles/:troubleId/decide': async () => {
    const trouble = {
      merchantUid: null,
      record: '{"amount":1000}',
      why: 'PAYMENT_MISMATCH',
      boardId: null,
      userId: null,
    };
    await t.db
      .insertInto('paymentTroubles')
      .values({ impUid: 'imp_x', ...trouble, seenAt: t.clock.now })
      .execute();
    return { params: { troubleId: 'imp_x' }, body: { verb: 'SEEN', reason } };
  },
  'PATCH /api/operator/payouts/:payoutId/sent': async () => {
    const { payoutId, confirm } = await anyPayout();
    return { params: { payoutId }, body: { reference: 'KB 20261117', confirm } };
  },
  'PATCH /api/operator/payouts/:payoutId/failed': async () => {
    const { payoutId, confirm } = await anyPayout();
    return { params: { payoutId }, body: { why: '계좌가 닫혀 있어요', confirm } };
  },
  'PATCH /api/operator/payouts/:payoutId/returned': async () => {
    const { payoutId, confirm } = await anyPayout();
    await endPayout(t.deps, payoutId, { state: 'SENT', reference: 'KB 1' });
    return { params: { payoutId }, body: { why: '없는 계좌예요', confirm } };
  },
  'POST /api/operator/flags/:boardId/seen': async () => {
    const { boardId } = await openWithFollowers(t, await t.person(), 1, { content: '문의 010-1234-5678' });
    return { params: { boardId } };
  },
  'POST /api/operator/inquiries/:inquiryId/answer': async () => {
    const asked = { userId: (await t.person()).userId, kind: 'OTHER', text: '궁금해요', boardId: null } as const;
    const insert = t.db.insertInto('inquiries').values({ ...asked, createdAt: t.clock.now });
    const { id } = await insert.returning('id').executeTakeFirstOrThrow();
    return { params: { inquiryId: id }, body: { answer: '이렇게 하세요' } };
  },
  'POST /api/operator/appeals/:appealId/answer': async () => {
    const { userId } = await t.person();
    await sanctionNow(t.deps, userId, { kind: 'BANNED', reason: '사기' });
    const insert = t.db.insertInto('appeals').values({ userId, text: '아니에요', createdAt: t.clock.now });
    const { id } = await insert.returning('id').executeTakeFirstOrThrow();
    return { params: { appealId: id }, body: { answer: '풀어 드려요', lift: true } };
  },
  'POST /api/operator/people/:userId/sanctions': async () => {
    const person = await t.person();
    const sanction = { kind: 'BANNED', confirm: person.nickname };
    return { params: { userId: person.userId }, body: { sanction, reason } };
  },
  'POST /api/operator/people/:userId/verify-again': async () => {
    const { userId } = await t.person();
    await t.db.updateTable('users').set({ phoneVerifiedAt: t.clock.now }).where('id', '=', userId).execute();
    return { params: { userId }, body: { reason } };
  },
  'DELETE /api/operator/sanctions/:sanctionId': async () => {
    const { userId } = await t.person();
    const sanctionId = await sanctionNow(t.deps, userId, { kind: 'PAUSED', days: 3, reason: '도배' });
    return { params: { sanctionId }, body: { reason } };
  },
  'POST /api/operator/boards/:boardId/take-down': async () => ({
    params: { boardId: (await roomIn(t, 'RECRUITING')).id },
    body: { reason },
  }),
  'POST /api/operator/boards/:boardId/call-off': async () => {
    const room = await roomIn(t, 'PAYING');
    return { params: { boardId: room.id }, body: { reason, confirm: room.share * room.followers.length } };
  },
  'POST /api/operator/messages/:messageId/hide': async () => {
    const room = await fullRoom(t);
    await sayIn(t, room.leader, room.id, '나쁜 말');
    const row = t.db
      .selectFrom('messages')
      .select('seq')
      .where('roomId', '=', room.id as BoardId);
    const { seq } = await row.where('type', '=', 'TEXT').executeTakeFirstOrThrow();
    return { params: { messageId: `${room.id}-${seq}` }, body: { reason } };
  },
  'POST /api/operator/reviews/:reviewId/hide': async () => ({
    params: { reviewId: await anyReview() },
    body: { reason },
  }),
  'POST /api/operator/announcements': async () => {
    const { body } = await t.call(awake(t, operator), 'GET', '/api/operator/announcements/reach');
    return { body: { title: '점검해요', body: '새벽에 잠시 쉬어요', confirm: body.people } };
  },
  'PUT /api/operator/settings': async () => ({ body: { settings: [{ name: 'SERVICE_NAME', value: '우리 뭉치' }] } }),
  'POST /api/operator/code': async () => ({}),
  'POST /api/operator/confirm': async () => {
    const { key } = (await t.call(awake(t, operator), 'POST', '/api/operator/code')).body;
    return { body: { code: appCode(t, key) } };
  },
  'POST /api/operator/machines/jobs/:jobId/retry': async () => ({ params: { jobId: await failedJob() } }),
};

const changing = ENDPOINTS.filter(({ auth, method }) => auth === 'operator' && method !== 'GET');
const named = changing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test('every changing call of operators is walked', () => {
  expect(Object.keys(ARRANGED).toSorted()).toEqual(named.map(([name]) => name).toSorted());
});

describe.each(named)('%s', (name, { method, path }) => {
  test('leaves exactly one line, with its request; refused it leaves none', async () => {
    const { params, body } = await ARRANGED[name]!();
    const before = (await actsOf(t, operator)).length;
    const answer = await t.call(awake(t, operator), method, endpointPath(path, params), body);
    expect(answer).toMatchObject({ status: 200 });
    const [line, ...more] = (await actsOf(t, operator)).slice(before);
    expect(more).toEqual([]);
    expect(line!.requestId).toBe(answer.headers['x-request-id']);
    const again = await t.call(awake(t, operator), method, endpointPath(path, params), body);
    const repeats = /announcements|retry|settings|operator\/code|\/people\/.*sanctions/.test(path);
    if (!repeats) expect(again.body.code).toMatch(/ALREADY_DECIDED|BOARD_CANCELLED|TIME_CODE_WRONG/);
    expect(await actsOf(t, operator)).toHaveLength(before + (repeats ? 2 : 1));
  });
});

/** What each look leaves. Lists name what waits; whose account, phone, talk or money it is, is on the pages that do. */
const LOOKS: Record<string, { params?: () => Promise<object>; query?: object; leaves: ActName | null }> = {
  '/api/operator/todo': { leaves: null },
  '/api/operator/reports': { leaves: null },
  '/api/operator/reports/:reportId': { params: anyReport, leaves: 'read.report' },
  '/api/operator/reports/:reportId/photos': { params: anyReport, leaves: 'read.photos' },
  '/api/operator/disputes': { leaves: null },
  '/api/operator/disputes/:disputeId': {
    params: async () => ({ disputeId: await anyDispute() }),
    leaves: 'read.dispute',
  },
  '/api/operator/troubles': { leaves: null },
  '/api/operator/flags': { leaves: null },
  '/api/operator/inquiries': { leaves: null },
  '/api/operator/appeals': { leaves: null },
  '/api/operator/payouts': { leaves: 'read.payouts' },
  '/api/operator/payouts/:payoutId/number': { params: anyPayout, leaves: 'read.account' },
  '/api/operator/payouts/file': { leaves: 'read.accounts' },
  '/api/operator/people': { query: { query: '이웃' }, leaves: 'read.people' },
  '/api/operator/people/:userId': { params: () => t.person(), leaves: 'read.person' },
  '/api/operator/boards': { query: { query: '감귤' }, leaves: null },
  '/api/operator/boards/:boardId': {
    params: async () => ({ boardId: (await roomIn(t, 'PAYING')).id }),
    leaves: 'read.board',
  },
  '/api/operator/announcements/reach': { leaves: null },
  '/api/operator/audit': { leaves: null },
  '/api/operator/code': { leaves: null },
  '/api/operator/figures': { leaves: null },
  '/api/operator/machines': { leaves: null },
  '/api/operator/settings': { leaves: null },
};

const reading = ENDPOINTS.filter(({ auth, method }) => auth === 'operator' && method === 'GET').map(({ path }) => path);

test('every reading call of operators is walked', () => {
  expect(Object.keys(LOOKS).toSorted()).toEqual(reading.toSorted());
});

test.each(reading)('GET %s leaves the line it should', async (path) => {
  const { params, query, leaves } = LOOKS[path]!;
  const address = endpointPath(path, { ...(await params?.()) } as Record<string, unknown>, query as never);
  const before = (await actsOf(t, operator)).length;
  const answer = await t.call(awake(t, operator), 'GET', address);
  expect(answer.status).toBe(200);
  const lines = (await actsOf(t, operator)).slice(before);
  expect(lines.map(({ what }) => what)).toEqual(leaves ? [leaves] : []);
  if (leaves) expect(lines[0]!.requestId).toBe(answer.headers['x-request-id']);
});

test('a page that is read again while it is open is one look, a quarter of an hour later it is another', async () => {
  const room = await roomIn(t, 'PAYING');
  const looks = async () => (await actsOf(t, operator)).filter(({ target }) => target === `board ${room.id}`).length;
  const read = () => t.call(awake(t, operator), 'GET', `/api/operator/boards/${room.id}`);
  await read();
  await read();
  expect(await looks()).toBe(1);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 15 * 60_000);
  await read();
  t.clock.now = now;
  expect(await looks()).toBe(2);
});

describe('the audit', () => {
  test.each([
    `update audit_log set reason = ''`,
    `delete from audit_log`,
    `truncate audit_log`,
    `set local session_replication_role = replica; delete from audit_log`,
  ])('%s is refused', async (statement) => {
    await expect(
      t.db.transaction().execute(async (tx) => {
        for (const each of statement.split('; ')) await sql.raw(each).execute(tx);
      }),
    ).rejects.toThrow('append only');
  });

  test('a database user of the product that does not own it adds lines and reads them, and nothing else', async () => {
    const refusalOf = async (statement: string) => {
      const inRole = async () =>
        t.db.transaction().execute(async (tx) => {
          await sql.raw(`create role product_${process.pid} nologin`).execute(tx);
          await sql.raw(`grant select, insert on audit_log to product_${process.pid}`).execute(tx);
          await sql.raw(`set local role product_${process.pid}`).execute(tx);
          await sql.raw(statement).execute(tx);
          throw new Error('allowed');
        });
      return inRole().catch((error: Error) => error.message);
    };
    expect(await refusalOf('select count(*) from audit_log')).toBe('allowed');
    expect(await refusalOf(`insert into audit_log (at, what, target) values (now(), 'x', 'y')`)).toBe('allowed');
    for (const statement of [`update audit_log set reason = ''`, 'delete from audit_log', 'truncate audit_log'])
      expect(await refusalOf(statement)).toMatch(/permission denied/);
    expect(await refusalOf('alter table audit_log disable trigger user')).toMatch(/must be owner/);
  });
});

test('lines hold no personal data: no nickname, e-mail, phone or text of anybody', async () => {
  const rows = await t.db.selectFrom('auditLog').select(['target', 'before', 'after']).execute();
  const words = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(10);
  for (const secret of ['이웃', '@example.org', '010-', '나쁜 말', '터졌어요']) expect(words).not.toContain(secret);
});
