import { setTimeout } from 'node:timers/promises';
import type { RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dice } from '../eval/dice';
import { type TestRedis, testRedis } from '../realtime/test-redis';
import { type Person, type TestApp, testApp } from '../test-app';
import { isWhole } from '../test-ring';
import { readTalkUrl } from './pictures/picture-rules';
import { keptPicture } from './pictures/test-talk-pictures';
import { TestMember } from './test-member';
import { startNode, type TestNode } from './test-node';
import { startProxy, type TestProxy } from './test-proxy';
import { testRoom } from './test-rooms';

/** `npm run test:chaos` runs the long form. */
const LONG = isWhole;
const ROOMS = LONG ? 50 : 10;
const MEMBERS = 4;
const STORM_MS = LONG ? 60_000 : 8_000;
const RESTARTS = LONG ? 6 : 2;
const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_115);

let t: TestApp;
let redis: TestRedis;
let nodes: TestNode[];
let proxies: TestProxy[];
let members: TestMember[] = [];
const photos = new Map<TestMember, string>();
const start = () => startNode(t.database.url, { REDIS_URL: redis.url, DATABASE_POOL: '5' });

beforeAll(async () => {
  t = await testApp({ now: new Date() });
  redis = await testRedis();
  nodes = await Promise.all([start(), start()]);
  proxies = await Promise.all(nodes.map((node) => startProxy(node.address)));
}, 60_000);
afterAll(async () => {
  await Promise.all(members.map((member) => member.stop()));
  await Promise.all(proxies?.map((proxy) => proxy.close()) ?? []);
  await Promise.all(nodes?.map((node) => node.stop('SIGKILL')) ?? []);
  await redis?.close();
  await t.close();
}, 60_000);

test(
  `cuts, pauses and restarts: ${ROOMS} rooms, ${ROOMS * MEMBERS} sockets (seed ${SEED})`,
  async () => {
    const random = dice(SEED).next;
    const people: Person[] = await Promise.all(Array.from({ length: MEMBERS }, () => t.person()));
    const rooms: number[] = [];
    for (let i = 0; i < ROOMS; i++) rooms.push(await testRoom(t.deps, people[0]!, people.slice(1)));
    const addresses = () => proxies.map((proxy) => proxy.address);
    members = rooms.flatMap((roomId) =>
      people.map(({ token }, index) => new TestMember({ addresses, token, roomId, startAt: index })),
    );
    // Photos to be sent in the storm, one for some members.
    for (const [index, member] of members.entries())
      if (index % 5 === 0)
        photos.set(member, await photoOf(rooms[Math.floor(index / MEMBERS)]!, people[index % MEMBERS]!));
    for (const member of members) member.start();
    await vi.waitFor(() => expect(members.every((member) => member.settled)).toBe(true), { timeout: 60_000 });

    const calmAt = Date.now() + STORM_MS;
    await Promise.all([talk(random, calmAt), disturb(random, calmAt), restart(random, calmAt)]);

    const unsettled = () => members.filter((member) => !member.settled).length;
    await vi.waitFor(() => expect(unsettled()).toBe(0), { timeout: 60_000, interval: 100 });
    const rows = await t.db
      .selectFrom('messages')
      .select(['roomId', 'seq', 'body', 'key', 'replyTo'])
      .orderBy('seq')
      .execute();
    await vi.waitFor(
      () => {
        for (const [index, member] of members.entries()) {
          const room = rows.filter((row) => row.roomId === rooms[Math.floor(index / MEMBERS)]);
          // One order, no gaps, no duplicates.
          expect(member.sequence()).toEqual(room.map((_, at) => at + 1));
          expect(room.map((row) => member.heard.get(row.seq)?.message)).toEqual(room.map((row) => row.body));
        }
      },
      { timeout: 30_000, interval: 200 },
    );
    // Exactly the acknowledged messages, each once.
    const keys = rows.flatMap((row) => row.key ?? []);
    const acknowledged = members.flatMap((member) => [...member.acknowledged]);
    expect(keys.length).toBe(new Set(keys).size);
    expect(new Set(acknowledged)).toEqual(new Set(keys));
    expect(keys.length).toBeGreaterThan(ROOMS * MEMBERS);
    // Answers keep their quote, and a photo is in one message.
    const sent = await t.db.selectFrom('talkPictures').select(['id', 'seq']).where('seq', 'is not', null).execute();
    expect(sent).toHaveLength(rows.filter(({ body }) => body === '사진 1장').length);
    expect(rows.some(({ replyTo }) => replyTo !== null)).toBe(true);
  },
  STORM_MS + 600_000,
);

async function talk(random: () => number, until: number): Promise<void> {
  for (let count = 0; Date.now() < until; count++) {
    for (const member of members) if (random() < 0.1) speak(member, random, `${count} 안녕하세요`);
    await setTimeout(50);
  }
}

/** Some answer what they heard last, and some send the photo they have. */
function speak(member: TestMember, random: () => number, words: string): void {
  const photo = photos.get(member);
  if (photo && random() < 0.2) {
    photos.delete(member);
    member.say('', { pictures: [photo] });
    return;
  }
  const heard = [...member.heard.values()].findLast(({ messageType }) => messageType === 'TEXT');
  member.say(words, heard && random() < 0.03 ? { replyTo: heard.seq } : {});
}

const photoOf = async (roomId: number, person: Person) =>
  readTalkUrl(await keptPicture(t, roomId as RoomId, person, 'TALK'))!.id;

async function disturb(random: () => number, until: number): Promise<void> {
  while (Date.now() < until) {
    for (const proxy of proxies) proxy.disturb(random);
    await setTimeout(500);
  }
}

/** Now killed, now told to stop; the other node and then the new one take over. */
async function restart(random: () => number, until: number): Promise<void> {
  const pause = (until - Date.now()) / (RESTARTS + 1);
  for (let count = 0; count < RESTARTS; count++) {
    await setTimeout(pause * (0.5 + random()));
    const which = count % 2;
    proxies[which]!.target = null;
    await nodes[which]!.stop(random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
    nodes[which] = await start();
    proxies[which]!.target = nodes[which]!.address;
  }
}
