import { type ChatRoom, type ChatRoomRow, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { awake } from '../boards/test-boards';
import { postSystemMessage } from '../chat/append-in-transaction';
import { transact } from '../db/transaction';
import { fullRoom, payShareOf, roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

async function rowOf(room: TestRoom, person: Person): Promise<ChatRoomRow> {
  const rows: ChatRoomRow[] = (await t.call(awake(t, person), 'GET', '/api/chat/rooms')).body;
  return rows.find(({ id }) => id === room.id)!;
}

test('the list of rooms says whose turn it is, from the full room to the last review', async () => {
  const room = await fullRoom(t, { followers: 2, price: 10_000 });
  const [leader, first, second] = [room.leader, ...room.followers] as [Person, Person, Person];
  const dues = () => Promise.all([leader, first, second].map(async (person) => (await rowOf(room, person)).due ?? '-'));
  const post = (person: Person, path: string, body?: object) =>
    t.call(awake(t, person), 'POST', `/api/chat/rooms/${room.id}/${path}`, body);

  expect(await dues()).toEqual(['-', 'PAY', 'PAY']);
  expect(await rowOf(room, first)).toMatchObject({ stage: 'RECRUITED', totalUser: 3, perPersonPrice: 3333 });
  expect((await rowOf(room, first)).dueBy).toMatch(/T12:00:00\.000Z$/);
  await payShareOf(t, room, first);
  expect(await dues()).toEqual(['-', '-', 'PAY']);
  await payShareOf(t, room, second);
  expect(await dues()).toEqual(['BUY', '-', '-']);
  expect((await rowOf(room, leader)).dueBy).toMatch(/T12:00:00\.000Z$/);
  expect((await rowOf(room, first)).dueBy).toBeNull();
  await t.call(leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  expect(await dues()).toEqual(['MEET', '-', '-']);
  const put = (person: Person, path: string, body?: object) =>
    t.call(awake(t, person), 'PUT', `/api/chat/rooms/${room.id}/${path}`, body);
  const hours = (from: number) => new Date(t.clock.now.getTime() + from * HOUR_MS).toISOString();
  const { poll } = (await post(leader, 'polls', { slots: [{ startsAt: hours(3) }, { startsAt: hours(5) }] })).body;
  expect(await dues()).toEqual(['-', 'POLL', 'POLL']);
  expect((await rowOf(room, first)).dueBy).toBe(poll.endsAt);
  await put(first, `polls/${poll.id}/answer`, { slots: [1] });
  expect(await dues()).toEqual(['-', '-', 'POLL']);
  await put(second, `polls/${poll.id}/answer`, { slots: [] });
  expect(await dues()).toEqual(['PICK', '-', '-']);
  await post(leader, `polls/${poll.id}/pick`, { slot: 1 });
  expect(await dues()).toEqual(['-', '-', '-']);
  const meeting = { startsAt: poll.slots[0].startsAt, place: expect.any(String) };
  expect((await rowOf(room, first)).meeting).toEqual({ ...meeting, due: 'RECEIVE' });
  expect((await rowOf(room, leader)).meeting).toEqual({ ...meeting, due: 'HAND' });
  t.clock.now = new Date(poll.slots[0].startsAt);
  expect(await dues()).toEqual(['HAND', 'RECEIVE', 'RECEIVE']);
  await post(first, 'trade-complete');
  expect(await dues()).toEqual(['HAND', '-', 'RECEIVE']);
  const { people } = (await t.call(awake(t, leader), 'GET', `/api/chat/rooms/${room.id}/handover`)).body;
  await put(leader, `handed/${people[1].participantId}`);
  expect(await dues()).toEqual(['-', '-', 'RECEIVE']);
  expect((await rowOf(room, second)).dueBy).toMatch(/T12:00:00\.000Z$/);
  await post(second, 'trade-complete');
  expect(await dues()).toEqual(['REVIEW', 'REVIEW', 'REVIEW']);

  const { participants }: ChatRoom = (await t.call(awake(t, first), 'GET', `/api/chat/rooms/${room.id}`)).body;
  for (const { participantId } of participants.filter(({ me }) => !me))
    await post(first, `reviews/${participantId}`, { star: 5, keywords: [], review: '' });
  expect(await dues()).toEqual(['REVIEW', '-', 'REVIEW']);
});

test('a problem that was told is the leader’s turn, until when it is to be answered', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const [leader, follower] = [room.leader, room.followers[0]!].map((person) => awake(t, person)) as [Person, Person];
  const seen = async () => {
    const { due, dueBy } = await rowOf(room, leader);
    const { asked, disputed }: ChatRoom = (await t.call(leader, 'GET', `/api/chat/rooms/${room.id}`)).body;
    return { due, dueBy, asked, disputed };
  };
  expect(await seen()).toEqual({ due: 'MEET', dueBy: null, asked: null, disputed: false });
  const problem = { kind: 'DAMAGED', text: '다섯 개가 상했어요', wanted: 1000 };
  const { id, answerBy } = (await t.call(follower, 'POST', `/api/chat/rooms/${room.id}/disputes`, problem)).body;
  const asked = { nickname: follower.nickname, answerBy };
  expect(await seen()).toEqual({ due: 'ANSWER', dueBy: answerBy, asked, disputed: false });
  const { asked: others }: ChatRoom = (await t.call(follower, 'GET', `/api/chat/rooms/${room.id}`)).body;
  expect(others).toBeNull();

  const answer = { text: '사진으로는 알 수 없어요' };
  await t.call(leader, 'PATCH', `/api/chat/rooms/${room.id}/disputes/${id}/contest`, answer);
  // Two stories: the operator hears both, and the leader finds it in the room; the other follower still waits.
  expect(await seen()).toEqual({ due: 'MEET', dueBy: null, asked: null, disputed: true });
});

test('a stage counts as unread for everybody, a remark for those whom it concerns', async () => {
  const room = await fullRoom(t, { followers: 1 });
  const [follower] = room.followers as [Person];
  const unread = async () => [(await rowOf(room, room.leader)).unreadCount, (await rowOf(room, follower)).unreadCount];
  for (const person of [room.leader, follower]) await t.call(person, 'POST', `/api/chat/rooms/${room.id}/read`);
  expect(await unread()).toEqual([0, 0]);

  const post = (notice: 'EDITED' | 'EXPIRED' | null) =>
    transact(t.db, (tx) =>
      postSystemMessage(t.deps, tx, room.id, 'RECRUITED', new Date(t.clock.now.getTime() + 1000), '알려요', notice),
    );
  await post('EDITED');
  expect(await unread()).toEqual([0, 1]);
  await post('EXPIRED');
  expect(await unread()).toEqual([1, 2]);
  await post(null);
  await vi.waitFor(async () => expect(await unread()).toEqual([2, 3]));
});
