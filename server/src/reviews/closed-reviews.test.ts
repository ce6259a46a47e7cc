import { DAY_MS, eveningAfter } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { openReviews } from './open-reviews';
import { completedRoom, type Done, write } from './test-completed';

const START = new Date('2026-11-15T03:00:00.000Z');
const EVENING = eveningAfter(START, 168);

let t: TestApp;
let leader: Person;
let follower: Person;
let third: Person;
let room: Done;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = START;
  [leader, follower, third] = [await t.person(), await t.person(), await t.person()];
  room = await completedRoom(t, leader, [follower, third]);
});

const get = async (person: Person, path: string) => (await t.call(awake(t, person), 'GET', path)).body;
const received = (person: Person) => get(person, '/api/users/reviews/received');
const waiting = (person: Person) => get(person, '/api/users/reviews/waiting');
const card = (person: Person) => get(person, `/api/users/${person.userId}`);
const told = async (person: Person) =>
  (await get(person, '/api/notifications'))
    .filter(({ kind }: { kind: string }) => kind.startsWith('REVIEW'))
    .map(({ title, path }: { title: string; path: string }) => `${title} → ${path}`)
    .toReversed();
const waitsFor = async (person: Person) =>
  (await get(person, `/api/chat/rooms/${room.id}`)).participants
    .filter(({ reviewWaits }: { reviewWaits?: true }) => reviewWaits)
    .map(({ nickname }: { nickname: string }) => nickname);

/** Whatever a person can read of people and reviews here. */
async function everything(person: Person) {
  const paths = ['/api/users/reviews', '/api/users/reviews/received', '/api/users', '/api/users/export'];
  const cards = [leader, follower, third].flatMap(({ userId }) => [
    `/api/users/${userId}`,
    `/api/users/${userId}/record`,
  ]);
  const rooms = [`/api/chat/rooms/${room.id}`, '/api/chat/rooms', `/api/group-boards/${room.id}`];
  const answers = await Promise.all([...paths, ...cards, ...rooms].map((path) => get(person, path)));
  return JSON.parse(JSON.stringify(answers));
}

test('a closed review changes no answer to anybody but its writer, except that one waits', async () => {
  // Reading a room moves its read mark, and a record is kept when it is first read: the export has both.
  for (const person of [leader, third]) await everything(person);
  const before = {
    leader: await everything(leader),
    third: await everything(third),
    visitor: await t.call(null, 'GET', `/api/users/${leader.userId}`),
  };
  expect((await write(t, room, follower, leader, { star: 0.5, review: '비밀이에요' })).body).toEqual({ ok: true });
  expect(await everything(third)).toEqual(before.third);
  expect((await t.call(null, 'GET', `/api/users/${leader.userId}`)).body).toEqual(before.visitor.body);
  const after = await everything(leader);
  const seen = after[10].participants.find(
    ({ me, nickname }: { me: boolean; nickname: string }) => !me && nickname === follower.nickname,
  );
  expect(seen.reviewWaits).toBe(true);
  delete seen.reviewWaits;
  const entries = after[3].tables.notifications;
  expect(entries).toHaveLength(before.leader[3].tables.notifications.length + 1);
  after[3].tables.notifications = before.leader[3].tables.notifications;
  expect(after).toEqual(before.leader);
  expect(JSON.stringify(await everything(leader))).not.toContain('비밀');
  expect(await waiting(leader)).toEqual([
    { chatRoomId: room.id, boardTitle: '제주 감귤 10kg 공구합니다.', count: 1, opensAt: EVENING.toISOString() },
  ]);
  expect(await told(leader)).toEqual([`함께한 이웃이 리뷰를 남겼어요 → /chat/${room.id}/review`]);
});

test('both open when the second one writes; each is told, and the gauges move', async () => {
  await write(t, room, follower, leader, { star: 4 });
  await write(t, room, third, leader, { star: 1 });
  expect(await waitsFor(leader)).toEqual([follower.nickname, third.nickname]);
  await write(t, room, leader, follower, { star: 5 });
  expect([await received(leader), await received(follower)]).toMatchObject([[{ star: 4 }], [{ star: 5 }]]);
  expect((await card(leader)).mannerLeader).toBe(57.5);
  expect(await waitsFor(leader)).toEqual([third.nickname]);
  expect(await told(leader)).toEqual([
    `함께한 이웃이 리뷰를 남겼어요 → /chat/${room.id}/review`,
    '새 리뷰를 받았어요 → /mypage/reviews',
  ]);
  expect(await told(follower)).toEqual(['새 리뷰를 받았어요 → /mypage/reviews']);
});

test('the evening after a week opens the rest, once; what answers it is shown, marked, and moves nothing', async () => {
  await write(t, room, follower, leader, { star: 5 });
  await write(t, room, third, leader, { star: 4 });
  t.clock.now = new Date(EVENING.getTime() - 1);
  await t.runJobs();
  await openReviews(t.deps, room.id);
  expect(await received(leader)).toEqual([]);
  t.clock.now = EVENING;
  await t.runJobs();
  await openReviews(t.deps, room.id);
  expect(await told(leader)).toEqual([
    `함께한 이웃이 리뷰를 남겼어요 → /chat/${room.id}/review`,
    '새 리뷰 2개를 받았어요 → /mypage/reviews',
  ]);
  expect(await waiting(leader)).toEqual([]);
  const before = await card(follower);
  await write(t, room, leader, follower, { star: 0.5, keywords: ['친절해요'], review: '앙갚음' });
  expect(await received(follower)).toMatchObject([{ star: 0.5, late: true }]);
  expect(await card(follower)).toEqual(before);
  expect(await told(follower)).toEqual([]);
  await write(t, room, follower, third, { star: 5 });
  expect(await received(third)).toEqual([expect.not.objectContaining({ late: true })]);
  expect((await card(third)).mannerParticipant).toBe(62.5);
});

test('a week of standstill and a lost job: the night opens what is due, and nothing else', async () => {
  await write(t, room, follower, leader);
  await t.deps.jobs.remove(t.db, `reviews.open ${room.id}`);
  await t.deps.jobs.add(t.db, 'reviews.recompute-gauges', {});
  await t.runJobs();
  expect(await received(leader)).toEqual([]);
  t.clock.now = new Date(EVENING.getTime() + 7 * DAY_MS);
  await t.deps.jobs.add(t.db, 'reviews.recompute-gauges', {});
  await t.runJobs();
  expect(await received(leader)).toHaveLength(1);
});

test('purchases completed before there was an evening open theirs at once, and blind', async () => {
  await t.db.updateTable('boards').set({ reviewsOpenAt: null }).where('id', '=', room.id).execute();
  await write(t, room, follower, leader, { star: 5 });
  await write(t, room, leader, follower, { star: 5 });
  expect([await received(leader), await received(follower)]).toMatchObject([[{ star: 5 }], [{ star: 5 }]]);
  expect(JSON.stringify(await received(follower))).not.toContain('late');
  expect((await card(follower)).mannerParticipant).toBe(62.5);
});

test('a closed one cannot be reported or hidden, and is in the export of its writer alone', async () => {
  await write(t, room, follower, leader, { star: 1, review: '아직 아무도' });
  const { id } = await t.db.selectFrom('reviews').select('id').where('boardId', '=', room.id).executeTakeFirstOrThrow();
  const report = { target: { kind: 'REVIEW', id: String(id) }, reason: 'ABUSE', text: '' };
  expect((await t.call(awake(t, leader), 'POST', '/api/reports', report)).status).not.toBe(200);
  const of = async (person: Person) => (await get(person, '/api/users/export')).tables.reviews;
  expect([await of(leader), await of(follower)]).toMatchObject([[], [{ body: '아직 아무도', side: 'written' }]]);
});
