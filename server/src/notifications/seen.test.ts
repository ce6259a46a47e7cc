import {
  type AppLink,
  NOTIFICATION_KINDS,
  type NotificationKind,
  READS_HEADER,
  READS_OWN,
  SCREENS,
  SHOWN_ON,
  type ShowingPage,
} from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { fullRoom, roomIn } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { inbox, tell } from './test-inbox';

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

const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
const PAGES: ShowingPage[] = [...SCREENS.map(({ path }) => path), '/gonggu/list/:gongguId?ask'];

test('of every kind, on every page: what becomes read is what this page shows', async () => {
  const { id, leader } = await roomIn(t, 'RECRUITING');
  const other = await roomIn(t, 'RECRUITING');
  const address = (page: string) => page.replaceAll(/:\w+/g, String(id));
  // Each kind of the one purchase, as it would be written, and of another.
  const told = (boardId: typeof id) =>
    KINDS.map((kind) => {
      const path = address(SHOWN_ON[kind][0] ?? '/notifications') as AppLink;
      return { userId: leader.userId, boardId, kind, path, key: `${kind} ${boardId}` };
    });
  const isOfPurchase = (page: string) => /:(chatRoom|gonggu)Id/.test(page);
  for (const page of PAGES) {
    await t.db.deleteFrom('notifications').where('userId', '=', leader.userId).execute();
    await tell(t, ...told(id), ...told(other.id));
    await seen(leader, address(page));
    const read = await t.db
      .selectFrom('notifications')
      .select(['kind', 'boardId'])
      .where('userId', '=', leader.userId)
      .where('readAt', 'is not', null)
      .execute();
    const shown = KINDS.filter((kind) => SHOWN_ON[kind].includes(page)).toSorted();
    expect(read.flatMap(({ kind, boardId }) => (boardId === id ? [kind] : [])).toSorted(), page).toEqual(shown);
    if (isOfPurchase(page))
      expect(
        read.filter(({ boardId }) => boardId === other.id),
        page,
      ).toEqual([]);
  }
});
