import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { booksOf } from '../payments/ledger/test-books';
import { ask, pass, payoutsOf, ripeRoom } from '../payouts/test-payouts';
import { titlesNotified } from '../safety/test-safety';
import { type Person, type TestApp, testApp } from '../test-app';
import { changeOperator } from './people/change-operators';
import { maskName } from './people/mask-rules';
import { actsOf, operatorPerson } from './test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

const get = (person: Person, path: string) => t.call(awake(t, person), 'GET', `/api/operator/payouts${path}`);
const patch = (person: Person, path: string, body: object) =>
  t.call(awake(t, person), 'PATCH', `/api/operator/payouts/${path}`, body);

async function asked() {
  const room = await ripeRoom(t);
  const { body } = await ask(t, room.leader);
  return { room, leader: room.leader, id: body.id as number, amount: body.amount as number };
}

test('what waits shows who, how much, of which purchases and whether the names are the same; never the number', async () => {
  const { room, leader, id, amount } = await asked();
  const other = await asked();
  await t.db.updateTable('users').set({ verifiedName: '김 서연' }).where('id', '=', leader.userId).execute();
  await t.db.updateTable('users').set({ verifiedName: '박한솔' }).where('id', '=', other.leader.userId).execute();
  const { body } = await get(operator, '');
  const mine = body.payouts.find((each: { id: number }) => each.id === id);
  expect(mine).toMatchObject({
    person: { nickname: leader.nickname },
    amount,
    bank: '004',
    last4: '7654',
    holder: '김서연',
    name: 'SAME',
    parts: [{ boardId: room.id, amount }],
    state: 'REQUESTED',
  });
  expect(body.payouts.find((each: { id: number }) => each.id === other.id)).toMatchObject({
    name: 'OTHER',
    verifiedName: '박○솔',
  });
  expect(body.open).toMatchObject({
    count: body.payouts.length,
    sum: body.payouts.reduce((sum: number, each: { amount: number }) => sum + each.amount, 0),
  });
  expect(body.byHand).toBe(false);
  expect(JSON.stringify(body)).not.toContain('987654');
});

test.each([
  ['김한솔', '김○솔'],
  ['김솔', '김○'],
  ['남궁민수', '남○○수'],
])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown));

test('the whole number, one or all as a file, is on record before it is shown', async () => {
  const { id } = await asked();
  const before = (await actsOf(t, operator)).length;
  expect((await get(operator, `/${id}/number`)).body).toEqual({ number: '12345604987654' });
  const file = await get(operator, '/file');
  expect(file.body.csv.split('\r\n').filter((line: string) => line.includes('12345604987654'))).toHaveLength(
    file.body.count,
  );
  const lines = (await actsOf(t, operator)).slice(before);
  expect(lines.map(({ what, target }) => [what, target])).toEqual([
    ['read.account', `payout ${id}`],
    ['read.accounts', `${file.body.count} payouts`],
  ]);
});

test('sent: with the reference and the sum once more; the money leaves the books, the leader is told, the queue is shorter', async () => {
  const { room, leader, id, amount } = await asked();
  const waiting = async () =>
    (await t.call(awake(t, operator), 'GET', '/api/operator/todo')).body.queues.find(
      ({ queue }: { queue: string }) => queue === 'PAYOUT',
    ).count;
  const before = await waiting();
  const reference = 'KB 20261117-1031';
  expect((await patch(operator, `${id}/sent`, { reference, confirm: amount - 1 })).body.code).toBe('CONFIRM_MISMATCH');
  expect((await patch(operator, `${id}/sent`, { reference: ' ', confirm: amount })).status).toBe(400);
  expect(await waiting()).toBe(before);
  const other = await operatorPerson(t);
  const both = await Promise.all(
    [operator, other].map((each) => patch(each, `${id}/sent`, { reference, confirm: amount })),
  );
  expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
  expect(await waiting()).toBe(before - 1);
  expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'PAYOUT')).toMatchObject([{ amount }]);
  expect(await titlesNotified(t, leader)).toEqual(expect.arrayContaining(['정산이 도착했어요']));
  const ended = (await get(operator, '?state=ENDED')).body.payouts.find((each: { id: number }) => each.id === id);
  expect(ended).toMatchObject({ state: 'SENT', reference });
  expect([operator.nickname, other.nickname]).toContain(ended.by);
  expect((await get(operator, '')).body.days.at(-1)).toBeGreaterThanOrEqual(amount);
  expect((await get(operator, `/${id}/number`)).body.code).toBe('NOT_FOUND');
});

test('failed and returned: the leader reads why and has the money again', async () => {
  const { leader, id, amount } = await asked();
  expect((await patch(operator, `${id}/returned`, { why: '없는 계좌', confirm: amount })).body.code).toBe(
    'ALREADY_DECIDED',
  );
  expect((await patch(operator, `${id}/failed`, { why: '이름이 달라요', confirm: amount })).status).toBe(200);
  pass(t, 0, leader);
  expect(await payoutsOf(t, leader)).toMatchObject({
    available: amount,
    list: [{ state: 'FAILED', why: '이름이 달라요' }],
  });
  const again = (await ask(t, leader)).body.id;
  await patch(operator, `${again}/sent`, { reference: 'KB 2', confirm: amount });
  expect((await payoutsOf(t, leader)).available).toBe(0);
  expect((await patch(operator, `${again}/returned`, { why: '닫힌 계좌예요', confirm: 0 })).body.code).toBe(
    'CONFIRM_MISMATCH',
  );
  expect((await patch(operator, `${again}/returned`, { why: '닫힌 계좌예요', confirm: amount })).status).toBe(200);
  expect(await payoutsOf(t, leader)).toMatchObject({ available: amount });
});

test('nobody sends their own, nor reads its number', async () => {
  const { leader, id, amount } = await asked();
  await changeOperator(t.db, leader.email, true, t.clock.now);
  const sent = await patch(leader, `${id}/sent`, { reference: 'KB 3', confirm: amount });
  expect(sent.body.code).toBe('OWN_CASE');
  expect((await get(leader, `/${id}/number`)).body.code).toBe('OWN_CASE');
  expect(await actsOf(t, leader)).toEqual([]);
});

test('what nobody has sent for days stands in the machine room', async () => {
  const { leader, amount } = await asked();
  const stuck = async () =>
    (await t.call(awake(t, operator), 'GET', '/api/operator/machines')).body.stuck.filter(
      ({ title }: { title: string }) => title === leader.nickname,
    );
  expect(await stuck()).toEqual([]);
  pass(t, 97);
  expect(await stuck()).toMatchObject([{ kind: '정산', amount }]);
  pass(t, -97);
});
