import { NOTICE_AUDIENCE, NOTICE_KINDS, type RoomId } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';
import { countUnreadMessages } from './room-rows';
import { setReadSeq, testRoom } from './test-rooms';

let t: TestApp;
let [leader, follower]: Person[] = [];
beforeAll(async () => {
  t = await testApp();
  [leader, follower] = [await t.person(), await t.person()];
});
afterAll(() => t.close());

type Said = { by: 'leader' | 'follower' | 'mascot'; kind: 'TEXT' | 'ENTER' | (typeof NOTICE_KINDS)[number] | null };

const messages = fc.array(
  fc.oneof(
    fc.record({ by: fc.constantFrom('leader', 'follower'), kind: fc.constantFrom('TEXT', 'TEXT', 'ENTER') }),
    fc.record({ by: fc.constant('mascot'), kind: fc.constantFrom(...NOTICE_KINDS, null) }),
  ) as fc.Arbitrary<Said>,
  { maxLength: 30 },
);

/** In a room of its own, after what its opening said; the number of the last message before. */
async function fill(said: readonly Said[]): Promise<{ roomId: RoomId; before: number }> {
  const roomId = await testRoom(t.deps, leader!, [follower!]);
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', roomId).execute();
  const idOf = (by: Said['by']) =>
    by === 'mascot' ? null : seats.find(({ userId }) => userId === (by === 'leader' ? leader! : follower!).userId)!.id;
  const { lastSeq: before } = await t.db
    .selectFrom('chatRooms')
    .select('lastSeq')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  const typeOf = ({ by, kind }: Said) => (by === 'mascot' ? 'SYSTEM' : kind);
  await sql`insert into messages (room_id, seq, type, participant_id, notice, body, sent_at)
    select ${roomId}, ${before} + nth, type, who, notice, '말', ${t.clock.now}::timestamptz + nth * interval '1 second'
    from unnest(${said.map(typeOf)}::text[], ${said.map(({ by }) => idOf(by))}::bigint[],
      ${said.map(({ by, kind }) => (by === 'mascot' ? kind : null))}::text[]) with ordinality s (type, who, notice, nth)`.execute(
    t.db,
  );
  await t.db
    .updateTable('chatRooms')
    .set({ lastSeq: before + said.length })
    .where('id', '=', roomId)
    .execute();
  return { roomId, before };
}

const unreadFor = (reader: 'leader' | 'follower', { by, kind }: Said) => {
  if (by === reader || kind === 'ENTER') return false;
  if (by !== 'mascot' || kind === null) return true;
  return NOTICE_AUDIENCE[kind as (typeof NOTICE_KINDS)[number]] !== (reader === 'leader' ? 'followers' : 'leader');
};

test('what is counted by the index is what is unread, message by message', async () => {
  await fc.assert(
    fc.asyncProperty(messages, fc.nat(30), async (said, read) => {
      const { roomId, before } = await fill(said);
      const mark = Math.min(read, said.length);
      await setReadSeq(t.db, roomId, before + mark);
      for (const [name, person] of [
        ['leader', leader!],
        ['follower', follower!],
      ] as const) {
        const expected = said.slice(mark).filter((each) => unreadFor(name, each)).length;
        expect(await countUnreadMessages(t.db, person.userId, roomId)).toBe(expected);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('counting stops at a thousand, whatever lies between', async () => {
  const remarks: Said[] = Array.from({ length: 20 }, () => ({ by: 'follower', kind: 'ENTER' }));
  const words = (count: number): Said[] => Array.from({ length: count }, () => ({ by: 'follower', kind: 'TEXT' }));
  const count = async (said: Said[]) => {
    const { roomId, before } = await fill(said);
    await setReadSeq(t.db, roomId, before);
    return countUnreadMessages(t.db, leader!.userId, roomId);
  };
  expect(await count([...remarks, ...words(999)])).toBe(999);
  expect(await count([...words(700), ...remarks, ...words(700)])).toBe(1000);
});
