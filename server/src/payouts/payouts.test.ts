import type { PayoutId } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '../notifications/test-inbox';
import { decideTrouble } from '../operator/cases/decide-trouble';
import { booksOf } from '../payments/ledger/test-books';
import { roomIn } from '../payments/test-rooms';
import { Refusal } from '../refusal';
import { type Person, type TestApp, testApp } from '../test-app';
import { sentQueries } from '../test-queries';
import { endPayout } from './end-payout';
import { senderOf } from './payout-senders';
import { ACCOUNT, ask, giveTo, pass, payoutsOf, ripeRoom, saveAccountOf } from './test-payouts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const titlesNotified = async (person: Person) => (await inbox(t, person)).map(({ title }) => title);
const toldLast = async (person: Person) => {
  const { body } = await t.call(person, 'GET', '/api/notifications');
  return body[0];
};

test('a purchase completes, its money waits for the second evening, is asked for, sent by the sandbox and gone from the books', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const { leader } = room;
  const amount = 2 * room.share;
  const handed = await toldLast(leader);
  expect([handed.body, handed.path]).toEqual(['6,666원 · 정산에서 받을 수 있어요', '/mypage/payouts']);
  expect(await payoutsOf(t, leader)).toMatchObject({
    available: 0,
    later: [{ amount, from: '2026-11-17T12:00:00.000Z' }],
    account: null,
    list: [],
  });
  expect((await ask(t, leader)).body.code).toBe('PAYOUT_ACCOUNT');
  expect((await saveAccountOf(t, leader)).body).toEqual({
    bank: '004',
    last4: '7654',
    holder: '김서연',
    usableFrom: null,
  });
  expect((await ask(t, leader)).body.code).toBe('PAYOUT_SMALL');

  pass(t, 57, leader);
  const asked = await ask(t, leader);
  expect(asked).toMatchObject({
    status: 200,
    body: { amount, state: 'REQUESTED', parts: [{ boardId: room.id, amount }] },
  });
  expect((await ask(t, leader)).body.code).toBe('PAYOUT_OPEN');
  expect((await saveAccountOf(t, leader)).body.code).toBe('PAYOUT_OPEN');
  expect((await t.call(leader, 'DELETE', '/api/payouts/account')).body.code).toBe('PAYOUT_OPEN');
  expect(await payoutsOf(t, leader)).toMatchObject({ available: 0, requested: amount, sent: 0, parts: [] });

  await t.runJobs();
  expect(await payoutsOf(t, leader)).toMatchObject({ requested: amount });
  pass(t, 1 / 60, leader);
  await t.runJobs();
  expect(await payoutsOf(t, leader)).toMatchObject({
    available: 0,
    requested: 0,
    sent: amount,
    list: [{ state: 'SENT', amount, why: null }],
  });
  const { movements, balance } = await booksOf(t, room);
  expect(movements.at(-1)).toEqual({ kind: 'PAYOUT', reference: `payout ${asked.body.id} ${room.id}`, amount });
  expect(balance).toBe(0);
  const told = await toldLast(leader);
  expect([told.title, told.body]).toEqual(['정산이 도착했어요', '6,666원 · 국민 ···7654']);
  pass(t, 0, room.followers[0]!);
  const { body: ledger } = await t.call(room.followers[0]!, 'GET', `/api/chat/rooms/${room.id}/ledger`);
  expect(ledger.entries.at(-1)).toMatchObject({ kind: 'PAYOUT', nickname: leader.nickname, amount });
  expect(ledger.handedOver).toBe(amount);
});

describe('how a payout ends', () => {
  test('failed: the money is free again and the leader reads why', async () => {
    const { leader, id, share } = await ripeRoom(t);
    const { body: payout } = await ask(t, leader);
    await endPayout(t.deps, payout.id, { state: 'FAILED', why: '예금주가 달라요.' });
    const told = await toldLast(leader);
    expect([told.title, told.body]).toEqual(['정산을 보내지 못했어요', '예금주가 달라요. 계좌를 확인해 주세요']);
    expect(await payoutsOf(t, leader)).toMatchObject({
      available: 2 * share,
      requested: 0,
      list: [{ state: 'FAILED', why: '예금주가 달라요.' }],
    });
    await expect(endPayout(t.deps, payout.id, { state: 'SENT', reference: 'x' })).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    expect((await booksOf(t, { id, leader, followers: [], share })).movements.map(({ kind }) => kind)).not.toContain(
      'PAYOUT',
    );
    expect((await ask(t, leader)).status).toBe(200);
  });

  test('sent twice at once is sent once; failed after that is refused; returned puts it back, once', async () => {
    const room = await ripeRoom(t);
    const { body: payout } = await ask(t, room.leader);
    const sent = await Promise.allSettled(
      ['a', 'b', 'c'].map((reference) => endPayout(t.deps, payout.id, { state: 'SENT', reference })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(endPayout(t.deps, payout.id, { state: 'FAILED', why: 'x' })).rejects.toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    const back = await Promise.allSettled(
      ['a', 'b'].map((why) => endPayout(t.deps, payout.id, { state: 'RETURNED', why })),
    );
    expect(back.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { movements, balance } = await booksOf(t, room);
    expect(movements.slice(-2).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['PAYOUT', `payout ${payout.id} ${room.id}`],
      ['PAYOUT_BACK', `payout ${payout.id} ${room.id} back`],
    ]);
    expect(balance).toBe(0);
    expect(await payoutsOf(t, room.leader)).toMatchObject({ available: 2 * room.share, sent: 0 });
    expect((await titlesNotified(room.leader)).filter((title) => title === '정산을 보내지 못했어요')).toHaveLength(1);
    expect((await ask(t, room.leader)).status).toBe(200);
  });

  test('one that is not there', async () => {
    await expect(endPayout(t.deps, 999_999 as PayoutId, { state: 'SENT', reference: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the account', () => {
  test('a change is told and takes payouts from the evening a day later; removing it is no way around', async () => {
    const { leader } = await ripeRoom(t);
    expect((await saveAccountOf(t, leader, { ...ACCOUNT, number: '12345604987654' })).body.usableFrom).toBeNull();
    expect(await titlesNotified(leader)).not.toContain('정산 계좌가 바뀌었어요');
    expect((await t.call(leader, 'DELETE', '/api/payouts/account')).status).toBe(200);
    expect((await payoutsOf(t, leader)).account).toBeNull();
    expect((await ask(t, leader)).body.code).toBe('PAYOUT_ACCOUNT');
    const { body } = await saveAccountOf(t, leader, { bank: '090', number: '3333-01-1234567', holder: '김서연' });
    expect(body).toMatchObject({ bank: '090', last4: '4567' });
    expect(Date.parse(body.usableFrom) - t.clock.now.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect((await ask(t, leader)).body.code).toBe('PAYOUT_ACCOUNT_NEW');
    const told = await toldLast(leader);
    expect([told.title, told.body, told.category]).toEqual([
      '정산 계좌가 바뀌었어요',
      '직접 바꾸지 않았다면 고객센터에 알려 주세요',
      'SERVICE',
    ]);
    pass(t, 48, leader);
    expect((await ask(t, leader)).body).toMatchObject({ bank: '090', last4: '4567' });
  });

  test('its holder is the person whose name was verified', async () => {
    const person = await t.person();
    await t.db.updateTable('users').set({ verifiedName: '김서연' }).where('id', '=', person.userId).execute();
    expect((await saveAccountOf(t, person, { ...ACCOUNT, holder: '박서준' })).body.code).toBe('PAYOUT_HOLDER');
    expect((await saveAccountOf(t, person, { ...ACCOUNT, holder: '김 서연' })).status).toBe(200);
  });

  test.each([
    [{ ...ACCOUNT, bank: '999' }, 'bank'],
    [{ ...ACCOUNT, number: '1234' }, 'number'],
    [{ ...ACCOUNT, number: 'abcdef-04-987654' }, 'number'],
    [{ ...ACCOUNT, holder: ' ' }, 'holder'],
    [{ ...ACCOUNT, holder: '김서연\n박서준' }, 'holder'],
    [{ ...ACCOUNT, holder: '김\u001b[2J서연' }, 'holder'],
    [{ ...ACCOUNT, holder: '\u202e연서김' }, 'holder'],
    [{ ...ACCOUNT, holder: '김\u200b서연' }, 'holder'],
    [{ ...ACCOUNT, holder: '1002' }, 'holder'],
  ])('%j is refused at its field', async (account, field) => {
    const { status, body } = await saveAccountOf(t, await t.person(), account);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

test('what is left of an open dispute of an ended purchase stays back, and is named', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const dispute = { kind: 'SHORT', text: '모자라요', wanted: 1000 };
  const { body } = await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/disputes`, dispute);
  pass(t, 60, room.leader, ...room.followers);
  await saveAccountOf(t, room.leader);
  const before = await payoutsOf(t, room.leader);
  expect(before).toMatchObject({ available: room.share, disputed: [{ boardId: room.id, amount: room.share }] });
  const { body: payout } = await ask(t, room.leader);
  expect(payout.amount).toBe(room.share);
  await endPayout(t.deps, payout.id, { state: 'SENT', reference: 'bank 1' });
  const refused = await ask(t, room.leader);
  expect(refused.body).toMatchObject({ code: 'PAYOUT_SMALL' });
  expect(Object.keys(refused.body.fields)).toEqual([`board ${room.id}`]);

  const accepted = `/api/chat/rooms/${room.id}/disputes/${body.id}/accept`;
  expect((await t.call(room.leader, 'PATCH', accepted)).body.refund).toBe(1000);
  expect(await payoutsOf(t, room.leader)).toMatchObject({ available: room.share - 1000, disputed: [] });
});

describe('in the same moment', () => {
  test('five requests are one payout', async () => {
    const { leader } = await ripeRoom(t);
    const asked = await Promise.all([1, 2, 3, 4, 5].map(() => ask(t, leader)));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await payoutsOf(t, leader)).list).toHaveLength(1);
  });

  test('a request and a new account: the account of the payout is one that was usable', async () => {
    for (let round = 0; round < 5; round++) {
      const { leader } = await ripeRoom(t);
      const other = { bank: '090', number: '3333011234567', holder: '박서준' };
      const [asked, changed] = await Promise.all([ask(t, leader), saveAccountOf(t, leader, other)]);
      if (asked.status === 200) expect([asked.body.last4, changed.body.code]).toEqual(['7654', 'PAYOUT_OPEN']);
      else expect([asked.body.code, changed.status]).toEqual(['PAYOUT_ACCOUNT_NEW', 200]);
    }
  });

  test('a request beside the end of a dispute: never more than the leader has', async () => {
    for (let round = 0; round < 5; round++) {
      const room = await roomIn(t, 'COMPLETED');
      const disputed = { kind: 'NOT_RECEIVED', text: '없어요' };
      const { body } = await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/disputes`, disputed);
      pass(t, 60, room.leader, ...room.followers);
      await saveAccountOf(t, room.leader);
      const withdrawn = `/api/chat/rooms/${room.id}/disputes/${body.id}/withdraw`;
      const accepted = `/api/chat/rooms/${room.id}/disputes/${body.id}/accept`;
      const [asked, first] = await Promise.all([
        ask(t, room.leader),
        round % 2 ? t.call(room.followers[0]!, 'PATCH', withdrawn) : t.call(room.leader, 'PATCH', accepted),
      ]);
      expect([asked.status, first.status]).toEqual([200, 200]);
      expect([room.share, round % 2 ? 2 * room.share : room.share]).toContain(asked.body.amount);
      await endPayout(t.deps, asked.body.id, { state: 'SENT', reference: `bank ${round}` });
      expect((await booksOf(t, room)).balance).toBe(0);
    }
  });

  test('a request beside the completion of another purchase: the new one waits for the next payout', async () => {
    const room = await ripeRoom(t);
    const other = await roomIn(t, 'PURCHASED');
    await giveTo(t, other, room.leader.userId);
    const receive = (nth: number) =>
      t.call(other.followers[nth]!, 'POST', `/api/chat/rooms/${other.id}/trade-complete`);
    await receive(0);
    const [asked] = await Promise.all([ask(t, room.leader), receive(1)]);
    expect(asked.body.parts.map(({ boardId }: { boardId: number }) => boardId)).toEqual([room.id]);
  });

  test('money that an operator takes back is never money on its way', async () => {
    const room = await ripeRoom(t);
    const { body: payout } = await ask(t, room.leader);
    const lost = {
      kind: 'LOST_AFTER_HAND_OVER' as const,
      boardId: room.id,
      userId: room.followers[0]!.userId,
      impUid: `imp_lost_${room.id}`,
      amount: room.share,
      at: t.clock.now,
      closedAt: null,
    };
    const { id } = await t.db.insertInto('moneyCases').values(lost).returning('id').executeTakeFirstOrThrow();
    const refund = { verb: 'REFUND', refund: room.share, confirm: room.share, reason: '전하지 않음' } as const;
    const terminal = { userId: null, requestId: `r ${id}` };
    await expect(decideTrouble(t.deps, terminal, `c${id}`, refund)).rejects.toBeInstanceOf(Refusal);
    await endPayout(t.deps, payout.id, { state: 'SENT', reference: 'bank' });
    const { movements, balance } = await booksOf(t, room);
    expect(movements.filter(({ kind }) => kind === 'RECOVERY')).toEqual([]);
    expect(balance).toBe(0);
  });
});

test('the database refuses what no leader has', async () => {
  const room = await ripeRoom(t);
  const { body: payout } = await ask(t, room.leader);
  await t.db
    .updateTable('payoutParts')
    .set({ amount: 2 * room.share + 1 })
    .where('payoutId', '=', payout.id)
    .execute();
  await expect(endPayout(t.deps, payout.id, { state: 'SENT', reference: 'x' })).rejects.toThrow(/would hold -1/);
  expect((await payoutsOf(t, room.leader)).list[0].state).toBe('REQUESTED');
});

test('only money of the sandbox is sent by itself', () => {
  const { payments } = t.deps.config;
  const portone = { url: '', key: '', secret: '', storeCode: '', pg: '', noticeAddresses: null };
  const manual = senderOf({ payments: { ...payments, sandbox: false } });
  expect(senderOf({ payments: { ...payments, portone } })).toBe(manual);
  expect(senderOf({ payments })).not.toBe(manual);
});

test('four purchases cost as many queries as one', async () => {
  const room = await ripeRoom(t);
  const count = async () => (await sentQueries(t, room.leader, '/api/payouts')).length;
  const one = await count();
  for (let nth = 0; nth < 3; nth++) await giveTo(t, await roomIn(t, 'COMPLETED'), room.leader.userId);
  expect((await payoutsOf(t, room.leader)).later[0].amount).toBe(6 * room.share);
  expect(await count()).toBe(one);
});
