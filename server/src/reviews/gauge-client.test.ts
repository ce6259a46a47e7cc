import { eveningAfter } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { type Person, type TestApp, testApp } from '../test-app';
import { completedRoom, type Done, write } from './test-completed';

/**
 * A client written to the specification knows nothing of closed reviews: it writes them and reads gauges where it always did. What it
 * reads is worked out here by the specification's formula, without our rules.
 */
const START = new Date('2026-11-15T03:00:00.000Z');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let t: TestApp;
let leader: Person;
let follower: Person;
let third: Person;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.now = START;
  [leader, follower, third] = [await t.person(), await t.person(), await t.person()];
});

const get = async (reader: Person | null, path: string) => (await t.call(reader && awake(t, reader), 'GET', path)).body;

/** gauge = (3·50 + Σ wᵢ·scoreᵢ) / (3 + Σ wᵢ), scoreᵢ = min(100, 20·star + 2·keywords), at most one decimal. */
function gauge(...reviews: { star: number; keywords?: number; years?: number }[]): number {
  const weighed = reviews.map(({ star, keywords = 0, years = 0 }) => {
    const weight = 1 / 2 ** years;
    return { weight, sum: weight * Math.min(100, 20 * star + 2 * keywords) };
  });
  const sum = weighed.reduce((all, { sum: each }) => all + each, 150);
  return Math.round((sum / weighed.reduce((all, { weight }) => all + weight, 3)) * 10) / 10;
}

/** Both gauges of somebody wherever a client reads them: the card, one's own page, the room. */
async function gaugesOf(person: Person, room: Done): Promise<[number, number]> {
  const inRoom = (await get(leader, `/api/chat/rooms/${room.id}`)).participants;
  const seen = [
    await get(null, `/api/users/${person.userId}`),
    await get(person, '/api/users'),
    inRoom.find(({ participantId }: { participantId: number }) => participantId === room.idOf(person)),
  ].map(({ mannerLeader, mannerParticipant }) => [mannerLeader, mannerParticipant]);
  expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  return seen[0] as [number, number];
}

test('both have written: the same figures as ever, in the role of that room, wherever they are read', async () => {
  const room = await completedRoom(t, leader, [follower, third]);
  expect(await gaugesOf(leader, room)).toEqual([50, 50]);
  await write(t, room, follower, leader, { star: 4.5, keywords: ['친절해요', '설명과 같아요'] });
  await write(t, room, leader, follower, { star: 0.5 });
  expect(await gaugesOf(leader, room)).toEqual([gauge({ star: 4.5, keywords: 2 }), 50]);
  expect(await gaugesOf(follower, room)).toEqual([50, gauge({ star: 0.5 })]);
  const [row] = (await get(leader, `/api/group-boards/${room.id}`)).participants;
  expect(row.mannerLeader).toBe(gauge({ star: 4.5, keywords: 2 }));
  // A follower's of another follower is about a follower.
  await write(t, room, third, follower, { star: 5 });
  await write(t, room, follower, third, { star: 3 });
  expect(await gaugesOf(follower, room)).toEqual([50, gauge({ star: 0.5 }, { star: 5 })]);
});

test('one has written: the gauge moves with the evening after a week, and then as ever', async () => {
  const room = await completedRoom(t, leader, [follower]);
  await write(t, room, follower, leader, { star: 1 });
  expect(await gaugesOf(leader, room)).toEqual([50, 50]);
  t.clock.now = eveningAfter(START, 168);
  await t.runJobs();
  const years = (t.clock.now.getTime() - START.getTime()) / YEAR_MS;
  expect(await gaugesOf(leader, room)).toEqual([gauge({ star: 1, years }), 50]);
});

test('the newest of a writer counts, and each counts half for every year', async () => {
  const first = await completedRoom(t, leader, [follower]);
  await write(t, first, follower, leader, { star: 0.5 });
  await write(t, first, leader, follower, { star: 5 });
  t.clock.now = new Date(START.getTime() + 60_000);
  const second = await completedRoom(t, leader, [follower, third]);
  for (const who of [follower, third]) {
    await write(t, second, who, leader, { star: who === third ? 2 : 5 });
    await write(t, second, leader, who, { star: 5 });
  }
  expect((await gaugesOf(leader, second))[0]).toBe(gauge({ star: 5 }, { star: 2 }));
  t.clock.now = new Date(t.clock.now.getTime() + YEAR_MS);
  await t.deps.jobs.add(t.db, 'reviews.recompute-gauges', {});
  await t.runJobs();
  expect((await gaugesOf(leader, second))[0]).toBe(gauge({ star: 5, years: 1 }, { star: 2, years: 1 }));
});

test('no client writes one', async () => {
  const mine = awake(t, leader);
  const sent = { nickname: mine.nickname, profileUrl: '/avatars/blue.webp', mannerLeader: 99, mannerParticipant: 99 };
  expect((await t.call(mine, 'PUT', '/api/users', sent)).status).toBe(200);
  expect(await get(mine, '/api/users')).toMatchObject({ mannerLeader: 50, mannerParticipant: 50 });
});
