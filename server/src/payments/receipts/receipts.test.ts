import type { ChatRoom, Ledger, Receipt } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake, messagesOf, openBoard } from '../../boards/test-boards';
import { clearPictures } from '../../chat/pictures/clear-pictures';
import { talkUrl } from '../../chat/pictures/picture-rules';
import { keptPicture } from '../../chat/pictures/test-talk-pictures';
import { type Person, type TestApp, testApp } from '../../test-app';
import { creditUndisputed } from '../disputes/credit-undisputed';
import { carryOutRefund } from '../refunds/carry-out-refund';
import { fullRoom, payShareOf, stageOf, type TestRoom } from '../test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** Six shares of 8,000 won: the leader two, a family two, two neighbours one each, all paid. */
async function paidRoom(price = 48_000): Promise<TestRoom> {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: 6, price, maxSeats: 3, mySeats: 2 });
  const followers: Person[] = [];
  for (const seats of [2, 1, 1]) {
    const follower = await t.person();
    await t.call(follower, 'POST', `/api/group-boards/${id}/join`, { seats });
    followers.push(follower);
  }
  const room = { id, leader, followers, share: Math.floor(price / 6) };
  for (const follower of followers) await payShareOf(t, room, follower);
  return room;
}

const at = (room: TestRoom, path: string) => `/api/chat/rooms/${room.id}/${path}`;
const buy = (room: TestRoom, body?: object) =>
  t.call(awake(t, room.leader), 'PATCH', at(room, 'purchase-complete'), body);
const add = (room: TestRoom, body: object, who = room.leader) =>
  t.call(awake(t, who), 'POST', at(room, 'receipts'), body);
const receiptsOf = async (room: TestRoom, who: Person): Promise<Receipt[]> =>
  (await t.call(awake(t, who), 'GET', at(room, 'receipts'))).body;
const ledgerOf = async (room: TestRoom): Promise<Ledger> =>
  (await t.call(awake(t, room.leader), 'GET', at(room, 'ledger'))).body;
const trade = (room: TestRoom, who: Person) => t.call(awake(t, who), 'POST', at(room, 'trade-complete'));

async function promises(room: TestRoom): Promise<[amount: number, of: string][]> {
  const rows = await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).orderBy('id').execute();
  expect(rows.every(({ reason }) => reason === 'TRUE_UP')).toBe(true);
  return rows.map(({ amount, receiptId }) => [amount, receiptId === null ? 'none' : 'a receipt']);
}

async function keepPromises(room: TestRoom): Promise<void> {
  const open = t.db.selectFrom('refunds').select('id').where('boardId', '=', room.id).where('doneAt', 'is', null);
  for (const { id } of await open.execute()) await carryOutRefund(t.deps, id);
}

async function remarksOf(room: TestRoom): Promise<string[]> {
  return (await messagesOf(t, room.id)).filter(({ notice }) => notice === 'RECEIPT').map(({ body }) => body);
}

test('bought for less: everybody gets the difference of their seats back, and the books come out at the cost', async () => {
  const room = await paidRoom(48_002);
  const picture = await keptPicture(t, room.id, room.leader, 'RECEIPT');
  const answer = await buy(room, { spent: 46_800, pictures: [picture], note: '직판장이 더 쌌어요' });
  expect(answer.body).toEqual({ stage: 'PURCHASED', status: '구매완료' });
  expect(await promises(room)).toEqual([
    [400, 'a receipt'],
    [200, 'a receipt'],
    [200, 'a receipt'],
  ]);
  expect(await remarksOf(room)).toEqual(['영수증이 올라왔어요. 46,800원에 샀어요. 한 몫에 200원씩 돌려 드릴게요.']);
  expect(await receiptsOf(room, room.followers[1]!)).toMatchObject([
    { spent: 46_800, back: 200, note: '직판장이 더 쌌어요', pictures: [{ url: picture }] },
  ]);
  const told = await t.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('userId', '=', room.followers[0]!.userId)
    .where('kind', '=', 'TRUE_UP')
    .execute();
  expect(told).toEqual([{ title: '차액을 돌려 드려요', body: '400원 · 실제로 46,800원에 샀어요' }]);

  await keepPromises(room);
  const ledger = await ledgerOf(room);
  expect(ledger).toMatchObject({ total: 48_002, spent: 46_800, collected: 46_800, held: 31_200, refunded: 800 });
  expect(ledger.entries.filter(({ kind }) => kind === 'REFUND').map(({ amount, reason }) => [amount, reason])).toEqual([
    [400, 'TRUE_UP'],
    [200, 'TRUE_UP'],
    [200, 'TRUE_UP'],
  ]);
  const seen: ChatRoom = (await t.call(room.followers[0]!, 'GET', `/api/chat/rooms/${room.id}`)).body;
  expect(seen).toMatchObject({ spent: 46_800, perPersonPrice: 8_000 });
  expect(seen.participants.map(({ share, refunded }) => [share, refunded])).toEqual([
    [16_002, undefined],
    [16_000, 400],
    [8_000, 200],
    [8_000, 200],
  ]);
  for (const follower of room.followers) await trade(room, follower);
  expect(await stageOf(t, room)).toBe('COMPLETED');
  expect(await ledgerOf(room)).toMatchObject({ held: 0, handedOver: 31_200 });
});

test('the call without a body, and with an empty one, buys at the posted price', async () => {
  for (const body of [undefined, {}]) {
    const room = await fullRoom(t, { followers: 1 });
    await payShareOf(t, room, room.followers[0]!);
    expect((await buy(room, body)).body).toEqual({ stage: 'PURCHASED', status: '구매완료' });
    expect([await receiptsOf(room, room.leader), await promises(room), await remarksOf(room)]).toEqual([[], [], []]);
    expect(await ledgerOf(room)).toMatchObject({ spent: null, collected: 10_000 });
  }
});

test('one share a person: the remark speaks of neighbours', async () => {
  const room = await fullRoom(t, { followers: 2, price: 9_000 });
  for (const follower of room.followers) await payShareOf(t, room, follower);
  await buy(room, { spent: 8_400 });
  expect(await remarksOf(room)).toEqual(['영수증이 올라왔어요. 8,400원에 샀어요. 이웃마다 200원씩 돌려 드릴게요.']);
});

test('for more than posted: shown, the leader’s own, and nobody is charged', async () => {
  const room = await paidRoom();
  await buy(room, { spent: 49_200 });
  expect(await promises(room)).toEqual([]);
  expect(await remarksOf(room)).toEqual(['영수증이 올라왔어요. 49,200원에 샀어요. 더 든 1,200원은 리더가 냈어요.']);
  expect(await ledgerOf(room)).toMatchObject({ total: 48_000, spent: 49_200, collected: 48_000 });
});

test('later ones only lower it: T falls, never rises, at most five, and a won that no seat feels gives nothing', async () => {
  const room = await paidRoom();
  await buy(room, { spent: 46_800 });
  expect((await add(room, { spent: 46_801 })).body).toMatchObject({
    code: 'RECEIPT_RAISES',
    message: '이미 알린 금액보다 높일 수 없어요.',
  });
  expect((await add(room, { spent: 46_800, note: '사진을 더 올려요' })).body).toMatchObject([
    { back: 200 },
    { back: 0 },
  ]);
  expect((await add(room, { spent: 46_799 })).body).toHaveLength(3);
  expect((await add(room, { spent: 46_797 })).body.at(-1)).toMatchObject({ spent: 46_797, back: 0 });
  expect((await add(room, { spent: 45_000 })).body.at(-1)).toMatchObject({ back: 299 });
  expect((await promises(room)).map(([amount]) => amount)).toEqual([400, 200, 200, 2, 1, 1, 598, 299, 299]);
  expect((await add(room, { spent: 44_000 })).body.code).toBe('RECEIPTS_FULL');
  expect((await add(room, { spent: 44_000 }, room.followers[0])).body.code).toBe('NOT_LEADER');
});

test('less than half needs a second word', async () => {
  const room = await paidRoom();
  expect((await buy(room, { spent: 4_680 })).body.code).toBe('RECEIPT_LOW');
  expect(await stageOf(t, room)).toBe('PAYING');
  expect((await buy(room, { spent: 4_680, sure: true })).status).toBe(200);
  expect((await promises(room)).map(([amount]) => amount)).toEqual([14_440, 7_220, 7_220]);
});

test('a cost that no seat feels: everything goes back, and who received it has still paid', async () => {
  const room = await paidRoom();
  await buy(room, { spent: 5, sure: true });
  expect((await promises(room)).map(([amount]) => amount)).toEqual([16_000, 8_000, 8_000]);
  await keepPromises(room);
  const seen: ChatRoom = (await t.call(room.leader, 'GET', `/api/chat/rooms/${room.id}`)).body;
  expect(seen.participants.map(({ payStatement }) => payStatement)).toEqual(['PAID', 'PAID', 'PAID', 'PAID']);
  for (const follower of room.followers) await trade(room, follower);
  expect(await stageOf(t, room)).toBe('COMPLETED');
  expect(await ledgerOf(room)).toMatchObject({ held: 0, handedOver: 0, collected: 5 });
});

test('a dispute’s ceiling falls with what was given back; together never more than was paid', async () => {
  const room = await paidRoom();
  const [family] = room.followers as [Person];
  await buy(room);
  const { body: dispute } = await t.call(family, 'POST', at(room, 'disputes'), {
    kind: 'NOT_RECEIVED',
    text: '못 받았어요',
  });
  expect(dispute.wanted).toBe(16_000);
  await add(room, { spent: 46_800 });
  const accepted = await t.call(room.leader, 'PATCH', at(room, `disputes/${dispute.id}/accept`));
  expect(accepted.body).toMatchObject({ state: 'ACCEPTED', refund: 15_600 });
  const late = await t.call(room.followers[1]!, 'POST', at(room, 'disputes'), { kind: 'SHORT', text: '모자라요' });
  expect(late.body.wanted).toBe(7_800);
  // Who has everything back gets no difference any more.
  await add(room, { spent: 45_600 });
  const refunds = await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).execute();
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('userId', '=', family.userId)
    .executeTakeFirstOrThrow();
  const back = refunds.filter(({ participantId }) => participantId === id).map(({ amount }) => amount);
  expect(back).toEqual([400, 15_600]);
});

test('the last receipt of the goods beside a receipt of the shop: only what is free is handed over', async () => {
  for (let round = 0; round < 3; round++) {
    const room = await paidRoom();
    await buy(room);
    for (const follower of room.followers.slice(1)) await trade(room, follower);
    const [added] = await Promise.all([add(room, { spent: 46_800 }), trade(room, room.followers[0]!)]);
    const given = added.status === 200 ? 800 : 0;
    if (added.status !== 200) expect(added.body.code).toBe('NOT_TRADABLE');
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await ledgerOf(room)).toMatchObject({ handedOver: 32_000 - given });
    await keepPromises(room);
    expect(await ledgerOf(room)).toMatchObject({ held: 0, refunded: given });
    expect((await add(room, { spent: 46_000 })).body.code).toBe('NOT_TRADABLE');
  }
});

test('after money was handed over no receipt is taken', async () => {
  const room = await paidRoom();
  const [family, ...others] = room.followers as [Person, ...Person[]];
  await buy(room);
  await t.call(awake(t, family), 'POST', at(room, 'disputes'), { kind: 'SHORT', text: '모자라요' });
  for (const follower of others) await trade(room, follower);
  t.clock.now = new Date(t.clock.now.getTime() + 25 * 3_600_000);
  await creditUndisputed(t.deps, room.id);
  expect(await ledgerOf(room)).toMatchObject({ handedOver: 16_000 });
  expect((await add(room, { spent: 46_800 })).body).toMatchObject({
    code: 'RECEIPT_LATE',
    message: '이미 전한 돈이 있어서 영수증을 더 올릴 수 없어요.',
  });
});

test('pictures are ours, held as long as the receipt shows them, and at most three', async () => {
  const room = await paidRoom();
  const foreign = ['https://example.org/a.png'];
  expect((await buy(room, { spent: 46_800, pictures: foreign })).body.code).toBe('IMAGE_NOT_ALLOWED');
  const one = () => keptPicture(t, room.id, room.leader, 'RECEIPT');
  const shown = await one();
  await one();
  const four = Array.from({ length: 4 }, () => shown);
  expect((await buy(room, { pictures: four })).body.code).toBe('INVALID_FIELDS');
  await buy(room, { pictures: [shown] });
  expect(await receiptsOf(room, room.leader)).toMatchObject([{ spent: 48_000, back: 0, pictures: [{ url: shown }] }]);
  t.clock.now = new Date(t.clock.now.getTime() + 48 * 3_600_000);
  await clearPictures(t.deps, new AbortController().signal);
  const left = await t.db.selectFrom('talkPictures').select('id').where('roomId', '=', room.id).execute();
  expect(left.map(({ id }) => talkUrl(room.id, id))).toEqual([shown]);
});

test('a receipt beside the undisputed credit, and two at once: the lock', async () => {
  const room = await paidRoom();
  const [family, ...others] = room.followers as [Person, ...Person[]];
  await buy(room);
  await t.call(awake(t, family), 'POST', at(room, 'disputes'), { kind: 'SHORT', text: '모자라요' });
  for (const follower of others) await trade(room, follower);
  t.clock.now = new Date(t.clock.now.getTime() + 25 * 3_600_000);
  const [one, other] = await Promise.all([
    add(room, { spent: 46_800 }),
    add(room, { spent: 45_600 }),
    creditUndisputed(t.deps, room.id),
  ]);
  for (const { status, body } of [one, other])
    if (status !== 200) expect(['RECEIPT_LATE', 'RECEIPT_RAISES']).toContain(body.code);
  const { rows } = { rows: await promises(room) };
  const promised = rows.reduce((sum, [amount]) => sum + amount, 0);
  const ledger = await ledgerOf(room);
  expect(ledger.held).toBeGreaterThanOrEqual(promised);
  expect(ledger.held + ledger.handedOver).toBe(32_000);
});
