import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { callsAt, operatorApp, operatorPerson } from '../operator/test-operator';
import type { TestRoom } from '../payments/test-rooms';
import type { Person, TestApp } from '../test-app';
import { endPayout } from './end-payout';
import { listOpen } from './list-open';
import { ask, ripeRoom } from './test-payouts';

/** A payout that the bank returns after its leader has left. */
let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());
const { get } = callsAt(() => t);
const patch = (who: Person, path: string, body: object) =>
  t.call(awake(t, who), 'PATCH', `/api/operator/payouts/${path}`, body);

async function leftAfterSent(): Promise<{ room: TestRoom; id: number; amount: number }> {
  const room = await ripeRoom(t);
  const { body } = await ask(t, room.leader);
  await endPayout(t.deps, body.id, { state: 'SENT', reference: 'KB 1' });
  expect((await t.call(awake(t, room.leader), 'DELETE', '/api/users')).status).toBe(200);
  return { room, id: body.id, amount: body.amount };
}

const openOf = async ({ leader }: TestRoom) =>
  (await get(operator, 'payouts')).body.payouts.find(
    ({ person }: { person: { userId: number } }) => person.userId === leader.userId,
  );

async function accountsOf(room: TestRoom): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::float8 as sum from ledger_entries where board_id = ${room.id} group by 1`.execute(
    t.db,
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

test('stands before an operator again, with the account that the law kept, and is sent again', async () => {
  const { room, id, amount } = await leftAfterSent();
  expect((await patch(operator, `${id}/returned`, { why: '닫힌 계좌예요', confirm: amount })).status).toBe(200);
  expect(await accountsOf(room)).toMatchObject({ LEADER: amount });
  const open = await openOf(room);
  expect(open).toMatchObject({ amount, state: 'REQUESTED', bank: '004', last4: '7654', holder: '김서연' });
  expect(open.returned).toBe('닫힌 계좌예요');
  expect((await get(operator, `payouts/${open.id}/number`)).body.number).toBe('12345604987654');
  expect((await listOpen(t.deps)).find(([number]) => number === String(open.id))).toContain('12345604987654');

  const sent = { reference: 'KB 2', confirm: amount };
  const both = await Promise.all(
    [operator, await operatorPerson(t)].map((each) => patch(each, `${open.id}/sent`, sent)),
  );
  expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
  expect(await accountsOf(room)).toEqual({ OUTSIDE: 0, HOLDING: 0, LEADER: 0 });
  const { rows } = await sql<{ row: string }>`select p::text as row from payouts p where again_of = ${id}`.execute(
    t.db,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/김서연|7654/);

  // And once more: the account is found by the first of them.
  await patch(operator, `${open.id}/returned`, { why: '또 돌아왔어요', confirm: amount });
  expect(await openOf(room)).toMatchObject({ amount, last4: '7654', returned: '또 돌아왔어요' });
});

test('whom nobody finds: the service keeps it, by a verb of its own with a line in the record', async () => {
  const { room, id, amount } = await leftAfterSent();
  await patch(operator, `${id}/returned`, { why: '닫힌 계좌예요', confirm: amount });
  const open = await openOf(room);
  const why = '전화도 메일도 닿지 않아요';
  expect((await patch(operator, `${open.id}/failed`, { why, confirm: amount })).status).toBe(200);
  expect(await accountsOf(room)).toEqual({ OUTSIDE: -amount, HOLDING: 0, LEADER: 0, LOSS: amount });
  expect(await openOf(room)).toBeUndefined();
  const acts = t.db.selectFrom('auditLog').select(['what', 'reason']).where('target', '=', `payout ${open.id}`);
  expect(await acts.execute()).toEqual([{ what: 'payout.end', reason: why }]);
});

test('leaving beside the bank’s return: whoever is first, the money is before somebody', async () => {
  const room = await ripeRoom(t);
  const { body } = await ask(t, room.leader);
  await endPayout(t.deps, body.id, { state: 'SENT', reference: 'KB 1' });
  const [returned, left] = await Promise.all([
    patch(operator, `${body.id}/returned`, { why: '닫힌 계좌예요', confirm: body.amount }),
    t.call(awake(t, room.leader), 'DELETE', '/api/users'),
  ]);
  expect(returned.status).toBe(200);
  const open = await openOf(room);
  expect([left.status, open !== undefined]).toEqual(left.status === 200 ? [200, true] : [409, false]);
  expect(await accountsOf(room)).toMatchObject({ LEADER: body.amount });
});
