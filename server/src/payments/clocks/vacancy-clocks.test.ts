import { HOUR_MS } from '@mungchi/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { awake, join } from '../../boards/test-boards';
import { inbox } from '../../notifications/test-inbox';
import { type Person, testApp } from '../../test-app';
import { fullRoom, order, payByCard, report, stageOf, type TestRoom } from '../test-rooms';
import { clockTalk } from './test-clock-talk';

const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { at, start, remarks, told, call, readRoom, seatOf, pay } = clockTalk(t);

describe('a vacancy', () => {
  async function withVacancy(): Promise<TestRoom & { first: Person; gone: Person }> {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, gone] = room.followers as [Person, Person];
    await pay(room, first);
    for (const [day, hour] of [
      [16, 21],
      [17, 18],
      [17, 21],
    ] as const)
      await at(day, hour);
    return { ...room, first, gone };
  }

  test('is told to who waits; a neighbour sits, pays by a date of their own, and the purchase goes on', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first] = room.followers as [Person, Person];
    const waiter = await t.person();
    expect((await call(waiter, 'POST', `/api/group-boards/${room.id}/waitlist`)).body).toEqual({
      waiting: true,
      waiters: 1,
    });
    expect((await call(waiter, 'GET', `/api/group-boards/${room.id}`)).body).toMatchObject({
      waiting: true,
      waiters: 1,
      waitable: true,
    });
    await pay(room, first);
    for (const [day, hour] of [
      [16, 21],
      [17, 18],
      [17, 21],
    ] as const)
      await at(day, hour);
    expect(await told(waiter)).toEqual(['VACANCY 빈자리가 났어요']);
    expect((await call(waiter, 'POST', `/api/group-boards/${room.id}/waitlist`)).body.code).toBe('NOT_WAITABLE');
    const joined = await join(t, waiter, room.id);
    expect(joined.body).toMatchObject({
      openSeats: 0,
      vacantUntil: null,
      waiting: false,
      waiters: 0,
      boardStatus: 'CLOSED',
    });
    expect((await seatOf(room, waiter)).payBy).toEqual(new Date('2026-11-19T12:00:00.000Z'));
    expect((await told(waiter)).at(-1)).toBe('ROOM_FULL 모두 모였어요');
    expect((await inbox(t, room.leader))[0]).toMatchObject({
      kind: 'SEAT_TAKEN',
      body: '제주 감귤 10kg · 자리가 모두 찼어요',
    });
    await pay(room, waiter);
    expect(await stageOf(t, room)).toBe('PAYING');
  });

  test('the leader takes the rest: his share grows, nobody else’s, and with all paid it goes on', async () => {
    const room = await withVacancy();
    const before = (await call(room.leader, 'GET', `/api/group-boards/${room.id}`)).body;
    expect(before.takeable).toBe(1);
    const { status } = await call(room.leader, 'POST', `/api/group-boards/${room.id}/take-rest`);
    expect([status, await stageOf(t, room)]).toEqual([200, 'PAYING']);
    const { participants } = await readRoom(room, room.leader);
    expect(participants.map(({ seats, share }) => [seats, share])).toEqual([
      [2, 6667],
      [1, 3333],
    ]);
    expect((await remarks(room)).at(-1)).toBe('TAKEN_REST: 리더가 남은 1자리를 맡았어요.');
    const { body } = await call(room.leader, 'GET', `/api/chat/rooms/${room.id}/ledger`);
    expect(body).toMatchObject({ total: 10_000, collected: 10_000, held: 3333 });
  });

  test('who was released may come back to the same row, and an old card settles the new seat', async () => {
    start();
    const room = await fullRoom(t, { followers: 2 });
    const [first, gone] = room.followers as [Person, Person];
    await pay(room, first);
    const old = await order(t, room, gone);
    await call(gone, 'PUT', `/api/chat/rooms/${room.id}/mute`, { muted: true });
    for (const [day, hour] of [
      [16, 21],
      [17, 18],
      [17, 21],
    ] as const)
      await at(day, hour);
    expect((await join(t, gone, room.id)).status).toBe(200);
    expect(await seatOf(room, gone)).toMatchObject({ leftAt: null, leftWhy: null, payReminders: 0, paidAt: null });
    expect((await readRoom(room, gone)).muted).toBe(false);
    const impUid = await payByCard(t, { ...old, buyer: gone });
    expect((await report(t, room, awake(t, gone), impUid)).status).toBe(200);
    expect(await stageOf(t, room)).toBe('PAYING');
  });

  test('released twice in a month: no joining for a week, said with the day', async () => {
    const room = await withVacancy();
    await t.db
      .insertInto('participants')
      .values({
        boardId: (await fullRoom(t, { followers: 1 })).id,
        userId: room.gone.userId,
        role: 'FOLLOWER',
        joinedAt: t.clock.now,
        paidAt: null,
        receivedAt: null,
        leftAt: t.clock.now,
        leftWhy: 'UNPAID',
      })
      .execute();
    const refused = await join(t, room.gone, room.id);
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      403,
      'JOIN_PAUSED',
      { until: '11월 24일부터 다시 참여할 수 있어요.' },
    ]);
  });

  test('twice in the same room counts as well', async () => {
    const room = await withVacancy();
    expect((await join(t, room.gone, room.id)).status).toBe(200);
    await at(18, 21);
    await at(19, 18);
    await at(19, 21);
    expect(await seatOf(room, room.gone)).toMatchObject({ leftWhy: 'UNPAID' });
    expect((await join(t, room.gone, room.id)).body.code).toBe('JOIN_PAUSED');
  });

  test('in the last day before all payments end nobody joins any more, the leader still takes the rest', async () => {
    const room = await withVacancy();
    const soon = new Date(t.clock.now.getTime() + 23 * HOUR_MS);
    await t.db.updateTable('boards').set({ payEnd: soon }).where('id', '=', room.id).execute();
    expect((await join(t, await t.person(), room.id)).body.code).toBe('BOARD_CLOSED');
    expect((await call(room.leader, 'POST', `/api/group-boards/${room.id}/take-rest`)).status).toBe(200);
  });
});
