import { READS_HEADER, READS_OWN } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { fullRoom, roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { inbox } from './test-inbox';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const unread = async (person: Person) => (await inbox(t, person)).flatMap(({ kind, read }) => (read ? [] : kind));
const seen = async (person: Person, path?: string) =>
  (await t.call(person, 'POST', '/api/notifications/read', path === undefined ? undefined : { path })).body.count;

test('having been in the room does not make a problem seen; its own screen does', async () => {
  const { id, followers, ...room } = await roomIn(t, 'PURCHASED');
  const leader = awake(t, room.leader);
  await seen(leader);
  const problem = { kind: 'DAMAGED', text: '다섯 개가 상했어요', wanted: 1000 };
  await t.call(awake(t, followers[0]!), 'POST', `/api/chat/rooms/${id}/disputes`, problem);

  await t.call(leader, 'GET', `/api/chat/rooms/${id}`);
  await t.call(leader, 'POST', `/api/chat/rooms/${id}/read`);
  for (const screen of [`/chat/${id}`, `/chat/${id}/handover`, `/chat/${id}/pay`]) await seen(leader, screen);
  expect(await unread(leader)).toEqual(['DISPUTE_OPENED']);
  expect(await seen(leader, `/chat/${id}/dispute`)).toBe(0);
});

test('our own client says what was seen: a room fetched for another of its screens marks nothing', async () => {
  const { id, leader } = await fullRoom(t);
  const headers = { authorization: `Bearer ${leader.token}`, [READS_HEADER]: READS_OWN };
  await t.app.inject({ method: 'GET', url: `/api/chat/rooms/${id}`, headers });
  expect(await unread(leader)).toContain('ROOM_FULL');
  await seen(leader, `/chat/${id}`);
  expect(await unread(leader)).toEqual([]);
});
