import { type BoardId, DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { roomIn } from '../../payments/test-rooms';
import { blockPerson } from '../../safety/block-person';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, boardRow, openBoard, openWithFollowers, storedPicture } from '../test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const again = async (leader: Person, source: BoardId, changes: object = {}) =>
  t.call(awake(t, leader), 'POST', '/api/group-boards', await boardForm(t, { again: source, ...changes }));
const formOf = async (leader: Person, id: BoardId) =>
  (await t.call(awake(t, leader), 'GET', `/api/group-boards/${id}/edit`)).body;

describe('who may open which again', () => {
  test('not while it recruits, not another’s, not a held, a deleted or an unknown one', async () => {
    const [leader, other] = [await t.person(), await t.person()];
    const source = await openBoard(t, leader);
    expect((await again(leader, source)).body.code).toBe('AGAIN_EARLY');
    expect((await formOf(leader, source)).again.refusal).toBe('AGAIN_EARLY');
    expect((await again(other, source)).body.code).toBe('NOT_LEADER');
    await t.call(leader, 'POST', `/api/group-boards/${source}/cancel`);
    await t.db.updateTable('boards').set({ heldAt: t.clock.now }).where('id', '=', source).execute();
    expect((await again(leader, source)).body.code).toBe('BOARD_HELD');
    expect((await formOf(leader, source)).again.refusal).toBe('BOARD_HELD');
    await t.db.updateTable('boards').set({ heldAt: null }).where('id', '=', source).execute();
    const opened = await again(leader, source);
    expect(opened.status).toBe(200);
    expect((await boardRow(t, opened.body.id)).againOf).toBe(source);
    await t.call(leader, 'DELETE', `/api/group-boards/${source}`);
    expect((await again(leader, source)).body.code).toBe('BOARD_NOT_FOUND');
    expect((await again(leader, 999_999 as BoardId)).body.code).toBe('BOARD_NOT_FOUND');
  });

  test.each(['RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED'] as const)(
    'one that is %s',
    async (stage) => {
      const room = await roomIn(t, stage);
      const mine = (await t.call(room.leader, 'GET', '/api/group-boards/me')).body;
      expect(mine[0]).toMatchObject({ id: room.id, againable: true });
      expect((await again(room.leader, room.id)).status).toBe(200);
      const joined = (await t.call(room.followers[0]!, 'GET', '/api/group-boards/joined')).body;
      expect(joined[0]).toMatchObject({ id: room.id, againable: false });
    },
  );
});

test('pictures of a cancelled one are shown again, whoever uploaded them', async () => {
  const leader = await t.person();
  const url = await storedPicture(t);
  const source = await openBoard(t, leader, { images: [url] });
  await t.db
    .updateTable('media')
    .set({ ownerId: (await t.person()).userId })
    .where('url', '=', url)
    .execute();
  await t.call(leader, 'POST', `/api/group-boards/${source}/cancel`);
  const { body, status } = await again(leader, source, { images: [url] });
  expect(status).toBe(200);
  expect((await boardRow(t, body.id)).pictures[0]!.url).toBe(url);
  expect((await t.call(leader, 'POST', '/api/group-boards', await boardForm(t, { images: [url] }))).body.code).toBe(
    'IMAGE_NOT_ALLOWED',
  );
});

describe('telling', () => {
  test('the form says how many there are, how long it ran, and once they were told', async () => {
    const room = await roomIn(t, 'COMPLETED');
    expect((await formOf(room.leader, room.id)).again).toEqual({
      neighbours: room.followers.length,
      told: false,
      days: 7,
      repeat: null,
      refusal: null,
    });
    const first = await again(room.leader, room.id, { tell: true });
    expect((await boardRow(t, room.id)).againToldBy).toBe(first.body.id);
    t.clock.now = new Date(t.clock.now.getTime() + 1000);
    await again(room.leader, room.id, { tell: true });
    expect((await boardRow(t, room.id)).againToldBy).toBe(first.body.id);
    expect((await formOf(room.leader, room.id)).again.told).toBe(true);
  });

  const told = async (person: Person) =>
    (await inbox(t, awake(t, person))).filter(({ kind }) => kind === 'AGAIN_OPENED');

  test('each of them hears of it once, however often it is opened again', async () => {
    const room = await roomIn(t, 'COMPLETED');
    const banned = room.followers[1] ?? (await t.person());
    await sanctionNow(t.deps, banned.userId, { kind: 'PAUSED', days: 9, reason: '도배' });
    await t.deps.sanctions.read();
    for (let nth = 0; nth < 3; nth++) await again(room.leader, room.id, { tell: true });
    await t.runJobs();
    const entries = await told(room.followers[0]!);
    expect(entries).toMatchObject([
      { title: `${room.leader.nickname}님이 지난 공구를 다시 열었어요`, body: '제주 감귤 10kg · 1인 10,000원' },
    ]);
    expect(await told(banned)).toEqual([]);
  });

  test('a third purchase of the day calls nobody, so they hear of the next one that does', async () => {
    const room = await roomIn(t, 'COMPLETED');
    await openBoard(t, awake(t, room.leader));
    await again(room.leader, room.id, { tell: true });
    await t.runJobs();
    expect(await told(room.followers[0]!)).toEqual([]);
    expect((await formOf(room.leader, room.id)).again.told).toBe(false);

    const today = t.clock.now;
    t.clock.now = new Date(today.getTime() + DAY_MS);
    await again(room.leader, room.id, { tell: true });
    await t.runJobs();
    expect(await told(room.followers[0]!)).toHaveLength(1);
    expect((await formOf(room.leader, room.id)).again.told).toBe(true);
    t.clock.now = today;
  });

  test('one that is deleted before anybody heard of it leaves the telling to the next', async () => {
    const room = await roomIn(t, 'COMPLETED');
    const first = await again(room.leader, room.id, { tell: true });
    await t.call(awake(t, room.leader), 'DELETE', `/api/group-boards/${first.body.id}`);
    await t.runJobs();
    expect((await boardRow(t, room.id)).againToldBy).toBeNull();
    const today = t.clock.now;
    t.clock.now = new Date(today.getTime() + DAY_MS);
    await again(room.leader, room.id, { tell: true });
    await t.runJobs();
    expect(await told(room.followers[0]!)).toHaveLength(1);
    t.clock.now = today;
  });

  test('not asked for, nobody is told, and it can be done later', async () => {
    const room = await roomIn(t, 'COMPLETED');
    await again(room.leader, room.id, { tell: false });
    expect((await boardRow(t, room.id)).againToldBy).toBeNull();
  });

  test('who is sanctioned is not counted, who is apart is, though not told; waiters of a full one are', async () => {
    const room = await roomIn(t, 'COMPLETED');
    await blockPerson(t.deps, room.followers[0]!.userId, room.leader.userId);
    expect((await formOf(room.leader, room.id)).again.neighbours).toBe(room.followers.length);
    await sanctionNow(t.deps, room.followers[1]!.userId, { kind: 'PAUSED', days: 9, reason: '도배' });
    expect((await formOf(room.leader, room.id)).again.neighbours).toBe(room.followers.length - 1);
    await again(room.leader, room.id, { tell: true });
    await t.runJobs();
    for (const follower of room.followers) expect(await told(follower)).toEqual([]);

    const leader = await t.person();
    const { boardId } = await openWithFollowers(t, leader, 1, { totalUser: 2 });
    const waiter = await t.person();
    expect((await t.call(waiter, 'POST', `/api/group-boards/${boardId}/waitlist`)).status).toBe(200);
    expect((await formOf(leader, boardId)).again.neighbours).toBe(1);
    await again(leader, boardId, { tell: true });
    await t.runJobs();
    expect(await told(waiter)).toHaveLength(1);
  });

  test('two at once, of the same instant: each neighbour hears of one, and the other gives nothing back', async () => {
    for (let round = 0; round < 4; round++) {
      const room = await roomIn(t, 'COMPLETED');
      const answers = await Promise.all([1, 2].map(() => again(room.leader, room.id, { tell: true })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [one, other] = answers.map(({ body }) => body.id) as [BoardId, BoardId];
      const { againToldBy } = await boardRow(t, room.id);
      const silent = againToldBy === one ? other : one;
      await t.call(awake(t, room.leader), 'DELETE', `/api/group-boards/${silent}`);
      await t.runJobs();
      expect((await boardRow(t, room.id)).againToldBy).toBe(againToldBy);
      for (const follower of room.followers)
        expect((await told(follower)).map(({ path }) => path)).toEqual([`/gonggu/list/${againToldBy}`]);
    }
  });
});
