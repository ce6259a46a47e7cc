import { type ChatRoom, DAY_MS, type Handover, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { inbox } from '../notifications/test-inbox';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { handoverCodeOf } from './handover-code';

let t: TestApp;
let room: TestRoom;
const START = new Date('2026-11-16T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(async () => {
  t.clock.now = START;
  room = await roomIn(t, 'PURCHASED');
});
afterAll(() => t.close());

const later = (ms: number) => new Date(t.clock.now.getTime() + ms);
const at = (path: string) => `/api/chat/rooms/${room.id}/${path}`;
const put = (form: object, by: Person = room.leader) => t.call(awake(t, by), 'PUT', at('appointment'), form);
const friday = '2026-11-20T10:00:00.000Z';
const seen = async (by: Person): Promise<Handover> => (await t.call(awake(t, by), 'GET', at('handover'))).body;
const told = async (person: Person) =>
  (await inbox(t, person)).map(({ kind, body }) => `${kind} ${body}`).filter((line) => line.startsWith('APPOINTMENT'));
const remarks = () =>
  t.db
    .selectFrom('messages')
    .select('body')
    .where('roomId', '=', room.id)
    .where('notice', '=', 'APPOINTMENT')
    .orderBy('seq')
    .execute()
    .then((rows) => rows.map(({ body }) => body));
const changes = () =>
  t.db
    .selectFrom('appointmentChanges')
    .select(['version', 'startsAt', 'late'])
    .where('boardId', '=', room.id)
    .orderBy('version')
    .execute();

test('without words it is an hour at the trade place, and everybody else is told', async () => {
  const { status, body } = await put({ startsAt: friday });
  const board = await t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
  expect(status).toBe(200);
  expect(body.appointment).toEqual({
    version: 1,
    startsAt: friday,
    endsAt: '2026-11-20T11:00:00.000Z',
    place: board.location,
    note: '',
    latitude: board.latitude,
    longitude: board.longitude,
    setAt: START.toISOString(),
    lateChanges: 0,
  });
  const inRoom: ChatRoom = (await t.call(awake(t, room.followers[0]!), 'GET', `/api/chat/rooms/${room.id}`)).body;
  expect(inRoom.appointment).toEqual({
    startsAt: friday,
    endsAt: '2026-11-20T11:00:00.000Z',
    place: board.location,
  });
  const words = `11월 20일 금요일 저녁 7시 ~ 8시, ${board.location}`;
  expect(await remarks()).toEqual([`약속이 정해졌어요. ${words}.`]);
  expect(await told(room.followers[0]!)).toEqual([`APPOINTMENT_SET ${words}`]);
  expect(await told(room.leader)).toEqual([]);
});

test('a change is kept, counts up and starts the standing anew; the same again and a new note do not', async () => {
  await put({ startsAt: friday, place: '정문' });
  await put({ startsAt: friday, place: '정문' });
  t.clock.now = later(HOUR_MS);
  const noted = await put({ startsAt: friday, place: '정문', note: '초록 가방' });
  expect(noted.body.appointment).toMatchObject({ version: 2, setAt: START.toISOString(), note: '초록 가방' });
  const moved = await put({ startsAt: friday, place: '후문', latitude: 33.5, longitude: 126.5 });
  expect(moved.body.appointment).toMatchObject({ version: 3, setAt: t.clock.now.toISOString(), lateChanges: 0 });
  expect((await changes()).map(({ version, late }) => [version, late])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
  expect((await remarks()).at(-1)).toBe('약속이 바뀌었어요. 11월 20일 금요일 저녁 7시 ~ 8시, 후문.');
  expect((await told(room.followers[1]!)).length).toBe(3);
});

test('moved or called off within two hours it is late: counted, and no night is a reason to wait', async () => {
  await put({ startsAt: later(3 * HOUR_MS).toISOString(), place: '정문' });
  t.clock.now = later(HOUR_MS + 1);
  const { body } = await put({ startsAt: later(2 * DAY_MS).toISOString(), place: '정문' });
  expect(body.appointment.lateChanges).toBe(1);
  const urgent = await t.db
    .selectFrom('notifications')
    .select('urgentUntil')
    .where('boardId', '=', room.id)
    .where('kind', '=', 'APPOINTMENT_CHANGED')
    .execute();
  expect(urgent).toEqual(room.followers.map(() => ({ urgentUntil: later(2 * HOUR_MS) })));
});

test('called off it is gone, told once, and the next one goes on counting', async () => {
  await put({ startsAt: friday, place: '정문' });
  expect((await t.call(awake(t, room.leader), 'DELETE', at('appointment'))).body.appointment).toBeNull();
  expect((await t.call(awake(t, room.leader), 'DELETE', at('appointment'))).status).toBe(200);
  expect(await remarks()).toEqual([
    '약속이 정해졌어요. 11월 20일 금요일 저녁 7시 ~ 8시, 정문.',
    '약속이 취소됐어요. 다시 정해지면 알려 드릴게요.',
  ]);
  expect((await told(room.followers[0]!))[0]).toMatch(/^APPOINTMENT_CANCELLED/);
  const again = await put({ startsAt: friday, place: '정문' });
  expect(again.body.appointment.version).toBe(3);
  expect((await changes()).map(({ startsAt }) => startsAt?.toISOString() ?? null)).toEqual([friday, null, friday]);
});

test('what is over cannot be called off; the next one is a new one, and not late', async () => {
  await put({ startsAt: later(HOUR_MS).toISOString(), place: '정문' });
  t.clock.now = later(2 * HOUR_MS);
  expect((await t.call(awake(t, room.leader), 'DELETE', at('appointment'))).body.appointment.version).toBe(1);
  const { body } = await put({ startsAt: later(DAY_MS).toISOString(), place: '정문' });
  expect(body.appointment).toMatchObject({ version: 2, lateChanges: 0 });
  expect((await told(room.followers[0]!))[0]).toMatch(/^APPOINTMENT_SET/);
});

test.each([
  [{ startsAt: new Date(START.getTime() + 29 * 60_000) }, 'startsAt'],
  [{ startsAt: new Date(START.getTime() + 22 * DAY_MS) }, 'startsAt'],
  [{ startsAt: friday, endsAt: friday }, 'endsAt'],
  [{ startsAt: friday, place: '가'.repeat(61) }, 'place'],
  [{ startsAt: friday, note: '가'.repeat(101) }, 'note'],
  [{ startsAt: friday, place: '정문', latitude: 33.5 }, 'latitude'],
])('%j is refused at %s', async (form, field) => {
  const { status, body } = await put(form);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_FIELDS', [field]]);
});

test('changes are append only', async () => {
  await put({ startsAt: friday });
  await expect(t.db.updateTable('appointmentChanges').set({ late: true }).execute()).rejects.toThrow('append only');
  await expect(t.db.deleteFrom('appointmentChanges').execute()).rejects.toThrow('append only');
});

test('changed from two places at once: every version once, the last one stands', async () => {
  const places = ['가', '나', '다', '라', '마', '바'];
  const answers = await Promise.all(places.map((place) => put({ startsAt: friday, place })));
  expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200));
  expect((await changes()).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await seen(room.leader)).appointment!.version).toBe(6);
});

test('who received and who did not: the leader sees it all, a neighbour only that', async () => {
  const [first, second] = room.followers as [Person, Person];
  const mark = (person: Person, set: object) =>
    t.db
      .updateTable('participants')
      .set(set)
      .where('boardId', '=', room.id)
      .where('userId', '=', person.userId)
      .execute();
  await mark(first, { noShowAt: START, confirmBy: later(DAY_MS) });
  await mark(second, { receivedAt: START, receivedHow: 'CODE' });
  const states = async (by: Person) => (await seen(by)).people.map(({ state, how, me }) => ({ state, how, me }));
  expect(await states(room.leader)).toEqual([
    { state: 'NO_SHOW', how: null, me: false },
    { state: 'RECEIVED', how: 'CODE', me: false },
  ]);
  expect(await states(first)).toEqual([
    { state: 'NO_SHOW', how: null, me: true },
    { state: 'RECEIVED', how: null, me: false },
  ]);
  expect(await states(second)).toEqual([
    { state: 'WAITING', how: null, me: false },
    { state: 'RECEIVED', how: 'CODE', me: true },
  ]);
  expect((await seen(room.leader)).people[0]).toMatchObject({ nickname: first.nickname, share: room.share, seats: 1 });
});

test('the code is the leader’s, while the goods are handed over', async () => {
  expect((await seen(room.leader)).code).toBe(handoverCodeOf(t.deps.keys.handover.current(), room.id));
  expect((await seen(room.followers[0]!)).code).toBeNull();
  room = await roomIn(t, 'PAYING');
  expect((await seen(room.leader)).code).toBeNull();
});
