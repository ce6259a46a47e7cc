import { type BoardId, DEFAULT_NOTIFICATION_SETTINGS, ownNotifications } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transact } from '../db/transaction';
import { connectAs, subscribed } from '../live/test-live';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';
import { notify } from './notify';
import { inbox, tell } from './test-inbox';

let t: TestApp;
let room: TestRoom;
beforeAll(async () => {
  t = await testApp();
  room = await roomIn(t, 'RECRUITING');
});
afterAll(() => t.close());

const keys = (...names: string[]) => names.map((key) => ({ key }));
async function somebodyTold(...entries: object[]) {
  const person = await t.person();
  for (const entry of entries) await tell(t, { userId: person.userId, boardId: room.id, ...entry });
  return person;
}
const unread = async (person: Awaited<ReturnType<typeof t.person>>) =>
  (await t.call(person, 'GET', '/api/notifications/unread')).body.count;

test('an entry is what was written, with the picture of its group purchase', async () => {
  await tell(t, { userId: room.leader.userId, boardId: room.id, key: 'once' });
  const [entry] = await inbox(t, room.leader);
  expect(entry).toEqual({
    id: entry!.id,
    kind: 'ROOM_FULL',
    category: 'TRADE',
    title: '모두 모였어요',
    body: '3,333원을 결제해 주세요',
    path: `/chat/${room.id}`,
    boardId: room.id,
    image: expect.stringMatching(/^\/media\//),
    createAt: t.clock.now.toISOString(),
    read: false,
  });
});

test('a cause is told once per person', async () => {
  const other = await t.person();
  const person = await somebodyTold(...keys('a', 'a', 'b'));
  await tell(t, { userId: other.userId, boardId: room.id, key: 'a' });
  expect(await inbox(t, person)).toHaveLength(2);
  expect(await inbox(t, other)).toHaveLength(1);
});

test('the newest come first, page by page', async () => {
  const person = await somebodyTold(...keys('a', 'b', 'c'));
  const all = await inbox(t, person);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  const first = await t.call(person, 'GET', '/api/notifications?limit=2');
  expect(first.body).toEqual(all.slice(0, 2));
  const rest = await t.call(
    person,
    'GET',
    `/api/notifications?limit=2&cursor=${String(first.headers['x-next-cursor'])}`,
  );
  expect(rest.body).toEqual(all.slice(2));
  expect(rest.headers['x-next-cursor']).toBeUndefined();
});

test('one, those up to one, or all are read, and only one’s own', async () => {
  const person = await somebodyTold(...keys('a', 'b', 'c', 'd'));
  const other = await somebodyTold(...keys('a'));
  const [newest, third] = await inbox(t, person);
  const read = async (body?: object) => (await t.call(person, 'POST', '/api/notifications/read', body)).body.count;
  expect(await unread(person)).toBe(4);
  expect(await read({ id: newest!.id })).toBe(3);
  expect(await read({ upTo: third!.id - 1 })).toBe(1);
  expect((await inbox(t, person)).map((entry) => entry.read)).toEqual([true, false, true, true]);
  expect(await read()).toBe(0);
  expect(await unread(other)).toBe(1);
});

test('titles and bodies are cut to their length', async () => {
  const person = await somebodyTold({ title: '가'.repeat(50), body: '👨‍👩‍👧'.repeat(130) });
  const [entry] = await inbox(t, person);
  expect([entry!.title, entry!.body]).toEqual(['가'.repeat(40), '👨‍👩‍👧'.repeat(120)]);
});

test('who is in the room is led there, who is not is led to the group purchase', async () => {
  const stranger = await somebodyTold({ path: `/chat/${room.id}/pay` });
  expect((await inbox(t, stranger))[0]!.path).toBe(`/gonggu/list/${room.id}`);
  await tell(t, { userId: room.followers[0]!.userId, boardId: room.id, key: 'pay', path: `/chat/${room.id}/pay` });
  expect((await inbox(t, room.followers[0]!))[0]!.path).toBe(`/chat/${room.id}/pay`);
});

test('open screens hear of a new entry after the commit, and of reading', async () => {
  const person = await t.person();
  const client = await connectAs(`${await t.listen()}/ws/chat`, person);
  const heard = await subscribed(client, ownNotifications, { userId: person.userId });
  await expect(
    transact(t.db, async (tx) => {
      const lost = {
        kind: 'CANCELLED' as const,
        title: '공구가 취소됐어요',
        body: '',
        path: '/' as const,
        key: 'lost',
      };
      await notify(t.deps, tx, [{ ...lost, userId: person.userId, boardId: room.id }]);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  await tell(t, { userId: person.userId, boardId: room.id });
  await vi.waitFor(() => expect(heard.map(({ kind, read }) => [kind, read])).toEqual([['ROOM_FULL', false]]));
  expect(heard).toEqual(await inbox(t, person));

  await t.call(person, 'POST', '/api/notifications/read');
  await vi.waitFor(() => expect(heard.map(({ read }) => read)).toEqual([false, true]));
  await client.deactivate({ force: true });
});

test('who has not chosen has the defaults; what is chosen stays', async () => {
  const person = await t.person();
  const settings = async () => (await t.call(person, 'GET', '/api/notifications/settings')).body;
  expect(await settings()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
  for (const chosen of [
    { ...DEFAULT_NOTIFICATION_SETTINGS, pushChat: false, quietFrom: 0, quietTo: 0 },
    { ...DEFAULT_NOTIFICATION_SETTINGS, preview: false },
  ]) {
    expect((await t.call(person, 'PUT', '/api/notifications/settings', chosen)).body).toEqual(chosen);
    expect(await settings()).toEqual(chosen);
  }
  const wrong = await t.call(person, 'PUT', '/api/notifications/settings', {
    ...DEFAULT_NOTIFICATION_SETTINGS,
    quietTo: 24,
  });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_FIELDS']);
});

test('a member mutes a room for oneself, and sees it in the room and in the list', async () => {
  const [follower] = room.followers;
  const mute = (id: BoardId, muted: boolean) =>
    t.call(follower!, 'PUT', `/api/chat/rooms/${id}/mute`, { muted }).then(({ body }) => body);
  const seen = async (person: typeof room.leader) => [
    (await t.call(person, 'GET', `/api/chat/rooms/${room.id}`)).body.muted,
    (await t.call(person, 'GET', '/api/chat/rooms')).body.map((row: { muted: boolean }) => row.muted),
  ];
  expect(await mute(room.id, true)).toEqual({ muted: true });
  expect(await seen(follower!)).toEqual([true, [true]]);
  expect(await seen(room.leader)).toEqual([false, [false]]);
  expect(await mute(room.id, false)).toEqual({ muted: false });
  expect(await seen(follower!)).toEqual([false, [false]]);
  expect(await mute(999_999 as BoardId, true)).toMatchObject({ code: 'ROOM_NOT_FOUND' });
});
