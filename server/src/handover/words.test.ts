import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { appointmentIn, notifiedOfReceived, seatOf } from '../payments/test-received';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

type Mark = 'handed' | 'no-show';
const call = async (method: 'PUT' | 'DELETE', mark: Mark, room: TestRoom, about: Person, by = room.leader) =>
  t.call(
    awake(t, by),
    method,
    `/api/chat/rooms/${room.id}/${mark}/${(await seatOf(t, room, about).catch(() => null))?.id ?? 999_999}`,
  );
const mark = (...of: [Mark, TestRoom, Person, Person?]) => call('PUT', ...of);
const unmark = (...of: [Mark, TestRoom, Person, Person?]) => call('DELETE', ...of);
const seen = async (room: TestRoom, by: Person) =>
  (await t.call(awake(t, by), 'GET', `/api/chat/rooms/${room.id}/handover`)).body.people.map(
    ({ state }: { state: string }) => state,
  );

describe('a tick', () => {
  test('is the leader’s, is sent twice without harm, and can be taken back', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    const first = await mark('handed', room, one);
    expect(first).toMatchObject({ status: 200, body: { stage: 'PURCHASED' } });
    expect(first.body.people.map(({ state, confirmBy }: Record<string, unknown>) => [state, confirmBy])).toEqual([
      ['HANDED', '2026-11-22T12:00:00.000Z'],
      ['WAITING', null],
    ]);
    const { handedAt } = await seatOf(t, room, one);
    t.clock.now = new Date(t.clock.now.getTime() + 86_400_000);
    expect((await mark('handed', room, one)).body).toEqual(first.body);
    expect((await seatOf(t, room, one)).handedAt, 'a tick sent again starts nothing anew').toEqual(handedAt);
    expect(await notifiedOfReceived(t, one)).toHaveLength(1);
    expect(await seen(room, other), 'of others a follower sees no word').toEqual(['WAITING', 'WAITING']);

    expect((await unmark('no-show', room, one)).body.people[0].state, 'the other word').toBe('HANDED');
    expect((await unmark('handed', room, one)).body.people[0]).toMatchObject({ state: 'WAITING', confirmBy: null });
    expect((await unmark('handed', room, one)).status).toBe(200);
    t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  });

  test('nobody else’s, and about nobody but a follower of this room', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const another = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    for (const ask of [mark, unmark])
      for (const word of ['handed', 'no-show'] as const) {
        expect((await ask(word, room, one, other)).body.code).toBe('NOT_LEADER');
        expect((await ask(word, room, one, another.leader)).body.code).toBe('NOT_A_MEMBER');
        expect((await ask(word, room, room.leader)).body.code).toBe('PARTICIPANT_NOT_FOUND');
        expect((await ask(word, room, another.followers[0]!)).body.code).toBe('PARTICIPANT_NOT_FOUND');
      }
    expect(await seen(another, another.leader)).toEqual(['WAITING', 'WAITING']);
  });

  test('not about who has received, who has the money back, or who complains', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    await t.call(one, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
    expect((await mark('handed', room, one)).body.code).toBe('ALREADY_TRADED');
    const { id } = await seatOf(t, room, other);
    await t.db
      .insertInto('disputes')
      .values({ boardId: room.id, participantId: id, kind: 'SHORT', text: '', wanted: 1, createdAt: t.clock.now })
      .execute();
    for (const ask of [mark, unmark]) expect((await ask('handed', room, other)).body.code).toBe('DISPUTED');
    await t.db.updateTable('disputes').set({ state: 'WITHDRAWN', endedAt: t.clock.now }).execute();
    await t.db.updateTable('participants').set({ refundedAt: t.clock.now }).where('id', '=', id).execute();
    expect((await mark('handed', room, other)).body.code).toBe('ALREADY_TRADED');
  });
});

describe('who did not come', () => {
  test('needs a meeting that is over and was known a day ahead', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [one] = room.followers as [Person];
    const within = async (appointment: Parameters<typeof appointmentIn>[2]) => {
      await t.db.deleteFrom('appointments').where('boardId', '=', room.id).execute();
      await appointmentIn(t, room, appointment);
      const { status, body } = await mark('no-show', room, one);
      return status === 200 ? 'ok' : body.code;
    };
    expect((await mark('no-show', room, one)).body.code).toBe('NO_APPOINTMENT_YET');
    expect(await within({ began: 0.5 })).toBe('NO_APPOINTMENT_YET');
    expect(await within({ began: 2, stood: 23 })).toBe('APPOINTMENT_SHORT');
    expect(await within({ began: 2, stood: 24 })).toBe('ok');
    expect(await seen(room, one), 'their own matter').toEqual(['NO_SHOW', 'WAITING']);
  });

  test('came after all: the one word replaces the other, and the clock begins anew', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [one] = room.followers as [Person];
    await appointmentIn(t, room);
    await mark('no-show', room, one);
    expect((await seatOf(t, room, one)).confirmBy).toEqual(new Date('2026-11-18T12:00:00.000Z'));
    t.clock.now = new Date(t.clock.now.getTime() + 86_400_000);
    await mark('handed', room, one);
    expect(await seatOf(t, room, one)).toMatchObject({
      handedAt: t.clock.now,
      noShowAt: null,
      confirmBy: new Date('2026-11-19T12:00:00.000Z'),
    });
    t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  });
});
