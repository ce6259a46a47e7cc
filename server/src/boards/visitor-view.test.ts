import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { JEJU_ADDRESS, join, openBoard } from './test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a visitor sees the neighbourhood, the leader, and that others are in; a neighbour sees everything', async () => {
  const leader = await t.person({ nickname: '귤지기' });
  const boardId = await openBoard(t, leader, { meetingNote: '카카오 정문 앞' });
  const [first, second] = [await t.person({ nickname: '감귤단지' }), await t.person({ nickname: 'A' })];
  await join(t, first, boardId);
  await join(t, second, boardId);
  await t.db
    .updateTable('boards')
    .set({ latitude: 33.45061, longitude: 126.57072 })
    .where('id', '=', boardId)
    .execute();
  const read = async (person: typeof leader | null) =>
    (await t.call(person, 'GET', `/api/group-boards/${boardId}`)).body;

  // The one who knows first: nothing of it may stay for the visitor after.
  const known = await read(await t.person());
  const seen = await read(null);
  expect(known).toMatchObject({
    location: JEJU_ADDRESS,
    meetingNote: '카카오 정문 앞',
    latitude: 33.45061,
    longitude: 126.57072,
    approximate: false,
    distance: 10,
    participants: [leader, first, second].map(({ userId, nickname }) => ({ userId, nickname, mannerLeader: 50 })),
  });
  expect(seen).toEqual({
    ...known,
    location: '제주특별자치도 제주시 영평동',
    meetingNote: '',
    latitude: 33.45,
    longitude: 126.57,
    approximate: true,
    distance: null,
    participants: [
      { ...known.participants[0], seats: undefined },
      { nickname: '감**', profileUrl: '/avatars/pink.webp' },
      { nickname: 'A**', profileUrl: '/avatars/pink.webp' },
    ],
  });
  expect(JSON.stringify(seen)).not.toContain('첨단로');
  expect(seen.participants[0]).toMatchObject({ userId: leader.userId, nickname: '귤지기', mannerLeader: 50 });
});

test('a neighbour reads how far it is from home; without a home, and for visitors, it is left open', async () => {
  const boardId = await openBoard(t, await t.person());
  const place = { latitude: 33.4507 + 640 * (360 / 40_030_228.9), longitude: 126.5707 };
  await t.db.updateTable('boards').set(place).where('id', '=', boardId).execute();
  const distanceTo = async (person: Awaited<ReturnType<typeof t.person>> | null) =>
    (await t.call(person, 'GET', `/api/group-boards/${boardId}`)).body.distance;
  expect(await distanceTo(await t.person())).toBe(640);
  expect(await distanceTo(await t.person({ latitude: null, longitude: null, address: null }))).toBeNull();
  expect(await distanceTo(null)).toBeNull();
});

test('where no neighbourhood is known, the number goes all the same', async () => {
  const boardId = await openBoard(t, await t.person());
  await t.db.updateTable('boards').set({ latitude: 34.2, longitude: 124.1 }).where('id', '=', boardId).execute();
  expect((await t.call(null, 'GET', `/api/group-boards/${boardId}`)).body).toMatchObject({
    location: '제주특별자치도 제주시',
    latitude: 34.2,
    longitude: 124.1,
  });
});

test('the page for messengers tells no more', async () => {
  const boardId = await openBoard(t, await t.person());
  const { body } = await t.call(null, 'GET', `/gonggu/list/${boardId}`);
  expect(body).not.toContain('첨단로');
  expect(body).not.toContain('33.4');
});

test('a visitor of a full one is offered to hear of a vacancy, and is never waiting', async () => {
  const boardId = await openBoard(t, await t.person(), { totalUser: 2 });
  await join(t, await t.person(), boardId);
  const { waitable, waiting } = (await t.call(null, 'GET', `/api/group-boards/${boardId}`)).body;
  expect([waitable, waiting]).toEqual([true, false]);
});
