import type { ChatRoomRow, RoomId, Stage } from '@mungchi/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../test-app';
import { countedQueries, sentQueries } from '../test-queries';
import { KnownRows } from './known-rows';
import { listRooms } from './list-rooms';
import { MessageAppender } from './message-appender';
import { testRoom } from './test-rooms';

let t: TestApp;
let leader: Person;
let member: Person;
let room: RoomId;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [leader, member] = [await t.person(), await t.person()];
  room = await testRoom(t.deps, leader, [member]);
});

/** A node: nothing tells it of anything, as if every message of the bus were lost. */
function node() {
  const known = new KnownRows(t.deps.now);
  return (person: Person, db = t.db): Promise<ChatRoomRow[]> =>
    listRooms({ db, now: t.deps.now, known }, person.userId, {}).then(({ rooms }) => rooms);
}
const say = (person: Person, text: string) =>
  new MessageAppender(t.deps).append({ roomId: room, userId: person.userId, text, key: null });
const setStage = (stage: Stage) => t.db.updateTable('boards').set({ stage }).where('id', '=', room).execute();

type Change = (room: RoomId, me: Person, other: Person) => RawBuilder<unknown>;
const board =
  (assignment: string): Change =>
  (id) =>
    sql`update boards set ${sql.raw(assignment)} where id = ${id}`;
const own =
  (assignment: string): Change =>
  (id, me) =>
    sql`update participants set ${sql.raw(assignment)} where board_id = ${id} and user_id = ${me.userId}`;
const mark =
  (column: string, value: RawBuilder<unknown>): Change =>
  (id, me) =>
    sql`
    insert into room_reads (participant_id, ${sql.ref(column)})
    select id, ${value} from participants where board_id = ${id} and user_id = ${me.userId}
    on conflict (participant_id) do update set ${sql.ref(column)} = ${value}`;
const others =
  (assignment: string): Change =>
  (id, me) =>
    sql`update participants set ${sql.raw(assignment)} where board_id = ${id} and user_id <> ${me.userId}`;
const seatOf = (id: RoomId, { userId }: Person) =>
  sql`(select id from participants where board_id = ${id} and user_id = ${userId})`;
const dispute: Change = (id, _me, other) => sql`insert into disputes
  (board_id, participant_id, kind, text, wanted, answer_by, created_at, state)
  values (${id}, ${seatOf(id, other)}, 'SHORT', '하나 모자라요', 100, '2026-11-20T03:00Z', now(), 'OPEN')`;

/** Where it shows, and to whom; every table that a row is read from is written by one of them. */
const CHANGES: [string, Stage, 'leader' | 'member', Change][] = [
  ['the title', 'RECRUITING', 'member', (id) => sql`update chat_rooms set title = '새 이름' where id = ${id}`],
  ['the picture', 'RECRUITING', 'member', board(`pictures = '[{"url":"/pictures/b.webp"}]'`)],
  ['the stage', 'RECRUITING', 'member', board(`stage = 'RECRUITED'`)],
  ['the price', 'RECRUITING', 'member', board('price = 60000')],
  ['the deadline', 'RECRUITING', 'leader', board(`deadline = '2026-12-24'`)],
  ['a free seat', 'RECRUITING', 'leader', board('member_count = 5')],
  ['a seat to be filled', 'RECRUITED', 'leader', board(`member_count = 5, vacant_until = '2026-12-02T03:00Z'`)],
  ['the end of buying', 'PAYING', 'leader', board(`buy_by = '2026-12-02T03:00Z'`)],
  ['a read mark', 'RECRUITING', 'leader', mark('read_seq', sql`1`)],
  ['silence', 'RECRUITING', 'member', mark('muted_at', sql`now()`)],
  ['a clock of the share', 'RECRUITED', 'member', own(`pay_by = '2026-12-02T03:00Z'`)],
  ['a paid share', 'RECRUITED', 'member', own('paid_at = now()')],
  ['more seats', 'RECRUITING', 'member', own('seats = 2')],
  ['a question to the member', 'RECRUITING', 'member', own(`asked_until = '2026-12-02T03:00Z'`)],
  ['handed over', 'PURCHASED', 'member', own("handed_at = now(), confirm_by = '2026-12-02T03:00Z'")],
  ['one’s own leaving', 'RECRUITING', 'member', own("left_at = now(), left_why = 'WITHDRAWN'")],
  ['another’s leaving', 'RECRUITING', 'leader', others("left_at = now(), left_why = 'WITHDRAWN'")],
  ['another has received', 'PURCHASED', 'leader', others('received_at = now()')],
  [
    'the last line hidden',
    'RECRUITING',
    'member',
    (id) => sql`update chat_rooms set last_message = '가렸어요' where id = ${id}`,
  ],
  ['a problem to answer', 'COMPLETED', 'leader', dispute],
  [
    'a meeting',
    'PAYING',
    'member',
    (id) => sql`insert into appointments (board_id, version, starts_at, ends_at, place, set_at)
      values (${id}, 1, '2026-12-02T03:00Z', '2026-12-02T04:00Z', '정문', now())`,
  ],
  [
    'a poll',
    'PURCHASED',
    'member',
    (id) => sql`insert into time_polls (board_id, created_at, ends_at) values (${id}, now(), '2026-12-02T03:00Z')`,
  ],
  [
    'a review',
    'COMPLETED',
    'member',
    (id, me, other) => sql`insert into reviews (board_id, writer_id, target_id, target_user_id, target_role, star)
      values (${id}, ${seatOf(id, me)}, ${seatOf(id, other)}, ${other.userId}, 'LEADER', 5)`,
  ],
  [
    'a block',
    'RECRUITING',
    'leader',
    (_id, me, other) =>
      sql`insert into blocks (blocker_id, blocked_id, created_at) values (${me.userId}, ${other.userId}, now())`,
  ],
];

describe('a node that hears of nothing answers as one that knows nothing', () => {
  test.each(CHANGES)('after a change of %s in %s, to the %s', async (_name, stage, who, change) => {
    const [me, other] = who === 'leader' ? [leader, member] : [member, leader];
    await say(member, '안녕하세요');
    await setStage(stage);
    if (stage === 'PURCHASED') await t.db.updateTable('participants').set({ paidAt: t.clock.now }).execute();
    const list = node();
    const before = await list(me);
    await change(room, me, other).execute(t.db);
    const after = await list(me);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await node()(me));
    // And what it has learned is as right.
    expect(await list(me)).toEqual(after);
  });

  test('messages count while they come, are read and are hidden', async () => {
    const list = node();
    const counts = [];
    for (let said = 0; said < 3; said++) {
      await say(member, `${said}번째`);
      counts.push((await list(leader)).map(({ unreadCount, lastMessage }) => [unreadCount, lastMessage]));
    }
    // Two cards of the mascot came first.
    expect(counts).toEqual([[[2, '0번째']], [[3, '1번째']], [[4, '2번째']]]);
  });

  test('the clock moves what is to do, though nothing was written', async () => {
    const list = node();
    await t.db.updateTable('boards').set({ endedAt: t.clock.now }).where('id', '=', room).execute();
    await setStage('CANCELLED');
    expect((await list(member))[0]?.over).toBeUndefined();
    const at = t.clock.now;
    t.clock.now = new Date(at.getTime() + 4 * 86_400_000);
    await sql`update chat_rooms set last_message_at = null where id = ${room}`.execute(t.db);
    expect((await list(member))[0]?.over).toBe(true);
    t.clock.now = new Date(at.getTime() + 3_600_000 / 2);
    expect((await list(member))[0]?.over).toBeUndefined();
    t.clock.now = at;
  });

  test('a new room comes', async () => {
    const list = node();
    await list(leader);
    const other = await testRoom(t.deps, leader);
    expect((await list(leader)).map(({ id }) => id)).toEqual(
      await node()(leader).then((rows) => rows.map(({ id }) => id)),
    );
    expect((await list(leader)).map(({ id }) => id)).toContain(other);
  });
});

test('what has not changed is not read again; what a meeting or a block may change, is', async () => {
  const list = node();
  await list(leader);
  const queries = async () => {
    const counted = countedQueries();
    await list(leader, t.db.withPlugin(counted.plugin));
    return counted.queries();
  };
  expect(await queries()).toBe(1);
  await say(member, '안녕하세요');
  expect([await queries(), await queries()]).toEqual([2, 1]);
  await setStage('PURCHASED');
  // Nothing is known any more: the rows are read at once.
  expect([await queries(), await queries()]).toEqual([2, 1]);
});

test('an hour later everything is read anew', async () => {
  const known = new KnownRows(() => t.clock.now);
  const list = () => listRooms({ db: t.db, now: t.deps.now, known }, leader.userId, {});
  await list();
  expect(known.of(leader.userId)?.size).toBe(1);
  const at = t.clock.now;
  t.clock.now = new Date(at.getTime() + 3_600_000);
  expect(known.of(leader.userId)).toBeNull();
  t.clock.now = new Date(at.getTime() - 1);
  expect(known.of(leader.userId)).toBeNull();
  t.clock.now = at;
});

/** A row that shows something of one more table needs it among its versions, and a change of it above. */
test('a row is read from no other table', async () => {
  const [query] = (await sentQueries(t, await t.person(), '/api/chat/rooms')).filter(({ text }) =>
    text.includes('img_url'),
  );
  const tables = new Set([...query!.text.matchAll(/\b(?:from|join) ([a-z_]{2,})/g)].map((found) => found[1]));
  const spokenOf = [
    'appointment_changes',
    'appointments',
    'blocks',
    'boards',
    'chat_rooms',
    'disputes',
    'messages',
    'participants',
    'reviews',
    'room_reads',
    'seated',
    'time_poll_answers',
    'time_polls',
  ];
  expect(tables).toEqual(new Set(spokenOf));
});
