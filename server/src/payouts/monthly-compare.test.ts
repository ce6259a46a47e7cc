import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order, payByCard, paymentOf, report, roomIn, type TestRoom, takeBack } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';
import { endPayout } from './end-payout';
import { ask, pass, ripeRoom } from './test-payouts';

/** What the treasurer is told to type once a month. */
const [ACCOUNTS, KINDS, NOT_BOOKED, ON_ITS_WAY] = statementsOf(
  readFileSync(path.resolve(import.meta.dirname, '../../../docs/money.md'), 'utf8'),
);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

test('the page’s own queries compare the books with the provider and the bank, to the won', async () => {
  await compare();
  const sent = await ripeRoom(t);
  const { body: first } = await ask(t, sent.leader);
  await endPayout(t.deps, first.id, { state: 'SENT', reference: 'a' });
  await takeBackAndTell(sent);
  const returned = await ripeRoom(t);
  const { body: second } = await ask(t, returned.leader);
  await endPayout(t.deps, second.id, { state: 'SENT', reference: 'b' });
  await endPayout(t.deps, second.id, { state: 'RETURNED', why: 'c' });
  const { onItsWay: none } = await compare();
  expect(none).toBe(0);
  await ask(t, returned.leader);
  expect((await compare()).onItsWay).toBe(2 * returned.share);

  const bought = await roomIn(t, 'PURCHASED');
  await t.call(bought.leader, 'POST', `/api/chat/rooms/${bought.id}/receipts`, { spent: 9000 });
  await compare();
  // Paid under an order of a purchase that was called off meanwhile.
  const late = await roomIn(t, 'RECRUITED');
  const [follower] = late.followers;
  const ordered = await order(t, late, follower!);
  await t.call(late.leader, 'POST', `/api/group-boards/${late.id}/cancel`);
  await report(t, late, follower!, await payByCard(t, { ...ordered, buyer: follower! }));
  expect((await compare()).notBooked).toBe(late.share);
  await t.runJobs();
  const { accounts, notBooked } = await compare();
  expect(notBooked).toBe(0);
  expect(accounts['LOSS']).toBe(-sent.share);
});

/** The provider's and the bank's own figures on the one side, the page's queries on the other. */
async function compare() {
  const accounts = await figures(ACCOUNTS!, 'account');
  const kinds = await figures(KINDS!, 'kind');
  const notBooked = await figure(NOT_BOOKED!, 'not_booked');
  const onItsWay = await figure(ON_ITS_WAY!, 'on_its_way');
  const provider = await figure(
    `select coalesce(sum(amount - cancel_amount), 0) as net from sandbox_payments where status in ('paid', 'cancelled')`,
    'net',
  );
  const bank = await figure(`select coalesce(sum(amount), 0) as sent from payouts where state = 'SENT'`, 'sent');
  const of = (name: string, from: Record<string, number>) => from[name] ?? 0;
  expect(Object.values(accounts).reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(of('PAYMENT', kinds) - of('REFUND', kinds) - of('CHARGEBACK', kinds) + notBooked).toBe(provider);
  expect(of('PAYOUT', kinds) - of('PAYOUT_BACK', kinds)).toBe(bank);
  const there = of('HOLDING', accounts) + of('LEADER', accounts) + of('LOSS', accounts);
  expect(there + notBooked).toBe(provider - bank);
  expect(onItsWay).toBeLessThanOrEqual(of('LEADER', accounts));
  return { accounts, notBooked, onItsWay };
}

async function takeBackAndTell(room: TestRoom): Promise<void> {
  const impUid = await paymentOf(t, room, 0);
  await takeBack(t, impUid);
  pass(t, 0, ...room.followers);
  await report(t, room, room.followers[0]!, impUid);
}

async function figures(statement: string, name: string): Promise<Record<string, number>> {
  const { rows } = await sql.raw<Record<string, string>>(statement).execute(t.db);
  return Object.fromEntries(rows.map((row) => [row[name], Number(row['sum'])]));
}

async function figure(statement: string, name: string): Promise<number> {
  const { rows } = await sql.raw<Record<string, string>>(statement).execute(t.db);
  return Number(rows[0]![camel(name)] ?? rows[0]![name]);
}

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

function statementsOf(page: string): string[] {
  const [, block = ''] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
  return block.split('\n').filter((line) => line.startsWith('select'));
}
