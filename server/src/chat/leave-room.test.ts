import { type ChatRoomRow, liveErrors, ownRooms } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerChange } from '../boards/changes/answer-change';
import { boardRow, openWithFollowers } from '../boards/test-boards';
import { connectAs, subscribed } from '../live/test-live';
import { type TestApp, testApp } from '../test-app';
import { MessageAppender } from './message-appender';
import { enter } from './test-rooms';

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await testApp();
  url = `${await t.listen()}/ws/chat`;
});
afterAll(() => t.close());

test('who leaves hears no more of the room at once, and the list hears of it once more', async () => {
  const leader = await t.person();
  const { boardId, followers } = await openWithFollowers(t, leader, 2);
  const [goes] = followers as [(typeof followers)[number]];
  await t.db
    .updateTable('participants')
    .set({ askedUntil: new Date(t.clock.now.getTime() + 1000) })
    .where('boardId', '=', boardId)
    .where('userId', '=', goes.userId)
    .execute();
  const [room, list] = [await connectAs(url, goes), await connectAs(url, goes)];
  const refused = await subscribed(room, liveErrors, {});
  await enter(room, boardId);
  const rows: ChatRoomRow[] = await subscribed(list, ownRooms, { userId: goes.userId });

  await answerChange(t.deps, goes.userId, boardId, false);
  await vi.waitFor(() => expect(refused.map(({ code }) => code)).toEqual(['NOT_A_MEMBER']));
  await vi.waitFor(() => expect(rows.at(-1)).toMatchObject({ id: boardId, gone: true, participantCount: 2 }));
  expect((await t.call(goes, 'GET', '/api/chat/rooms')).body).toEqual([]);
  expect((await boardRow(t, boardId)).memberCount).toBe(2);
  await Promise.all([room.deactivate(), list.deactivate()]);
});

test('a cancelled room can be written in for a day, and read for ever', async () => {
  const leader = await t.person();
  const { boardId } = await openWithFollowers(t, leader, 1);
  await t.call(leader, 'POST', `/api/group-boards/${boardId}/cancel`);
  const appender = new MessageAppender(t.deps);
  const say = () => appender.append({ roomId: boardId, userId: leader.userId, text: '안녕', key: null });
  const isClosed = async () => {
    const awake = { ...leader, token: t.deps.tokens.issue(leader.userId) };
    return (await t.call(awake, 'GET', `/api/chat/rooms/${boardId}`)).body.closed;
  };
  expect(await say()).toMatchObject({ ok: true });
  expect(await isClosed()).toBe(false);
  t.clock.now = new Date(t.clock.now.getTime() + 24 * 3_600_000);
  expect(await say()).toMatchObject({ ok: false, code: 'ROOM_CLOSED' });
  expect(await isClosed()).toBe(true);
});
