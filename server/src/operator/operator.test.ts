import { type BoardId, roomMessages, topicPath } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { awake } from '../boards/test-boards';
import { connectAs } from '../live/test-live';
import { booksOf } from '../payments/test-books';
import { fullRoom, order, payByCard, report, roomIn, stageOf, type TestRoom } from '../payments/test-rooms';
import { reportAs, sayIn, titlesTold } from '../safety/test-safety';
import { type Person, type TestApp, testApp } from '../test-app';
import { changeOperator } from './change-operators';
import { actsOf, operatorPerson } from './test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

const reason = '살펴봤어요';
const post = (person: Person, path: string, body: object) =>
  t.call(awake(t, person), 'POST', `/api/operator/${path}`, body);
const get = (person: Person, path: string) => t.call(awake(t, person), 'GET', `/api/operator/${path}`);

async function reportId(of: Person): Promise<number> {
  const row = t.db.selectFrom('reports').select('id').where('targetUserId', '=', of.userId).orderBy('id', 'desc');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function contested(room: TestRoom): Promise<number> {
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/contest`, { text: '멀쩡했어요' });
  return said.body.id;
}

describe('who is an operator', () => {
  test('is said on the machine only, and read at each call', async () => {
    const person = await t.person();
    expect((await get(person, 'todo')).body.code).toBe('NOT_OPERATOR');
    expect(await changeOperator(t.db, person.email, true, t.clock.now)).toBe(person.userId);
    expect((await get(person, 'todo')).status).toBe(200);
    await changeOperator(t.db, person.email, false, t.clock.now);
    expect((await get(person, 'todo')).body.code).toBe('NOT_OPERATOR');
    expect(await changeOperator(t.db, 'nobody@example.org', true, t.clock.now)).toBeNull();
    const lines = await t.db
      .selectFrom('auditLog')
      .select(['what', 'byId'])
      .where('target', '=', `person ${person.userId}`)
      .execute();
    expect(lines).toEqual([
      { what: 'operator.add', byId: null },
      { what: 'operator.remove', byId: null },
    ]);
  });

  test('a banned operator is none', async () => {
    const [banned, other] = [await operatorPerson(t), await operatorPerson(t)];
    const sanction = { kind: 'BANNED', confirm: banned.nickname };
    expect((await post(other, `people/${banned.userId}/sanctions`, { sanction, reason })).status).toBe(200);
    await t.deps.sanctions.read();
    expect((await get(banned, 'todo')).body.code).toBe('BANNED');
  });
});

describe('a report', () => {
  test('of a message: read with masked numbers, hidden for everybody, and the reporter is told', async () => {
    const room = await fullRoom(t);
    const [reporter, reader] = room.followers as [Person, Person];
    await sayIn(t, room.leader, room.id, '국민 123456-04-654321 로 보내세요');
    const row = t.db
      .selectFrom('messages')
      .select('seq')
      .where('roomId', '=', room.id as BoardId);
    const { seq } = await row.where('type', '=', 'TEXT').executeTakeFirstOrThrow();
    await reportAs(t, reporter, 'MESSAGE', `${room.id}-${seq}`);
    const id = await reportId(room.leader);

    const page = await get(operator, `reports/${id}`);
    const said = page.body.snapshot.messages.find((each: { seq: number }) => each.seq === seq);
    expect(said.text).toBe('국민 ···· 4321 로 보내세요');
    expect(page.body).toMatchObject({ snapshot: { masked: true }, reporter: { reportsSent: 1 }, target: { led: 1 } });
    const open = await get(operator, `reports/${id}?reveal=true`);
    expect(JSON.stringify(open.body.snapshot)).toContain('123456-04-654321');
    const looks = (await actsOf(t, operator)).slice(-2).map(({ what }) => what);
    expect(looks).toEqual(['read.report', 'read.numbers']);

    const client = await connectAs(`${await t.listen()}/ws/chat`, reader);
    const heard: string[] = [];
    await new Promise<void>((stands) => {
      client.watchForReceipt('stands', () => stands());
      const destination = topicPath(roomMessages, { chatRoomId: room.id });
      client.subscribe(destination, ({ body }) => heard.push(body), { receipt: 'stands' });
    });
    const decision = { decision: 'HIDE', sanction: { kind: 'PAUSED', days: 7 }, reason };
    expect((await post(operator, `reports/${id}/decide`, decision)).status).toBe(200);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(JSON.parse(heard[0]!)).toMatchObject({
      id: `${room.id}-${seq}`,
      seq,
      message: '운영 정책에 따라 가려진 메시지예요.',
    });
    await client.deactivate({ force: true });

    const history = await t.call(awake(t, reader), 'GET', `/api/chat/rooms/${room.id}/messages`);
    expect(JSON.stringify(history.body)).not.toContain('654321');
    const list = await t.call(awake(t, reader), 'GET', '/api/chat/rooms');
    expect(list.body[0].lastMessage).toBe('운영 정책에 따라 가려진 메시지예요.');
    expect(await titlesTold(t, reporter)).toContain('신고를 처리했어요');
    expect(await titlesTold(t, room.leader)).toContain('잠시 이용이 제한돼요');
    expect((await post(operator, `reports/${id}/decide`, decision)).body.code).toBe('ALREADY_DECIDED');
  });

  test('decided by two at once: one, and the other hears that it was', async () => {
    const room = await fullRoom(t);
    await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
    const id = await reportId(room.leader);
    const other = await operatorPerson(t);
    const both = await Promise.all(
      [operator, other].map((each) => post(each, `reports/${id}/decide`, { decision: 'FINE', reason })),
    );
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
  });

  test('of a group purchase: fine comes back, taken down stays out, and what does not fit is refused', async () => {
    const room = await roomIn(t, 'RECRUITING');
    const stranger = await t.person();
    await reportAs(t, stranger, 'BOARD', room.id);
    const id = await reportId(room.leader);
    expect((await post(operator, `reports/${id}/decide`, { decision: 'HIDE', reason })).body.code).toBe('BAD_REQUEST');
    expect((await post(operator, `reports/${id}/decide`, { decision: 'TAKE_DOWN', reason })).status).toBe(200);
    const board = () => t.call(awake(t, stranger), 'GET', `/api/group-boards/${room.id}`);
    expect((await board()).status).toBe(404);
    expect(await titlesTold(t, room.leader)).toContain('운영 정책에 따라 공구를 내렸어요');
    expect((await post(operator, `boards/${room.id}/take-down`, { reason })).body.code).toBe('ALREADY_DECIDED');
  });

  test('nobody decides their own: neither who reported, nor whom it is about', async () => {
    const [mine, other] = [await operatorPerson(t), await t.person()];
    await reportAs(t, mine, 'USER', other.userId);
    const decision = { decision: 'FINE', reason };
    expect((await post(mine, `reports/${await reportId(other)}/decide`, decision)).body.code).toBe('OWN_CASE');
    await reportAs(t, other, 'USER', mine.userId);
    expect((await post(mine, `reports/${await reportId(mine)}/decide`, decision)).body.code).toBe('OWN_CASE');
    expect((await actsOf(t, mine)).filter(({ what }) => what === 'report.decide')).toEqual([]);
  });
});

describe('a dispute', () => {
  test('is whole on one page, and decided once with the sum typed twice', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const id = await contested(room);
    const page = await get(operator, `disputes/${id}`);
    expect(page.body).toMatchObject({
      text: '터졌어요',
      answer: '멀쩡했어요',
      paid: room.share,
      left: room.share,
      held: room.share * 2,
      followerPerson: { nickname: room.followers[0]!.nickname, disputesSaid: 1 },
      leaderPerson: { nickname: room.leader.nickname, disputesReceived: 1 },
    });
    expect(page.body.receipts).toHaveLength(2);
    expect(page.body.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(['PAYMENT', 'PAYMENT']);
    expect(page.body.chat.length).toBeGreaterThan(0);

    const decide = (person: Person, refund: number, confirm = refund) =>
      post(person, `disputes/${id}/decide`, { refund, confirm, reason });
    expect((await decide(operator, 1000, 100)).body.code).toBe('CONFIRM_MISMATCH');
    expect((await decide(operator, room.share + 1)).body.code).toBe('REFUND_TOO_HIGH');
    const other = await operatorPerson(t);
    const both = await Promise.all([decide(operator, 1000), decide(other, 1000)]);
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
    await t.runJobs();
    expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'REFUND')).toMatchObject([
      { amount: 1000 },
    ]);
    expect(await titlesTold(t, room.followers[0]!)).toContain('1,000원을 돌려 드려요');
  });

  test('nobody who is in the room decides it, and the leader’s days are waited for', async () => {
    const room = await roomIn(t, 'PURCHASED');
    await changeOperator(t.db, room.followers[1]!.email, true, t.clock.now);
    const path = `/api/chat/rooms/${room.id}/disputes`;
    const said = await t.call(awake(t, room.followers[0]!), 'POST', path, { kind: 'SHORT', text: '모자라요' });
    const decision = { refund: 0, confirm: 0, reason };
    expect((await post(operator, `disputes/${said.body.id}/decide`, decision)).body.code).toBe('BAD_REQUEST');
    await t.call(awake(t, room.leader), 'PATCH', `${path}/${said.body.id}/contest`, { text: '아니에요' });
    const inside = await post(room.followers[1]!, `disputes/${said.body.id}/decide`, decision);
    expect(inside.body.code).toBe('OWN_CASE');
  });
});

describe('a purchase is called off', () => {
  test.each(['RECRUITING', 'RECRUITED', 'PAYING'] as const)('%s: everybody gets everything back', async (stage) => {
    const room = await roomIn(t, stage);
    const sum = stage === 'PAYING' ? room.share * 2 : 0;
    const off = (confirm: number) => post(operator, `boards/${room.id}/call-off`, { reason, confirm });
    expect((await off(sum + 1)).body.code).toBe('CONFIRM_MISMATCH');
    expect((await off(sum)).status).toBe(200);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('CANCELLED');
    expect((await booksOf(t, room)).movements.filter(({ kind }) => kind === 'REFUND')).toHaveLength(sum ? 2 : 0);
  });

  test('PURCHASED: a sum per follower, and the room completes', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const page = await get(operator, `boards/${room.id}`);
    const [, first, second] = page.body.members as { participantId: number; held: number }[];
    expect(first!.held).toBe(room.share);
    const refunds = [
      { participantId: first!.participantId, refund: room.share },
      { participantId: second!.participantId, refund: 500 },
    ];
    const confirm = room.share + 500;
    expect((await post(operator, `boards/${room.id}/call-off`, { reason, confirm, refunds })).status).toBe(200);
    await t.runJobs();
    expect(await stageOf(t, room)).toBe('COMPLETED');
    const amounts = (await booksOf(t, room)).movements
      .filter(({ kind }) => kind === 'REFUND')
      .map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([500, room.share]);
    const again = await post(operator, `boards/${room.id}/call-off`, { reason, confirm, refunds });
    expect(again.body.code).toBe('BOARD_NOT_CANCELLABLE');
  });
});

test('a payment that does not fit waits in the queue, without its buyer, and goes back whole', async () => {
  const room = await fullRoom(t);
  const payer = room.followers[0]!;
  const { amount } = await order(t, room, payer);
  // Under a number of their own, a won too little.
  const impUid = await payByCard(t, { merchantUid: `own_${room.id}`, amount: amount - 1, buyer: payer });
  for (let times = 0; times < 2; times++)
    expect((await report(t, room, payer, impUid)).body.code).toBe('PAYMENT_MISMATCH');
  const kept = t.db.selectFrom('paymentTroubles').selectAll().where('impUid', '=', impUid);
  await vi.waitFor(async () => expect(await kept.execute()).toHaveLength(1));
  const rows = await kept.execute();
  expect(rows).toMatchObject([{ why: 'PAYMENT_MISMATCH', boardId: room.id, userId: payer.userId, endedAt: null }]);
  expect(Object.keys(rows[0]!.record as object).toSorted()).toEqual([
    'amount',
    'cancelledAmount',
    'currency',
    'status',
  ]);
  const waiting = async () =>
    (await get(operator, 'troubles')).body.filter(({ id }: { id: string }) => id === impUid) as object[];
  expect(await waiting()).toMatchObject([{ kind: 'MISMATCH', amount: amount - 1, nickname: payer.nickname }]);
  expect(JSON.stringify(await waiting())).not.toContain('@');

  const decide = (refund: number) =>
    post(operator, `troubles/${impUid}/decide`, { verb: 'REFUND', refund, confirm: refund, reason });
  expect((await decide(amount)).body.code).toBe('CONFIRM_MISMATCH');
  expect((await decide(amount - 1)).status).toBe(200);
  await t.runJobs();
  const card = t.db.selectFrom('sandboxPayments').select(['status', 'cancelAmount']).where('impUid', '=', impUid);
  expect(await card.executeTakeFirst()).toEqual({ status: 'cancelled', cancelAmount: amount - 1 });
  expect(await waiting()).toEqual([]);
});

test('a ban asks for the nickname, and an appeal is answered by somebody else', async () => {
  const person = await t.person();
  const ban = (confirm?: string) =>
    post(operator, `people/${person.userId}/sanctions`, { sanction: { kind: 'BANNED', confirm }, reason });
  expect((await ban()).body.code).toBe('CONFIRM_MISMATCH');
  expect((await ban('아무나')).body.code).toBe('CONFIRM_MISMATCH');
  expect((await ban(person.nickname)).status).toBe(200);
  await t.deps.sanctions.read();
  await t.call(awake(t, person), 'POST', '/api/appeals', { text: '제가 아니에요' });
  const { body } = await get(operator, 'appeals');
  const appeal = body.find((each: { person: { userId: number } }) => each.person.userId === person.userId);
  const answer = { answer: '풀어 드려요', lift: true };
  expect((await post(operator, `appeals/${appeal.id}/answer`, answer)).body.code).toBe('OWN_CASE');
  expect((await post(await operatorPerson(t), `appeals/${appeal.id}/answer`, answer)).status).toBe(200);
  await t.deps.sanctions.read();
  expect((await t.call(awake(t, person), 'GET', '/api/group-boards')).status).toBe(200);
  expect(await titlesTold(t, person)).toContain('이의 신청에 답했어요');
});

test('so many bans an hour, by whichever call; pauses and other operators are not counted', async () => {
  const hasty = await operatorPerson(t);
  const earlier = await t.person();
  const at = t.clock.now;
  const ban = { userId: earlier.userId, kind: 'BANNED' as const, reason: '사기', until: null, byId: hasty.userId, at };
  await t.db
    .insertInto('sanctions')
    .values(Array.from({ length: 29 }, () => ban))
    .execute();
  const person = await t.person();
  const sanction = { kind: 'BANNED', confirm: person.nickname };
  expect((await post(hasty, `people/${person.userId}/sanctions`, { sanction, reason })).status).toBe(200);
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  const path = `reports/${await reportId(room.leader)}/decide`;
  const again = { decision: 'NOTED', sanction: { kind: 'BANNED', confirm: room.leader.nickname }, reason };
  expect(await post(hasty, path, again)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await actsOf(t, hasty)).map(({ what }) => what)).toEqual(['sanction.give']);
  expect((await post(operator, path, again)).status).toBe(200);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 3_600_000);
  const late = await t.person();
  const lateBan = { sanction: { kind: 'BANNED', confirm: late.nickname }, reason };
  expect((await post(hasty, `people/${late.userId}/sanctions`, lateBan)).status).toBe(200);
  t.clock.now = now;
});

test('people are found by number, nickname, e-mail and phone, and every look is on record', async () => {
  const person = await t.person({ nickname: '찾을이' });
  await t.db.updateTable('users').set({ phone: '010-9876-5432' }).where('id', '=', person.userId).execute();
  for (const query of [String(person.userId), '찾을', person.email, '01098765432', '010-9876-5432']) {
    const { body } = await get(operator, `people?query=${encodeURIComponent(query)}`);
    expect(body.map(({ userId }: Person) => userId)).toContain(person.userId);
  }
  const before = (await actsOf(t, operator)).length;
  const page = await get(operator, `people/${person.userId}`);
  expect(page.body).toMatchObject({ phone: '···· 5432', email: 'n···@example.org', masked: true, operator: false });
  expect(page.body.address).toBe('제주특별자치도 제주시 첨단로');
  for (const secret of ['9876', person.email, '242']) expect(JSON.stringify(page.body)).not.toContain(secret);
  const open = await get(operator, `people/${person.userId}?reveal=true`);
  expect(open.body).toMatchObject({ phone: '010-9876-5432', email: person.email, masked: false });
  expect((await actsOf(t, operator)).slice(before).map(({ what }) => what)).toEqual(['read.person', 'read.contact']);
});

test('the queue: counts, the oldest first, and what is past a day', async () => {
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 25 * 3_600_000);
  const { body } = await get(operator, 'todo');
  t.clock.now = now;
  const reports = body.queues.find(({ queue }: { queue: string }) => queue === 'REPORT');
  expect(reports.count).toBeGreaterThan(0);
  expect(reports.overdue).toBeGreaterThan(0);
  expect(reports.days).toHaveLength(14);
  const since = body.oldest.map((each: { since: string }) => each.since);
  expect(since).toEqual(since.toSorted());
  expect(body.decisions.length).toBeGreaterThan(0);
});
