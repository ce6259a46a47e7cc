import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completedRoom, type Done } from '../reviews/test-completed';
import { type Person, type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';
import { noteRoom } from './note-room';
import { replyMinutes } from './reply-rules';

let t: TestApp;
let room: Done;
let people: Person[];
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  people = [await t.person(), await t.person(), await t.person(), await t.person()];
  const [leader, ...followers] = people as [Person, ...Person[]];
  room = await completedRoom(t, leader, followers, 40_000);
});
afterAll(() => t.close());

/** Who speaks, and how many minutes after the one before. */
type Talk = { who: number; after: number }[];
const START = new Date('2026-11-10T03:00:00.000Z').getTime();

async function say(talk: Talk, room: Done) {
  let minutes = 0;
  const said = talk.map(({ who, after }) => {
    minutes += after;
    return { by: people[who]!, at: new Date(START + minutes * 60_000) };
  });
  await sql`delete from messages where room_id = ${room.id} and type = 'TEXT'`.execute(t.db);
  await sql`delete from reply_times`.execute(t.db);
  if (said.length > 0)
    await t.db
      .insertInto('messages')
      .values(
        said.map(({ by, at }, nth) => ({
          roomId: room.id,
          seq: 1000 + nth,
          type: 'TEXT' as const,
          participantId: room.idOf(by),
          body: '네',
          sentAt: at,
        })),
      )
      .execute();
  return said.map(({ by, at }) => ({ by: by.userId, at, leader: by === room.leader }));
}

async function noted(room: Done) {
  await noteRoom(t.deps, room.id);
  const rows = await t.db.selectFrom('replyTimes').select(['followerId', 'minutes']).orderBy('followerId').execute();
  return rows.map(({ followerId, minutes }) => [followerId, minutes]);
}

test('what is noted of a room is what its whole talk says', { timeout: 60_000 }, async () => {
  const talk: fc.Arbitrary<Talk> = fc.array(
    fc.record({ who: fc.nat(3), after: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 900 })) }),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(talk, async (words) => {
      const said = await say(words, room);
      expect(await noted(room)).toEqual([...replyMinutes(said)].toSorted(([a], [b]) => a - b));
    }),
    { numRuns: runs(60) },
  );
});

test('who did not pay, and whoever has left the room, waited for nobody', async () => {
  const [, , unpaid, gone] = people as [Person, Person, Person, Person];
  await say(
    [1, 2, 3, 0].map((who) => ({ who, after: 5 })),
    room,
  );
  const nothing = { status: 'VOID' as const, impUid: null, paidAt: null };
  await t.db.updateTable('orders').set(nothing).where('participantId', '=', room.idOf(unpaid)).execute();
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'UNPAID' })
    .where('id', '=', room.idOf(gone))
    .execute();
  expect(await noted(room)).toEqual([[people[1]!.userId, 15]]);
});

test('who sat there for 0원 waited for nobody', async () => {
  const [leader, ...followers] = people as [Person, ...Person[]];
  for (const [price, waited] of [
    [1, 0],
    [400, 3],
  ] as const) {
    const done = await completedRoom(t, leader, followers, price);
    await say(
      [1, 2, 3, 0].map((who) => ({ who, after: 5 })),
      done,
    );
    expect(await noted(done), `${price}원 in all`).toHaveLength(waited);
  }
});
