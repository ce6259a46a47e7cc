import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { fullRoom, order, payByCard, payShareOf, report, roomIn, stageOf } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const ledger = async (room: Awaited<ReturnType<typeof fullRoom>>) =>
  (await t.call(room.leader, 'GET', `/api/chat/rooms/${room.id}/ledger`)).body;

describe('paying a share', () => {
  test('order, card, report; the last payer moves the stage; the books add up to the won', async () => {
    const room = await fullRoom(t, { followers: 2, price: 10_000 });
    const [a, b] = room.followers as [typeof room.leader, typeof room.leader];
    const first = await order(t, room, a);
    expect(first).toMatchObject({ amount: 3333 });
    expect(await order(t, room, a)).toEqual(first);

    await payShareOf(t, room, a);
    expect(await stageOf(t, room)).toBe('RECRUITED');
    expect(await ledger(room)).toMatchObject({ total: 10_000, collected: 6667, held: 3333 });
    await payShareOf(t, room, b);
    expect(await stageOf(t, room)).toBe('PAYING');
    expect(await ledger(room)).toMatchObject({ total: 10_000, collected: 10_000, held: 6666, refunded: 0 });
  });

  test('reporting the same payment again is a success and changes nothing', async () => {
    const room = await fullRoom(t);
    const impUid = await payShareOf(t, room, room.followers[0]!);
    const again = await report(t, room, room.followers[0]!, impUid);
    expect(again).toMatchObject({ status: 200, body: { payStatement: 'PAID' } });
    expect((await ledger(room)).entries).toHaveLength(1);
  });

  test('two last payers at once move the stage once and post one system message', async () => {
    for (let round = 0; round < 5; round++) {
      const room = await fullRoom(t, { followers: 4 });
      const payments = await Promise.all(
        room.followers.map(async (payer) => ({
          payer,
          impUid: await payByCard(t, { ...(await order(t, room, payer)) }),
        })),
      );
      const answers = await Promise.all(
        payments.flatMap(({ payer, impUid }) => [report(t, room, payer, impUid), report(t, room, payer, impUid)]),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      const said = await t.db
        .selectFrom('messages')
        .select('seq')
        .where('roomId', '=', room.id)
        .where('stage', '=', 'PAYING')
        .execute();
      expect(said).toHaveLength(1);
      expect((await ledger(room)).entries).toHaveLength(4);
    }
  });

  test.each([
    ['a declined card', { decline: true }, 'PAYMENT_NOT_PAID', 409],
    ['a wrong amount', { report_amount: 100 }, 'PAYMENT_MISMATCH', 409],
    ['a provider that fails', { failing_reads: 100 }, 'PROVIDER_UNAVAILABLE', 503],
  ])('%s is refused and writes nothing', async (_, options, code, status) => {
    const room = await fullRoom(t);
    const payer = room.followers[0]!;
    const impUid = await payByCard(t, { ...(await order(t, room, payer)), buyer: payer, options });
    expect(await report(t, room, payer, impUid)).toMatchObject({ status, body: { code } });
    expect(await ledger(room)).toMatchObject({ held: 0, entries: [] });
  });

  test("somebody else's payment, a used one and an unknown one are refused", async () => {
    const room = await fullRoom(t);
    const [a, b] = room.followers as [typeof room.leader, typeof room.leader];
    const codeOf = async (answer: ReturnType<typeof report>) => (await answer).body.code;
    const theirs = await payByCard(t, { ...(await order(t, room, a)), buyer: a });
    expect(await codeOf(report(t, room, b, theirs))).toBe('PAYMENT_FOREIGN');
    await report(t, room, a, theirs);
    expect(await codeOf(report(t, room, b, theirs))).toBe('PAYMENT_USED');
    expect(await codeOf(report(t, room, b, 'imp_nothing'))).toBe('PAYMENT_NOT_FOUND');
    expect(await codeOf(report(t, room, room.leader, 'imp_nothing'))).toBe('PAYMENT_NOT_FOUND');
    expect(await codeOf(report(t, room, await t.person(), theirs))).toBe('NOT_A_MEMBER');
  });

  test("a client-made merchant id counts by the payer's e-mail", async () => {
    const room = await fullRoom(t);
    const [a, b] = room.followers as [typeof room.leader, typeof room.leader];
    const mine = await payByCard(t, { merchantUid: 'order_1763180000000', amount: room.share, buyer: a });
    expect((await report(t, room, b, mine)).body.code).toBe('PAYMENT_FOREIGN');
    expect((await report(t, room, a, mine)).status).toBe(200);
  });
});

describe('the other ways a payment becomes known', () => {
  test('the webhook alone is enough, twice is once, and a forged one does nothing', async () => {
    const room = await fullRoom(t);
    const payer = room.followers[0]!;
    const impUid = await payByCard(t, { ...(await order(t, room, payer)), options: { webhook: 'twice' } });
    await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: 'imp_forged', merchant_uid: 'x', status: 'paid' });
    await t.runJobs();
    expect((await ledger(room)).entries).toHaveLength(1);
    expect((await report(t, room, payer, impUid)).status).toBe(200);
  });

  test('the reconciler finds what nobody reported', async () => {
    const room = await fullRoom(t);
    const payer = room.followers[0]!;
    await payByCard(t, { ...(await order(t, room, payer)) });
    const before = t.clock.now;
    t.clock.now = new Date(before.getTime() + 61_000);
    await t.deps.jobs.add(t.db, 'payments.reconcile', {});
    await t.runJobs();
    t.clock.now = before;
    expect((await ledger(room)).held).toBe(room.share);
  });
});

describe('cancelling', () => {
  test('refunds everybody who paid, once, and a card approved too late as well', async () => {
    const room = await fullRoom(t, { followers: 3 });
    const [a, , c] = room.followers as [typeof room.leader, typeof room.leader, typeof room.leader];
    await payShareOf(t, room, a);
    const late = await order(t, room, c);
    expect((await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`)).body).toMatchObject({
      boardStatus: 'CANCELLED',
    });
    const lateUid = await payByCard(t, { ...late });
    expect((await report(t, room, c, lateUid)).body.code).toBe('NOT_PAYABLE');
    await t.runJobs();
    await t.runJobs();

    expect(await ledger(room)).toMatchObject({ held: 0, refunded: room.share });
    const cards = await t.db
      .selectFrom('sandboxPayments')
      .select(['status', 'cancelAmount', 'amount'])
      .where('impUid', 'in', [lateUid])
      .execute();
    expect(cards).toEqual([{ status: 'cancelled', cancelAmount: room.share, amount: room.share }]);
    expect(
      await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).where('doneAt', 'is', null).execute(),
    ).toEqual([]);
  });

  test('where nobody has paid the room does not speak of money', async () => {
    const words = async (room: Awaited<ReturnType<typeof fullRoom>>) => {
      await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
      const { body } = await t.call(room.leader, 'GET', `/api/chat/rooms/${room.id}`);
      return body.messages.at(-1).message;
    };
    expect(await words(await fullRoom(t))).toBe('공구가 취소됐어요. 다음 공구에서 다시 만나요.');
    const paid = await fullRoom(t);
    await payShareOf(t, paid, paid.followers[0]!);
    expect(await words(paid)).toBe('공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.');
  });

  test('is the leader’s alone', async () => {
    const room = await fullRoom(t);
    expect((await t.call(room.followers[0]!, 'POST', `/api/group-boards/${room.id}/cancel`)).body.code).toBe(
      'NOT_LEADER',
    );
  });
});

describe('purchase and credit', () => {
  test('the last receiver completes it and the money goes to the leader, once', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const url = `/api/chat/rooms/${room.id}/trade-complete`;
    const answers = await Promise.all(
      room.followers.flatMap((follower) => [t.call(follower, 'POST', url), t.call(follower, 'POST', url)]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_TRADED')).toHaveLength(2);
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await ledger(room)).toMatchObject({ held: 0, handedOver: room.share * 2 });
    const said = await t.db
      .selectFrom('messages')
      .select('seq')
      .where('roomId', '=', room.id)
      .where('stage', '=', 'COMPLETED')
      .execute();
    expect(said).toHaveLength(1);
  });
});

describe('the ledger', () => {
  test('cannot be changed, removed or left unbalanced, whoever tries', async () => {
    const room = await roomIn(t, 'PAYING');
    const { pool } = t.database;
    await expect(pool.query('update ledger_entries set amount = 1')).rejects.toThrow('append only');
    await expect(pool.query('delete from ledger_sets')).rejects.toThrow('append only');
    await expect(pool.query('truncate ledger_entries, ledger_sets')).rejects.toThrow('append only');
    await expect(
      pool.query(
        `insert into ledger_sets (kind, imp_uid, board_id, at, provider) values ('PAYMENT', 'lonely', ${room.id}, now(), 'SANDBOX')`,
      ),
    ).rejects.toThrow('does not balance');
    await expect(
      pool.query(`with s as (insert into ledger_sets (kind, imp_uid, board_id, at, provider) values ('REFUND', 'too much', ${room.id}, now(), 'SANDBOX') returning id)
        insert into ledger_entries (set_id, board_id, account, amount)
        select id, ${room.id}, v.account, v.amount from s, (values ('HOLDING', -1000000), ('OUTSIDE', 1000000)) v (account, amount)`),
    ).rejects.toThrow('would hold');
  });
});
