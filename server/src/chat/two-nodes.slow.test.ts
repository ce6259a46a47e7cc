import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { liveErrors, ownRooms, type RoomId } from '@mungchi/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connectAs, subscribed } from '../live/test-live';
import { form, jpegOf } from '../media/test-pictures';
import { type TestRedis, testRedis } from '../realtime/test-redis';
import { type Person, type TestApp, testApp } from '../test-app';
import { openSession } from '../users/session/open-session';
import { TestMember } from './test-member';
import { startNode, type TestNode } from './test-node';
import { enter, speak, testRoom } from './test-rooms';

let t: TestApp;
let redis: TestRedis;
let a: TestNode;
let b: TestNode;
let people: Person[];
let folder: string;
const members: TestMember[] = [];

beforeAll(async () => {
  t = await testApp({ now: new Date() });
  redis = await testRedis();
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-nodes-'));
  people = await Promise.all(Array.from({ length: 4 }, () => t.person()));
  [a, b] = await Promise.all(
    [0, 1].map(() => startNode(t.database.url, { REDIS_URL: redis.url, DATA_DIR: folder })) as [
      Promise<TestNode>,
      Promise<TestNode>,
    ],
  );
}, 60_000);
afterEach(async () => {
  await Promise.all(members.splice(0).map((member) => member.stop()));
});
afterAll(async () => {
  await Promise.all([a?.stop(), b?.stop()]);
  await redis?.close();
  await t.close();
  await rm(folder, { recursive: true, force: true });
}, 30_000);

async function join(roomId: RoomId, at: (index: number) => TestNode[]): Promise<TestMember[]> {
  const joined = people.map(({ token }, index) => {
    return new TestMember({ addresses: () => at(index).map((node) => node.address), token, roomId });
  });
  members.push(...joined);
  for (const member of joined) member.start();
  await vi.waitFor(() => expect(joined.every((member) => member.settled)).toBe(true), { timeout: 15_000 });
  return joined;
}

const stored = (roomId: RoomId) =>
  t.db.selectFrom('messages').select(['seq', 'body', 'key']).where('roomId', '=', roomId).orderBy('seq').execute();

/** Everyone heard what is stored: all of it, once, and nothing else. */
async function expectAllInStep(roomId: RoomId, everyone: TestMember[], timeout = 15_000): Promise<void> {
  await vi.waitFor(() => expect(everyone.every((member) => member.settled)).toBe(true), { timeout });
  const rows = await stored(roomId);
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => at + 1));
  await vi.waitFor(
    () => {
      for (const member of everyone) expect(member.sequence()).toEqual(rows.map((row) => row.seq));
    },
    { timeout },
  );
  for (const { heard } of everyone)
    expect(rows.map((row) => heard.get(row.seq)?.message)).toEqual(rows.map((row) => row.body));
  const keys = rows.flatMap((row) => row.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(everyone.flatMap((member) => [...member.acknowledged]))).toEqual(new Set(keys));
}

test('members on two nodes hear the same messages in the same order', async () => {
  const roomId = await testRoom(t.deps, people[0]!, people.slice(1));
  const everyone = await join(roomId, (index) => [index % 2 ? a : b]);
  for (let round = 0; round < 50; round++) {
    for (const [index, member] of everyone.entries()) member.say(`${index} says ${round}`);
    await setTimeout(2);
  }
  await expectAllInStep(roomId, everyone);
  expect(everyone[0]!.heard.size).toBe(204);
}, 40_000);

test('Redis goes away and comes back: nothing is lost, and members hear each other meanwhile', async () => {
  const roomId = await testRoom(t.deps, people[0]!, people.slice(1));
  const everyone = await join(roomId, (index) => [index % 2 ? a : b]);
  const say = (text: string) => {
    for (const member of everyone) member.say(text);
  };
  say('before');
  await expectAllInStep(roomId, everyone);
  await redis.stop();
  everyone[1]!.say('only one node knows');
  await expectAllInStep(roomId, everyone);
  say('without Redis');
  await expectAllInStep(roomId, everyone);
  say('still without');
  await redis.start();
  say('back again');
  await expectAllInStep(roomId, everyone);
}, 60_000);

/** Signed in at one node and connected to the other; resolves with the code that ended the connection. */
async function signedIn(person: Person) {
  const cookie = await openSession(t.deps, person.userId);
  const post = (action: string, value: string) =>
    fetch(`${a.address}/api/auth/${action}`, { method: 'POST', headers: { cookie: `refresh_token=${value}` } });
  const answer = await post('token', cookie);
  const [, current = ''] = /refresh_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const client = await connectAs(`${b.address}/ws/chat`, { ...person, token: accessToken });
  const ended = new Promise((resolve) => (client.onStompError = ({ headers }) => resolve(headers['code'])));
  return { ended, logout: () => post('logout', current) };
}

test('a logout at one node ends the connections at the other, also while Redis is away', async () => {
  const session = await signedIn(people[0]!);
  await session.logout();
  expect(await session.ended).toBe('LOGIN_REQUIRED');
  const another = await signedIn(people[0]!);
  await redis.stop();
  await another.logout();
  expect(await another.ended).toBe('LOGIN_REQUIRED');
  await redis.start();
}, 40_000);

test('room lists at the other node follow while Redis is away: messages, read marks, new rooms', async () => {
  const [writer, reader] = [people[0]!, people[1]!];
  const roomId = await testRoom(t.deps, writer, [reader]);
  const speaker = await connectAs(`${a.address}/ws/chat`, writer);
  const listener = await connectAs(`${b.address}/ws/chat`, reader);
  const rows = await subscribed(listener, ownRooms, { userId: reader.userId });
  const latest = (id: number) => rows.findLast((row) => row.id === id);
  await redis.stop();
  await speak(speaker, roomId, '들려요?');
  await vi.waitFor(() => expect(latest(roomId)).toMatchObject({ lastMessage: '들려요?', unreadCount: 1 }), 10_000);
  const authorization = `Bearer ${reader.token}`;
  await fetch(`${a.address}/api/chat/rooms/${roomId}/read`, { method: 'POST', headers: { authorization } });
  await vi.waitFor(() => expect(latest(roomId)).toMatchObject({ unreadCount: 0 }), 10_000);
  const another = await testRoom(t.deps, writer, [reader]);
  await vi.waitFor(() => expect(latest(another)).toMatchObject({ participantCount: 2 }), 10_000);
  const sent = rows.length;
  await speak(speaker, another, '하나만');
  await vi.waitFor(() => expect(latest(another)).toMatchObject({ lastMessage: '하나만' }), 10_000);
  expect(rows.length).toBe(sent + 1);
  await redis.start();
  await Promise.all([speaker, listener].map((client) => client.deactivate({ force: true })));
}, 60_000);

test.each([
  ['at once', false],
  ['also while Redis is away', true],
])(
  'who leaves at one node has no photo and hears no word at the other, %s',
  async (_when, away) => {
    const [sender, goes, stays] = people as [Person, Person, Person];
    const roomId = await testRoom(t.deps, sender, people.slice(1));
    const as = ({ token }: Person, headers = {}) => ({ headers: { ...headers, authorization: `Bearer ${token}` } });
    const { payload, headers } = form([
      { name: 'use', content: 'TALK' },
      { name: 'file', content: await jpegOf(700, 40), filename: 'photo.jpg', type: 'image/jpeg' },
    ]);
    const pictures = `${a.address}/api/chat/rooms/${roomId}/pictures`;
    const uploaded = await fetch(pictures, { method: 'POST', body: new Uint8Array(payload), ...as(sender, headers) });
    const { id, url } = (await uploaded.json()) as { id: string; url: string };
    const everyone = await join(roomId, (index) => [index % 2 ? a : b]);
    everyone[0]!.say('', { pictures: [id] });
    await expectAllInStep(roomId, everyone);
    const seen = async (person: Person) => [
      (await fetch(`${a.address}${url}`, as(person))).status,
      (await fetch(`${b.address}${url}?w=320`, as(person))).status,
    ];
    expect([await seen(goes), await seen(stays)]).toEqual([
      [200, 200],
      [200, 200],
    ]);

    await t.db
      .updateTable('participants')
      .set({ askedUntil: new Date(Date.now() + 60_000) })
      .where('boardId', '=', roomId)
      .where('userId', '=', goes.userId)
      .execute();
    const phone = await connectAs(`${b.address}/ws/chat`, goes);
    const refused = await subscribed(phone, liveErrors, {});
    const heard = await enter(phone, roomId);
    if (away) await redis.stop();
    const answer = { method: 'POST', body: JSON.stringify({ stay: false }) };
    const room = `${a.address}/api/chat/rooms/${roomId}`;
    const left = await fetch(`${room}/change`, { ...answer, ...as(goes, { 'content-type': 'application/json' }) });
    expect(left.status).toBe(200);
    expect([await seen(goes), await seen(stays)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    await vi.waitFor(() => expect(refused.map(({ code }) => code)).toEqual(['NOT_A_MEMBER']), 10_000);
    const before = heard.length;
    everyone[0]!.say('잘 가요');
    await vi.waitFor(() => expect([...everyone[2]!.heard.values()].at(-1)?.message).toBe('잘 가요'), 10_000);
    expect(heard).toHaveLength(before);
    if (away) await redis.start();
    await phone.deactivate({ force: true });
  },
  40_000,
);

test('Redis falls silent and speaks again: everybody is heard meanwhile, and nothing is lost', async () => {
  const roomId = await testRoom(t.deps, people[0]!, people.slice(1));
  const everyone = await join(roomId, (index) => [index % 2 ? a : b]);
  redis.pause();
  for (let round = 0; round < 5; round++) {
    for (const member of everyone) member.say(`into the silence ${round}`);
    await expectAllInStep(roomId, everyone);
  }
  redis.resume();
  for (const member of everyone) member.say('aloud');
  await expectAllInStep(roomId, everyone);
}, 60_000);

test('a node killed under load loses no acknowledged message, and its clients carry on at the other', async () => {
  const roomId = await testRoom(t.deps, people[0]!, people.slice(1));
  const everyone = await join(roomId, (index) => (index % 2 ? [a, b] : [b, a]));
  let round = 0;
  const talk = async (rounds: number) => {
    for (const end = round + rounds; round < end; round++) {
      for (const [index, member] of everyone.entries()) member.say(`${index} says ${round}`);
      await setTimeout(3);
    }
  };
  await talk(40);
  await Promise.all([talk(40), b.stop('SIGKILL')]);
  await talk(40);
  await expectAllInStep(roomId, everyone, 20_000);
  expect(everyone[0]!.heard.size).toBe(4 + 4 * 120);
}, 60_000);
