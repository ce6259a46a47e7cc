import { HOUR_MS } from '@mungchi/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { awake, boardRow, join, messagesOf } from '../../boards/test-boards';
import { type Person, testApp } from '../../test-app';
import { fullRoom, order, payByCard, report, stageOf } from '../test-rooms';
import { clockTalk } from './test-clock-talk';

const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { at, start, remarks, told, call, readRoom, seatOf, pay } = clockTalk(t);

describe('who does not pay', () => {
  test('is reminded twice, loses the seat, and the room hears until when it waits', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, second] = room.followers as [Person, Person];
    await pay(room, first);
    expect((await readRoom(room, second)).payBy).toBe('2026-11-17T12:00:00.000Z');
    await at(16, 20);
    expect(await remarks(room)).toEqual([]);
    await at(16, 21);
    await at(16, 21.5);
    expect(await remarks(room)).toEqual([
      'PAY_REMINDER: 아직 결제하지 않은 이웃이 1명 있어요. 11월 17일 밤 9시까지 기다릴게요.',
    ]);
    await at(17, 18);
    await at(17, 20.5);
    expect((await told(second)).slice(-2)).toEqual([
      'PAY_REMINDER 내일 결제가 마감돼요',
      'PAY_REMINDER 결제 마감 3시간 전이에요',
    ]);
    await at(17, 21);
    expect(await seatOf(room, second)).toMatchObject({ leftWhy: 'UNPAID' });
    expect(await boardRow(t, room.id)).toMatchObject({
      stage: 'RECRUITED',
      memberCount: 2,
      vacantUntil: new Date('2026-11-19T12:00:00.000Z'),
    });
    expect((await remarks(room)).at(-1)).toBe(
      'VACANCY: 결제 기한이 지나 한 자리가 비었어요. 11월 19일 밤 9시까지 못 채우면 취소하고 모두 돌려 드려요.',
    );
    expect((await told(second)).at(-1)).toBe('SEAT_RELEASED 참여가 취소됐어요');
    expect((await told(first)).at(-1)).toBe('VACANCY_PAID 한 자리가 비었어요');
    expect((await told(room.leader)).at(-1)).toBe('VACANCY_LEADER 한 자리가 비었어요');
    expect((await call(second, 'GET', `/api/chat/rooms/${room.id}`)).body).toMatchObject({
      code: 'NOT_A_MEMBER',
      fields: { left: '결제 기한이 지나 자리를 다른 이웃에게 열었어요.' },
    });
    expect((await call(first, 'GET', `/api/group-boards/${room.id}`)).body).toMatchObject({
      boardStatus: 'CLOSING_SOON',
      openSeats: 1,
      currentUsers: 2,
    });
  });

  test('a vacancy that nobody fills calls it off, and everybody gets the money back', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first] = room.followers as [Person, Person];
    await pay(room, first);
    for (const [day, hour] of [
      [16, 21],
      [17, 18],
      [17, 21],
      [18, 21],
      [19, 20.5],
    ] as const)
      await at(day, hour);
    expect((await told(room.leader)).slice(-2)).toEqual([
      'VACANCY_LEADER 한 자리가 비었어요',
      'VACANCY_LEADER 한 자리가 비었어요',
    ]);
    expect(await stageOf(t, room)).toBe('RECRUITED');
    await at(19, 21);
    expect(await stageOf(t, room)).toBe('CANCELLED');
    expect((await messagesOf(t, room.id)).at(-1)?.body).toBe(
      '빈자리를 채우지 못해 공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
    );
    expect((await told(first)).at(-1)).toBe('CANCELLED 공구가 취소됐어요');
    await t.runJobs();
    const refunds = await t.db.selectFrom('refunds').selectAll().where('boardId', '=', room.id).execute();
    expect(refunds).toMatchObject([{ reason: 'CANCELLED', amount: room.share }]);
    expect(refunds[0]!.doneAt).not.toBeNull();
  });

  test('three days of standstill: warned late, nobody is released unwarned', async () => {
    start();
    const room = await fullRoom(t, { followers: 1 });
    await at(20, 9);
    expect(await seatOf(room, room.followers[0]!)).toMatchObject({
      leftAt: null,
      payBy: new Date('2026-11-20T12:00:00.000Z'),
      payReminders: 1,
    });
    expect((await told(room.followers[0]!)).at(-1)).toBe('PAY_REMINDER 오늘 결제가 마감돼요');
    await at(20, 21);
    expect(await seatOf(room, room.followers[0]!)).toMatchObject({ leftWhy: 'UNPAID' });
  });

  test('a card approved a moment ago counts: the provider is asked before the seat goes', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, second] = room.followers as [Person, Person];
    await pay(room, first);
    await at(17, 18);
    await payByCard(t, { ...(await order(t, room, awake(t, second))), buyer: second });
    await at(17, 21);
    await at(17, 21.2);
    expect(await stageOf(t, room)).toBe('PAYING');
    expect((await boardRow(t, room.id)).buyBy).toEqual(new Date('2026-11-24T12:00:00.000Z'));
  });

  test('without an answer of the provider nobody is released; the next run asks again', async () => {
    start();
    const room = await fullRoom(t, { followers: 1 });
    const late = room.followers[0]!;
    await at(17, 18);
    const { merchantUid, amount } = await order(t, room, awake(t, late));
    await payByCard(t, { merchantUid, amount, buyer: late, options: { decline: true, failing_reads: 3 } });
    await at(17, 21);
    expect((await seatOf(room, late)).leftAt).toBeNull();
    await at(17, 21.2);
    expect((await seatOf(room, late)).leftWhy).toBe('UNPAID');
  });

  test('what the released one still pays goes back, exactly once, under our number and under their own', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, late] = room.followers as [Person, Person];
    await pay(room, first);
    const ordered = await order(t, room, late);
    for (const [day, hour] of [
      [16, 21],
      [17, 18],
      [17, 21],
    ] as const)
      await at(day, hour);
    expect((await seatOf(room, late)).leftWhy).toBe('UNPAID');
    const impUid = await payByCard(t, { ...ordered, buyer: late });
    expect((await report(t, room, awake(t, late), impUid)).body.code).toBe('NOT_PAYABLE');
    await report(t, room, awake(t, late), impUid);
    const own = await payByCard(t, { merchantUid: 'own_number', amount: room.share, buyer: late });
    expect((await report(t, room, awake(t, late), own)).body.code).toBe('NOT_PAYABLE');
    await t.runJobs();
    const refunds = await t.db
      .selectFrom('refunds')
      .select(['impUid', 'reason', 'doneAt'])
      .where('boardId', '=', room.id)
      .execute();
    expect(refunds.map((one) => one.impUid).toSorted()).toEqual([impUid, own].toSorted());
    expect(refunds.every(({ reason, doneAt }) => reason === 'STRAY' && doneAt !== null)).toBe(true);
  });
});

describe('handing on', () => {
  test('the seat stays until somebody takes it; then its holder is out and owes nothing', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, giver] = room.followers as [Person, Person];
    await pay(room, first);
    expect((await call(first, 'POST', `/api/chat/rooms/${room.id}/hand-on`)).body.code).toBe('HAND_ON_PAID');
    expect((await call(giver, 'POST', `/api/chat/rooms/${room.id}/hand-on`)).body).toEqual({ handingOn: true });
    expect((await call(giver, 'POST', `/api/chat/rooms/${room.id}/hand-on`)).body).toEqual({ handingOn: true });
    expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 1, memberCount: 3 });
    expect((await call(giver, 'POST', `/api/chat/rooms/${room.id}/orders`)).body.code).toBe('HANDING_ON');
    const taker = await t.person();
    expect((await join(t, taker, room.id)).status).toBe(200);
    expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 0, memberCount: 3 });
    expect((await seatOf(room, giver)).leftWhy).toBe('HANDED_ON');
    expect((await told(giver)).at(-1)).toBe('SEAT_HANDED_ON 자리를 넘겼어요');
    expect(await remarks(room)).toContain('HANDED_ON: 자리 하나를 새 이웃이 이어받았어요.');
    expect((await join(t, await t.person(), room.id)).body.code).toBe('BOARD_FULL');
    await pay(room, taker);
    expect(await stageOf(t, room)).toBe('PAYING');
  });

  test('keeping it, and paying all the same: who pays stays', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [giver] = room.followers as [Person, Person];
    const { merchantUid, amount } = await order(t, room, giver);
    await call(giver, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
    expect((await call(giver, 'DELETE', `/api/chat/rooms/${room.id}/hand-on`)).body).toEqual({ handingOn: false });
    expect((await boardRow(t, room.id)).handingOn).toBe(0);
    await call(giver, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
    const impUid = await payByCard(t, { merchantUid, amount, buyer: giver });
    expect((await report(t, room, giver, impUid)).status).toBe(200);
    expect(await boardRow(t, room.id)).toMatchObject({ handingOn: 0, memberCount: 3 });
    expect((await join(t, await t.person(), room.id)).body.code).toBe('BOARD_FULL');
  });
});

describe('the leader', () => {
  test('reminds one follower, at most every twelve hours', async () => {
    start();
    const room = await fullRoom(t, { followers: 1 });
    const { id } = await seatOf(room, room.followers[0]!);
    const nudge = async () =>
      (await call(room.leader, 'POST', `/api/chat/rooms/${room.id}/nudges/${id}`)).body.code ?? 'ok';
    expect([await nudge(), await nudge()]).toEqual(['ok', 'NUDGED_RECENTLY']);
    t.clock.now = new Date(t.clock.now.getTime() + 12 * HOUR_MS);
    expect(await nudge()).toBe('ok');
    expect((await told(room.followers[0]!)).filter((each) => each.includes('리더가'))).toHaveLength(2);
  });

  test('gives everybody a day more, once, also a second before the release', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    await at(16, 21);
    await at(17, 18);
    t.clock.now = new Date('2026-11-17T11:59:59.000Z');
    const extend = () => call(room.leader, 'POST', `/api/chat/rooms/${room.id}/pay-by`);
    expect((await extend()).body).toEqual({ payBy: '2026-11-18T12:00:00.000Z' });
    expect((await extend()).body.code).toBe('PAY_BY_EXTENDED');
    await at(17, 21);
    expect((await seatOf(room, room.followers[0]!)).leftAt).toBeNull();
    expect(await remarks(room)).toContain('PAY_EXTENDED: 리더가 결제 기한을 11월 18일 밤 9시까지 늘렸어요.');
    expect((await boardRow(t, room.id)).payEnd).toEqual(new Date('2026-11-24T12:00:00.000Z'));
  });

  test('who does not buy is reminded, awaited and then called off; an extension starts the notices anew', async () => {
    start();
    const room = await fullRoom(t, { followers: 1 });
    await pay(room, room.followers[0]!);
    const later = (days: number) =>
      call(room.leader, 'POST', `/api/chat/rooms/${room.id}/buy-by`, { days, reason: 'SHIPPING' });
    expect((await later(2)).body.code).toBe('BUY_BY_EARLY');
    await at(21, 21);
    expect((await told(room.leader)).at(-1)).toBe('BUY_REMINDER 내일까지 구매해 주세요');
    expect((await later(2)).body).toEqual({ buyBy: '2026-11-24T12:00:00.000Z' });
    expect((await later(2)).body.code).toBe('BUY_BY_EXTENDED');
    expect((await remarks(room)).at(-1)).toBe(
      'BUY_EXTENDED: 리더가 구매 기한을 11월 24일까지 늘렸어요. 이유: 배송이 늦어요',
    );
    await at(23, 21);
    await at(24, 21);
    expect((await remarks(room)).at(-1)).toBe(
      'BUY_OVERDUE: 리더의 구매 소식을 기다리고 있어요. 3일 안에 소식이 없으면 공구를 취소하고 모두 돌려 드려요.',
    );
    expect((await told(room.followers[0]!)).at(-1)).toBe('BUY_OVERDUE 리더의 소식을 기다리고 있어요');
    await at(27, 20);
    expect(await stageOf(t, room)).toBe('PAYING');
    await at(27, 21);
    expect(await stageOf(t, room)).toBe('CANCELLED');
    expect((await messagesOf(t, room.id)).at(-1)?.body).toContain('구매가 이루어지지 않아');
  });
});

test('however often it is filled again, all payments end one day, and everybody is told the day before', async () => {
  start();
  const room = await fullRoom(t, { followers: 1 });
  const far = new Date('2027-01-01T12:00:00.000Z');
  await t.db
    .updateTable('participants')
    .set({ payBy: far })
    .where('boardId', '=', room.id)
    .where('role', '=', 'FOLLOWER')
    .execute();
  await at(22, 21);
  expect(await remarks(room)).toEqual([
    'PAY_END: 내일 밤 9시까지 모두 결제하지 않으면 공구를 취소하고 모두 돌려 드려요.',
  ]);
  expect((await told(room.followers[0]!)).at(-1)).toBe('PAY_END 내일 결제가 모두 끝나야 해요');
  await at(23, 20);
  expect(await stageOf(t, room)).toBe('RECRUITED');
  await at(23, 21);
  expect(await stageOf(t, room)).toBe('CANCELLED');
  expect((await messagesOf(t, room.id)).at(-1)?.body).toContain('결제가 모두 모이지 않아');
});
