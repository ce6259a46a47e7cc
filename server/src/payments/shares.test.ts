import type { BoardId, ChatRoom, Ledger } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardRow, messagesOf, openBoard } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { payByCard, report, type TestRoom } from './test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** Six shares of 8,000 won (and two won over), held by the leader and neighbours as given. */
async function sharesRoom(mySeats: number, seats: readonly number[]): Promise<TestRoom> {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: 6, price: 48_002, maxSeats: 3, mySeats });
  const followers: Person[] = [];
  for (const each of seats) {
    const follower = await t.person();
    const { status } = await take(follower, id, each);
    expect(status).toBe(200);
    followers.push(follower);
  }
  return { id, leader, followers, share: 8_000 };
}

const take = (person: Person, id: BoardId, seats: number) =>
  t.call(person, 'POST', `/api/group-boards/${id}/join`, { seats });
const offerSeat = (person: Person, room: TestRoom) => t.call(person, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
const keep = (person: Person, room: TestRoom) => t.call(person, 'DELETE', `/api/chat/rooms/${room.id}/hand-on`);
const order = (person: Person, room: TestRoom) => t.call(person, 'POST', `/api/chat/rooms/${room.id}/orders`);

async function pay(person: Person, room: TestRoom): Promise<void> {
  const { body } = await order(person, room);
  const answer = await report(t, room, person, await payByCard(t, { ...body, buyer: person }));
  expect(answer.body.payStatement).toBe('PAID');
}

async function seatsOf(room: TestRoom): Promise<(number | null)[]> {
  const rows = await t.db.selectFrom('participants').selectAll().where('boardId', '=', room.id).orderBy('id').execute();
  return rows.map(({ seats, leftAt }) => (leftAt ? null : seats));
}

test('everybody pays for their seats, and the books hold the price but for the leader’s', async () => {
  const room = await sharesRoom(2, [3, 1]);
  const [family, single] = room.followers as [Person, Person];
  expect((await order(family, room)).body.amount).toBe(24_000);
  expect((await order(single, room)).body.amount).toBe(8_000);
  await pay(family, room);
  await pay(single, room);
  expect((await boardRow(t, room.id)).stage).toBe('PAYING');
  const ledger: Ledger = (await t.call(family, 'GET', `/api/chat/rooms/${room.id}/ledger`)).body;
  expect(ledger).toMatchObject({ total: 48_002, collected: 48_002, held: 32_000 });
});

test('a handed-on holding goes seat by seat, and the rest is owed anew', async () => {
  const room = await sharesRoom(1, [3, 2]);
  const [giver, other] = room.followers as [Person, Person];
  const old = (await order(giver, room)).body;
  expect(old.amount).toBe(24_000);
  await offerSeat(giver, room);
  expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 3, memberCount: 6 });
  const detail = await t.call(other, 'GET', `/api/group-boards/${room.id}`);
  expect(detail.body).toMatchObject({ openSeats: 3, currentUsers: 3, boardStatus: 'CLOSING_SOON' });

  const newcomer = await t.person();
  expect((await take(newcomer, room.id, 1)).status).toBe(200);
  expect(await seatsOf(room)).toEqual([1, 2, 2, 1]);
  expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 2, memberCount: 6 });
  const [told] = await t.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('userId', '=', giver.userId)
    .where('kind', '=', 'SEAT_HANDED_ON')
    .execute();
  expect(told).toEqual({ title: '1몫을 넘겼어요', body: '이제 내가 낼 금액은 16,000원이에요' });
  expect((await messagesOf(t, room.id)).filter(({ notice }) => notice === 'HANDED_ON').map(({ body }) => body)).toEqual(
    ['자리 하나를 새 이웃이 이어받았어요.'],
  );

  // The old order is void: a payment under it does not fit the seats of now and goes back.
  await keep(giver, room);
  const next = (await order(giver, room)).body;
  expect(next.amount).toBe(16_000);
  expect(next.merchantUid).not.toBe(old.merchantUid);
  const orders = await t.db.selectFrom('orders').select('status').where('merchantUid', '=', old.merchantUid).execute();
  expect(orders).toEqual([{ status: 'VOID' }]);
  const late = await report(t, room, giver, await payByCard(t, { ...old, buyer: giver }));
  expect(late.body.code).toBe('PAYMENT_MISMATCH');
  const refunds = t.db.selectFrom('refunds').select(['amount', 'reason']).where('boardId', '=', room.id);
  expect(await refunds.execute()).toEqual([{ amount: 24_000, reason: 'MISMATCH' }]);
  for (const person of [giver, other, newcomer]) await pay(person, room);
  expect((await boardRow(t, room.id)).stage).toBe('PAYING');
});

test('one joiner takes over two holdings: free seats first, then who hands on longest, and the last seat ends a membership', async () => {
  const room = await sharesRoom(1, [2, 2, 1]);
  const [first, second, third] = room.followers as [Person, Person, Person];
  await offerSeat(first, room);
  t.clock.now = new Date(t.clock.now.getTime() + 1000);
  await offerSeat(second, room);
  const newcomer = await t.person();
  expect((await take(newcomer, room.id, 3)).status).toBe(200);
  expect(await seatsOf(room)).toEqual([1, null, 1, 1, 3]);
  expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 1, memberCount: 6 });
  expect((await t.call(first, 'GET', `/api/chat/rooms/${room.id}`)).body.code).toBe('NOT_A_MEMBER');
  const { participants }: ChatRoom = (await t.call(third, 'GET', `/api/chat/rooms/${room.id}`)).body;
  expect(participants.reduce((sum, { share }) => sum + share, 0)).toBe(48_002);
  const words = (await messagesOf(t, room.id)).filter(({ notice }) => notice === 'HANDED_ON');
  expect(words.map(({ body }) => body)).toEqual(['자리 3개를 새 이웃이 이어받았어요.']);
  // Who pays all the same stays with what is left.
  await keep(second, room);
  await pay(second, room);
  expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 0 });
});

test('seats handed on, by several joiners of twos and threes at once', async () => {
  for (let round = 0; round < (isWhole ? 3 : 1); round++) {
    const room = await sharesRoom(1, [3, 2]);
    for (const follower of room.followers) await offerSeat(follower, room);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => t.person()));
    const asked = crowd.map((person, index) => ({ person, seats: 2 + (index % 2) }));
    const answers = await Promise.all(asked.map(({ person, seats }) => take(person, room.id, seats)));
    const taken = answers.reduce((sum, { status }, index) => sum + (status === 200 ? asked[index]!.seats : 0), 0);
    const held = (await seatsOf(room)).reduce<number>((sum, seats) => sum + (seats ?? 0), 0);
    expect(held).toBe(6);
    expect(await boardRow(t, room.id)).toMatchObject({ memberCount: 6, handingOn: 5 - taken });
    expect([4, 5]).toContain(taken);
  }
});
