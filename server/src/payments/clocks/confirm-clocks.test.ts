import { HOUR_MS, WARNED_HOURS } from '@mungchi/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { unmarkWord } from '../../handover/mark-word';
import { type Person, type TestApp, testApp } from '../../test-app';
import { runClocks } from '../../test-clocks';
import { booksOf } from '../ledger/test-books';
import { appointmentIn, notifiedOfReceived, say, seatOf } from '../test-received';
import { fullRoom, roomIn, stageOf, type TestRoom } from '../test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

/** To a time of that day of November in Seoul, later days being those of December; and lets the clocks of the receipt run. */
async function at(day: number, hour: number): Promise<void> {
  t.clock.now = new Date(Date.UTC(2026, 10, day, 0, (hour - 9) * 60));
  await runClocks(t.deps);
}
const told = (who: Person) => notifiedOfReceived(t, who);
const press = (room: TestRoom, who: Person) =>
  t.call(awake(t, who), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
/** Bought on 15 November at noon. */
async function bought(): Promise<TestRoom> {
  t.clock.now = new Date('2026-11-15T03:00:00.000Z');
  return roomIn(t, 'PURCHASED');
}
const credits = async (room: TestRoom) =>
  (await booksOf(t, room)).movements.flatMap(({ kind, amount }) => (kind === 'HAND_OVER' ? [amount] : []));
const disputesOf = (room: TestRoom) =>
  t.db.selectFrom('disputes').selectAll().where('boardId', '=', room.id).orderBy('id').execute();

const SOON = 'CONFIRM_SOON 곧 자동으로 완료돼요 / 아직 못 받았다면 지금 알려 주세요';
const HANDED = (until: string) =>
  `HANDED 리더가 전달했다고 해요 / 받았다면 ‘받았어요’를 눌러 주세요. ${until}에 자동으로 완료돼요`;
const AUTO = (days: number) => `AUTO_CONFIRMED 거래가 완료됐어요 / ${days}일 동안 소식이 없어 자동으로 완료했어요`;

describe('a follower of whom the leader said a word', () => {
  test('is told at once, a day before and three hours before, and then counts as having received', async () => {
    const room = await bought();
    const [forgetful, other] = room.followers as [Person, Person];
    await press(room, other);
    await say(t, room, forgetful);
    expect((await seatOf(t, room, forgetful)).confirmBy).toEqual(new Date('2026-11-22T12:00:00.000Z'));
    await at(21, 20.5);
    expect(await told(forgetful)).toEqual([HANDED('11월 22일 밤 9시')]);
    await at(21, 21);
    await at(21, 21.5);
    expect(await told(forgetful)).toEqual([HANDED('11월 22일 밤 9시'), SOON]);
    await at(22, 18);
    await at(22, 20.5);
    expect(await told(forgetful)).toEqual([HANDED('11월 22일 밤 9시'), SOON, SOON]);
    expect((await seatOf(t, room, forgetful)).receivedAt).toBeNull();
    await at(22, 21);
    expect(await told(forgetful)).toEqual([HANDED('11월 22일 밤 9시'), SOON, SOON, AUTO(7)]);
    expect(await seatOf(t, room, forgetful)).toMatchObject({ receivedAt: t.clock.now, receivedHow: 'AUTO' });
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await credits(room)).toEqual([2 * room.share]);
    const paths = t.db.selectFrom('notifications').select('path').where('userId', '=', forgetful.userId);
    const { path } = await paths.where('kind', '=', 'AUTO_CONFIRMED').executeTakeFirstOrThrow();
    expect(path, 'where one can still tell of a problem').toBe(`/chat/${room.id}/handover`);
    await at(23, 21);
    expect((await told(forgetful)).length).toBe(4);
  });

  test('at a meeting that was known a day ahead three days are enough; the last warning is urgent', async () => {
    const room = await bought();
    await appointmentIn(t, room);
    const [came, missed] = room.followers as [Person, Person];
    await say(t, room, came);
    await say(t, room, missed, 'NO_SHOW');
    expect((await seatOf(t, room, missed)).confirmBy).toEqual(new Date('2026-11-18T12:00:00.000Z'));
    await at(17, 21);
    await at(18, 18);
    const urgent = await t.db
      .selectFrom('notifications')
      .select(['urgentUntil', 'path'])
      .where('userId', '=', missed.userId)
      .where('kind', '=', 'CONFIRM_SOON')
      .orderBy('id')
      .execute();
    const path = `/chat/${room.id}/receive`;
    expect(urgent).toEqual([
      { urgentUntil: null, path },
      { urgentUntil: new Date('2026-11-18T12:00:00.000Z'), path },
    ]);
    await at(18, 21);
    expect(await told(missed)).toEqual([
      'NO_SHOW 약속에 못 오셨나요? / 리더와 다시 약속하거나, 다녀가셨다면 알려 주세요',
      SOON,
      SOON,
      AUTO(3),
    ]);
    expect(await seatOf(t, room, missed)).toMatchObject({ receivedHow: 'AUTO', noShowAt: expect.any(Date) });
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await credits(room)).toEqual([2 * room.share]);
  });

  test('a word taken back stops it; said again it begins anew', async () => {
    const room = await bought();
    const [who] = room.followers as [Person];
    await say(t, room, who);
    await at(21, 21);
    await unmarkWord(t.deps, room.leader.userId, room.id, (await seatOf(t, room, who)).id, 'HANDED');
    await at(22, 21);
    expect(await seatOf(t, room, who)).toMatchObject({ receivedAt: null, confirmBy: null, confirmWarnings: 0 });
    await say(t, room, who);
    expect((await seatOf(t, room, who)).confirmBy).toEqual(new Date('2026-11-29T12:00:00.000Z'));
    await at(29, 21);
    expect((await seatOf(t, room, who)).receivedAt, 'unwarned').toBeNull();
  });

  test('an open dispute stops it', async () => {
    const room = await bought();
    const [who] = room.followers as [Person];
    await say(t, room, who);
    await at(21, 21);
    const seat = await seatOf(t, room, who);
    const dispute = { boardId: room.id, participantId: seat.id, text: '상했어요', wanted: 1, createdAt: t.clock.now };
    await t.db
      .insertInto('disputes')
      .values({ ...dispute, kind: 'DAMAGED' })
      .execute();
    await at(22, 18);
    await at(22, 21);
    await at(60, 21);
    expect((await seatOf(t, room, who)).receivedAt).toBeNull();
    expect((await disputesOf(room)).filter(({ participantId }) => participantId === seat.id)).toHaveLength(1);
  });

  test('after a week of standstill the one right step: warned now, and confirmed an evening later', async () => {
    const room = await bought();
    const [who, other] = room.followers as [Person, Person];
    await press(room, other);
    await say(t, room, who);
    await at(29, 10);
    await at(29, 12);
    expect(await told(who)).toEqual([HANDED('11월 22일 밤 9시'), SOON]);
    expect((await seatOf(t, room, who)).confirmBy).toEqual(new Date('2026-11-30T12:00:00.000Z'));
    // The job stands still again, past the new date: the warning was in time.
    await at(37, 9);
    expect(await told(who)).toEqual([HANDED('11월 22일 밤 9시'), SOON, AUTO(7)]);
    expect(await stageOf(t, room)).toBe('COMPLETED');
  });

  test('two nodes at once: each is told once, received once, handed over once', async () => {
    const room = await bought();
    const both = async (day: number, hour: number) => {
      t.clock.now = new Date(Date.UTC(2026, 10, day, hour - 9));
      await Promise.all([runClocks(t.deps), runClocks(t.deps)]);
    };
    for (const follower of room.followers) await say(t, room, follower);
    await both(21, 21);
    await both(22, 18);
    await both(22, 21);
    for (const follower of room.followers)
      expect(await told(follower)).toEqual([HANDED('11월 22일 밤 9시'), SOON, SOON, AUTO(7)]);
    expect(await credits(room)).toEqual([2 * room.share]);
    expect(await stageOf(t, room)).toBe('COMPLETED');
  });

  test('the last two by press and by clock at once: one end, one credit', async () => {
    const room = await bought();
    const [clocked, pressing] = room.followers as [Person, Person];
    await say(t, room, clocked);
    await at(21, 21);
    t.clock.now = new Date('2026-11-22T12:00:00.000Z');
    const [, pressed] = await Promise.all([runClocks(t.deps), press(room, pressing)]);
    expect(pressed.status).toBe(200);
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect(await credits(room)).toEqual([2 * room.share]);
    expect((await seatOf(t, room, clocked)).receivedHow).toBe('AUTO');
    expect((await seatOf(t, room, pressing)).receivedHow).toBe('PRESS');
  });
});

describe('nobody says anything', () => {
  test('both are asked after two weeks, and after three an operator is', async () => {
    const room = await bought();
    const [silent, late] = room.followers as [Person, Person];
    await at(29, 20.5);
    expect(await told(silent)).toEqual([]);
    await at(29, 21);
    await at(30, 21);
    const asked = 'RECEIPT_ASKED 물건을 받으셨나요? / 받았다면 ‘받았어요’를 눌러 주세요. 못 받았다면 알려 주세요';
    expect([await told(silent), await told(late)]).toEqual([[asked], [asked]]);
    expect(await told(room.leader)).toEqual([
      'RECEIPT_ASKED 물건을 모두 전했나요? / 전한 이웃을 표시해 주세요. 소식이 없으면 뭉치가 확인할게요',
    ]);
    await at(36, 20.5);
    expect(await disputesOf(room)).toEqual([]);
    await at(36, 21);
    await at(37, 21);
    const cases = await disputesOf(room);
    expect(cases).toMatchObject(
      [1, 2].map(() => ({ kind: 'STALLED', state: 'ESCALATED', wanted: room.share, endedAt: null })),
    );
    const escalated = 'DISPUTE_ESCALATED 뭉치가 확인할게요 / 영업일 3일 안에 알려 드려요';
    expect((await told(silent)).slice(1)).toEqual([escalated]);
    expect((await told(room.leader)).slice(1)).toEqual([escalated, escalated]);
    expect((await booksOf(t, room)).held, 'nothing moves').toBe(2 * room.share);

    expect((await press(room, late)).status).toBe(200);
    expect((await disputesOf(room)).map(({ state }) => state).toSorted()).toEqual(['ESCALATED', 'WITHDRAWN']);
    expect((await press(room, silent)).body.stage).toBe('COMPLETED');
    expect(await credits(room)).toEqual([2 * room.share]);
  });

  test('a meeting to come is waited for', async () => {
    const room = await bought();
    t.clock.now = new Date('2026-12-05T03:00:00.000Z');
    await appointmentIn(t, room, { began: -24 });
    await at(36, 21);
    expect(await disputesOf(room)).toEqual([]);
    await at(39, 20.5);
    expect(await disputesOf(room)).toEqual([]);
    await at(39, 21);
    expect(await disputesOf(room)).toHaveLength(2);
  });

  test('where nothing is held nothing is left to decide: it counts as received', async () => {
    t.clock.now = new Date('2026-11-15T03:00:00.000Z');
    const room = await fullRoom(t, { followers: 3, price: 2 });
    await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
    await at(36, 21);
    expect(await disputesOf(room)).toEqual([]);
    expect(await stageOf(t, room)).toBe('COMPLETED');
    expect((await told(room.followers[0]!)).at(-1)).toBe(AUTO(21));
    expect(await credits(room)).toEqual([]);
  });

  test('a room whose step fails is passed over; the others go on', async () => {
    const [broken, room] = [await bought(), await bought()];
    for (const each of [broken, room]) for (const follower of each.followers) await say(t, each, follower);
    await at(21, 21);
    await sql`create function breaks() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      t.db,
    );
    const trigger = sql.raw(`before update on participants for each row when (new.board_id = ${broken.id})`);
    await sql`create trigger breaks ${trigger} execute function breaks()`.execute(t.db);
    await at(22, 21);
    await sql`drop trigger breaks on participants`.execute(t.db);
    expect([await stageOf(t, broken), await stageOf(t, room)]).toEqual(['PURCHASED', 'COMPLETED']);
  });
});

/** The real verbs at random hours, with a job that stands still for days. */
test('whatever people do, nobody is confirmed who was not told of this date two hours before', async () => {
  const deed = fc.record({
    do: fc.constantFrom('handed', 'handed', 'unmark', 'run', 'run', 'run', 'run'),
    who: fc.nat(1),
    hours: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 20, max: 200 })),
  });
  let confirmed = 0;
  for (const deeds of fc.sample(fc.array(deed, { minLength: 20, maxLength: 30 }), 6)) {
    const room = await bought();
    for (const { do: what, who, hours } of deeds) {
      t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS);
      const person = room.followers[who]!;
      const seat = await seatOf(t, room, person);
      if (what === 'run') await runClocks(t.deps);
      else if (seat.receivedAt !== null || (await disputesOf(room)).length > 0) continue;
      else if (what === 'handed') await say(t, room, person);
      else await unmarkWord(t.deps, room.leader.userId, room.id, seat.id, 'HANDED');
    }
    for (const person of room.followers) {
      const { receivedAt, receivedHow, confirmBy, confirmWarnedFor, confirmWarnedAt } = await seatOf(t, room, person);
      if (!receivedAt) continue;
      confirmed++;
      expect(receivedHow).toBe('AUTO');
      expect(receivedAt >= confirmBy!).toBe(true);
      expect(confirmWarnedFor).toEqual(confirmBy);
      expect(receivedAt.getTime() - confirmWarnedAt!.getTime()).toBeGreaterThanOrEqual(WARNED_HOURS * HOUR_MS);
      const warnings = (await told(person)).filter((line) => line.startsWith('CONFIRM_SOON'));
      expect(warnings.length).toBeGreaterThan(0);
    }
    expect((await booksOf(t, room)).balance).toBe(0);
    await t.db.updateTable('boards').set({ stage: 'CANCELLED' }).where('id', '=', room.id).execute();
  }
  expect(confirmed).toBeGreaterThan(0);
});
