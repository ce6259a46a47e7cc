import { addDays, seoulDay } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullRoom } from '../../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, boardRow, join, openWithFollowers } from '../test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
});
afterAll(() => t.close());

const call = (person: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  t.call(awake(t, person), method, path, body);
const wait = (person: Person, boardId: number) => call(person, 'POST', `/api/group-boards/${boardId}/waitlist`);
const told = async (person: Person) =>
  (await call(person, 'GET', '/api/notifications')).body.map(({ kind }: { kind: string }) => kind);

test('whoever waited for an expired one and joins when it is open again waits no longer', async () => {
  const leader = await t.person();
  const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 4 });
  const waiter = await t.person();
  const { deadline, pictures } = await boardRow(t, boardId);
  t.clock.now = new Date(`${addDays(deadline, 1)}T03:00:00.000Z`);
  expect((await wait(waiter, boardId)).body).toEqual({ waiting: true, waiters: 1 });
  const images = (pictures as { url: string }[]).map(({ url }) => url);
  const later = await boardForm(t, { totalUser: 4, images, deadline: addDays(seoulDay(t.clock.now), 2) });
  expect((await call(leader, 'PUT', `/api/group-boards/${boardId}`, later)).status).toBe(200);
  expect(await told(waiter)).toEqual(['VACANCY']);
  expect((await join(t, waiter, boardId)).body).toMatchObject({ join: true, waiting: false, waiters: 0 });
});

test('nobody is called to a seat that cannot be taken: not within the last day, but when the leader gives a day more', async () => {
  const room = await fullRoom(t, { followers: 2 });
  const [giver] = room.followers as [Person, Person];
  const waiter = await t.person();
  expect((await wait(waiter, room.id)).status).toBe(200);
  t.clock.now = new Date('2026-11-22T13:00:00.000Z');
  expect((await call(giver, 'POST', `/api/chat/rooms/${room.id}/hand-on`)).body).toEqual({ handingOn: true });
  expect((await join(t, waiter, room.id)).body.code).toBe('BOARD_CLOSED');
  expect(await told(waiter)).toEqual([]);
  expect((await call(room.leader, 'POST', `/api/chat/rooms/${room.id}/pay-by`)).status).toBe(200);
  expect(await told(waiter)).toEqual(['VACANCY']);
  expect((await join(t, waiter, room.id)).status).toBe(200);
});
