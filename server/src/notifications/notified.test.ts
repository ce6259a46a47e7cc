import type { NotificationKind } from '@mungchi/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { awake, boardForm, boardRow, join, openBoard, openWithFollowers } from '../boards/test-boards';
import { fullRoom, payShareOf, roomIn, type TestRoom, takeBack } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { subscription } from './push/test-subscription';
import { inbox } from './test-inbox';

let t: TestApp;
const START = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp({ now: START });
  await t.listen();
});
beforeEach(() => {
  t.clock.now = START;
});
afterAll(() => t.close());

/** The newest entries of a person, oldest first, in a line each. */
async function told(person: Person, kind?: NotificationKind): Promise<string[]> {
  const entries = await inbox(t, person);
  return entries
    .toReversed()
    .filter((entry) => !kind || entry.kind === kind)
    .map((entry) => `${entry.kind}: ${entry.title} / ${entry.body} → ${entry.path}`);
}
const everybody = ({ leader, followers }: TestRoom, kind: NotificationKind) =>
  Promise.all([leader, ...followers].map((person) => told(person, kind)));
const receive = (room: TestRoom, person: Person) =>
  t.call(awake(t, person), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);

test('the leader is told of each seat but the last, and then that all are here; everybody else what to pay until when', async () => {
  const room = await fullRoom(t, { followers: 3, price: 40_000 });
  const [first, second, third] = room.followers as [Person, Person, Person];
  expect(await told(room.leader)).toEqual([
    `SEAT_TAKEN: ${first.nickname}님이 참여했어요 / 제주 감귤 10kg · 2자리 남았어요 → /chat/${room.id}`,
    `SEAT_TAKEN: ${second.nickname}님이 참여했어요 / 제주 감귤 10kg · 1자리 남았어요 → /chat/${room.id}`,
    `ROOM_FULL: 모두 모였어요 / 이웃들이 결제하면 바로 알려 드릴게요 → /chat/${room.id}`,
  ]);
  expect(await told(first)).toEqual([
    `ROOM_FULL: 모두 모였어요 / 10,000원을 11월 17일 밤 9시까지 결제해 주세요 → /chat/${room.id}/pay`,
  ]);
  expect(await told(third)).toEqual(await told(first));
});

test('what a join pays for it: one statement, whatever devices the leader has, and a job for hearts at the last but one seat', async () => {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: 4 });
  const [admirer, first, second] = [await t.person(), await t.person(), await t.person()];
  await t.call(admirer, 'POST', `/api/group-boards/${id}/like`);
  const cost = async (person: Person) => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await joinBoard(t.deps, person.userId, id);
    const sent = spy.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as { text: string }).text,
    );
    spy.mockRestore();
    const count = (words: string) => sent.filter((text) => text.includes(words)).length;
    return [count('into notifications'), count('into jobs'), count('notifications')];
  };
  expect(await cost(first)).toEqual([1, 0, 1]);
  const form = subscription('https://fcm.googleapis.com/fcm/send/leader').toJSON();
  await t.call(leader, 'POST', '/api/notifications/devices', form);
  expect(await cost(second)).toEqual([1, 1, 1]);
  await t.db.deleteFrom('devices').execute();
});

test('nobody is told of a join that is refused', async () => {
  const room = await roomIn(t, 'RECRUITING');
  expect((await join(t, room.followers[0]!, room.id)).body.code).toBe('ALREADY_JOINED');
  expect(await told(room.leader)).toHaveLength(1);
});

test('nothing is told by a join or a payment that rolls back, and once when it is done again', async () => {
  const { boardId, followers } = await openWithFollowers(t, await t.person(), 1, { totalUser: 4 });
  const room = await fullRoom(t, { followers: 1 });
  await t.runJobs();
  await sql`create function fail_late() returns trigger language plpgsql as $$ begin raise 'the commit fails'; end $$`.execute(
    t.db,
  );
  await sql`create constraint trigger fail_late after insert on notifications deferrable initially deferred
    for each row execute function fail_late()`.execute(t.db);
  const late = await t.person();
  expect((await join(t, late, boardId)).status).toBe(500);
  await payShareOf(t, room, room.followers[0]!);
  await sql`drop trigger fail_late on notifications`.execute(t.db);
  expect([await told(room.leader, 'ALL_PAID'), await told(followers[0]!)]).toEqual([[], []]);

  expect((await join(t, late, boardId)).status).toBe(200);
  const { impUid } = await t.db
    .selectFrom('sandboxPayments')
    .select('impUid')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  for (let again = 0; again < 2; again++) {
    await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/pay`, { impUid });
  }
  expect(await told(room.leader, 'ALL_PAID')).toHaveLength(1);
});

test('all have paid: the leader’s turn; after a lost payment it is told again', async () => {
  const room = await fullRoom(t);
  const [first, last] = room.followers as [Person, Person];
  await payShareOf(t, room, first);
  expect(await everybody(room, 'ALL_PAID')).toEqual([[], [], []]);
  const impUid = await payShareOf(t, room, last);
  const [leaders, followers, causer] = await everybody(room, 'ALL_PAID');
  expect(leaders).toEqual([`ALL_PAID: 모두 결제했어요 / 이제 물건을 사고 구매 완료를 눌러 주세요 → /chat/${room.id}`]);
  expect(followers).toEqual([`ALL_PAID: 모두 결제했어요 / 리더가 물건을 살 차례예요 → /chat/${room.id}`]);
  expect(causer).toEqual([]);

  t.clock.now = new Date(START.getTime() + 60_000);
  await takeBack(t, impUid);
  await t.call(null, 'POST', '/api/payments/webhook', { imp_uid: impUid });
  await t.runJobs();
  await payShareOf(t, room, awake(t, last));
  expect(await told(room.leader, 'ALL_PAID')).toHaveLength(2);
});

test('a price so small that followers owe nothing asks nobody to pay', async () => {
  const room = await fullRoom(t, { price: 2 });
  expect(await everybody(room, 'ROOM_FULL')).toEqual([[], [], []]);
  expect((await everybody(room, 'ALL_PAID')).map((entries) => entries.length)).toEqual([1, 1, 0]);
});

test('bought, received, handed over', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const bought = `PURCHASED: 리더가 물건을 샀어요 / 받을 시간과 장소를 확인해 주세요 → /chat/${room.id}`;
  expect(await everybody(room, 'PURCHASED')).toEqual([[], [bought], [bought]]);
  await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
  expect(await everybody(room, 'PURCHASED')).toEqual([[], [bought], [bought]]);

  await receive(room, room.followers[0]!);
  expect(await everybody(room, 'COMPLETED')).toEqual([[], [], []]);
  await receive(room, room.followers[1]!);
  t.clock.now = new Date(START.getTime() + 60_000);
  await t.runJobs();
  const done = `COMPLETED: 공구가 끝났어요 / 함께한 이웃에게 리뷰를 남겨 주세요 → /chat/${room.id}/review`;
  expect(await everybody(room, 'COMPLETED')).toEqual([[done], [done], []]);
  const handed = `HANDED_OVER: 모인 돈을 전했어요 / 6,666원 · 정산에서 받을 수 있어요 → /mypage/payouts`;
  expect(await everybody(room, 'HANDED_OVER')).toEqual([[handed], [], []]);
});

test('a review that waits is told to whom it is about', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const { id } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', room.id)
    .where('role', '=', 'LEADER')
    .executeTakeFirstOrThrow();
  const write = () =>
    t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/reviews/${id}`, { star: 5, keywords: [] });
  expect([(await write()).status, (await write()).status]).toEqual([200, 409]);
  expect(await told(room.leader, 'REVIEW_RECEIVED')).toEqual([]);
  expect(await told(room.leader, 'REVIEW_WAITING')).toEqual([
    `REVIEW_WAITING: 함께한 이웃이 리뷰를 남겼어요 / 나도 남기면 서로 바로 볼 수 있어요 → /chat/${room.id}/review`,
  ]);
});

test('called off: who paid hears of the money, and again when it is back', async () => {
  const room = await fullRoom(t);
  await payShareOf(t, room, room.followers[0]!);
  for (let twice = 0; twice < 2; twice++) await t.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);
  expect(await everybody(room, 'CANCELLED')).toEqual([
    [],
    [`CANCELLED: 공구가 취소됐어요 / 결제한 금액은 모두 돌려 드려요 → /chat/${room.id}`],
    [`CANCELLED: 공구가 취소됐어요 / 다음 공구에서 다시 만나요 → /chat/${room.id}`],
  ]);
  for (let twice = 0; twice < 2; twice++) await t.runJobs();
  const back = `REFUNDED: 환불이 끝났어요 / 3,333원 · 카드사에 따라 며칠 걸릴 수 있어요 → /chat/${room.id}/pay`;
  expect(await everybody(room, 'REFUNDED')).toEqual([[], [back], []]);
});

test('a deleted post is called off for those who joined', async () => {
  const room = await roomIn(t, 'RECRUITING');
  await t.call(room.leader, 'DELETE', `/api/group-boards/${room.id}`);
  expect((await everybody(room, 'CANCELLED')).map((entries) => entries.length)).toEqual([0, 1]);
});

test('changed terms are told to followers, several edits at once', async () => {
  const room = await roomIn(t, 'RECRUITING');
  const edit = async (changes: object) => {
    const { images, ...form } = await boardForm(t, { totalUser: 3, price: 9_000, ...changes });
    const { pictures } = await boardRow(t, room.id);
    const body = { ...form, images: pictures.map(({ url }) => url) ?? images };
    expect((await t.call(room.leader, 'PUT', `/api/group-boards/${room.id}`, body)).status).toBe(200);
  };
  await edit({});
  await edit({ meetingNote: '2번 출구' });
  t.clock.now = new Date(START.getTime() + 61_000);
  await t.runJobs();
  expect(await everybody(room, 'BOARD_CHANGED')).toEqual([
    [],
    [
      `BOARD_CHANGED: 공구 내용이 바뀌었어요 / 총 가격 10,000원 → 9,000원, 만나는 곳 ‘2번 출구’ → /gonggu/list/${room.id}`,
    ],
  ]);
});

test('the last day, a day too late, and called off by the clock', async () => {
  const { boardId: id, followers } = await openWithFollowers(t, await t.person(), 1, { totalUser: 4 });
  const { leaderId, deadline } = await boardRow(t, id);
  const leader = awake(t, { ...followers[0]!, userId: leaderId });
  const at = (day: number) => {
    t.clock.now = new Date(Date.parse(`${deadline}T03:00:00.000Z`) + day * 86_400_000);
    return t.runJobs();
  };
  for (const day of [0, 0, 1, 1]) await at(day);
  expect((await told(leader)).slice(1)).toEqual([
    `DEADLINE_TODAY: 오늘 모집이 끝나요 / 제주 감귤 10kg · 2자리 남았어요 → /gonggu/list/${id}`,
    `EXPIRED: 모집 기간이 끝났어요 / 마감일을 늘리거나 취소할 수 있어요. 3일 뒤에는 자동으로 취소돼요 → /gonggu/edit/${id}`,
  ]);
  await at(4);
  const off = `CANCELLED: 공구가 취소됐어요 / 다음 공구에서 다시 만나요 → /chat/${id}`;
  expect([await told(leader, 'CANCELLED'), await told(followers[0]!, 'CANCELLED')]).toEqual([[off], [off]]);
});

test('who keeps it in mind hears once that it closes soon, but neither members nor the leader', async () => {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: 3 });
  const [admirer, member] = [await t.person(), await t.person()];
  for (const person of [admirer, member, leader]) await t.call(person, 'POST', `/api/group-boards/${id}/like`);
  await t.runJobs();
  expect(await told(admirer)).toEqual([]);
  await join(t, member, id);
  expect(await told(admirer)).toEqual([]);
  await t.runJobs();
  const closing = `LIKED_CLOSING: 찜한 공구가 곧 마감돼요 / 제주 감귤 10kg · 1자리 남았어요 → /gonggu/list/${id}`;
  expect(await told(admirer)).toEqual([closing]);
  t.clock.now = new Date(Date.parse(`${(await boardRow(t, id)).deadline}T03:00:00.000Z`));
  for (let twice = 0; twice < 2; twice++) await t.runJobs();
  expect(await told(admirer)).toEqual([closing]);
  expect([await told(member, 'LIKED_CLOSING'), await told(leader, 'LIKED_CLOSING')]).toEqual([[], []]);
});

test('opening the room, or reading on in it, marks what was told of it as read', async () => {
  const [room, other] = [await fullRoom(t), await roomIn(t, 'RECRUITING')];
  const { leader } = room;
  await t.db.updateTable('notifications').set({ userId: leader.userId }).where('boardId', '=', other.id).execute();
  const unread = async () => (await inbox(t, leader)).filter(({ read }) => !read).map(({ boardId }) => boardId);
  expect(await unread()).toEqual([other.id, room.id, room.id]);
  await t.call(leader, 'GET', `/api/chat/rooms/${room.id}?before=${START.toISOString()}`);
  expect(await unread()).toHaveLength(3);
  await t.call(leader, 'GET', `/api/chat/rooms/${room.id}`);
  expect(await unread()).toEqual([other.id]);
  for (const follower of room.followers) await payShareOf(t, room, follower);
  expect(await unread()).toEqual([room.id, other.id]);
  await t.call(leader, 'POST', `/api/chat/rooms/${room.id}/read`);
  expect(await unread()).toEqual([other.id]);
});
