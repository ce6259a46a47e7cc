import { DAY_MS, type Handover, HOUR_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { inbox } from '../notifications/test-inbox';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { runClocks } from '../test-clocks';

let t: TestApp;
let room: TestRoom;
const START = new Date('2026-11-16T03:00:00.000Z');
const FRIDAY = '2026-11-20T10:00:00.000Z';
const SATURDAY = '2026-11-21T02:00:00.000Z';
const SUNDAY = '2026-11-22T09:00:00.000Z';
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(async () => {
  t.clock.now = START;
  room = await roomIn(t, 'PAYING');
});
afterAll(() => t.close());

const later = (ms: number) => new Date(t.clock.now.getTime() + ms);
const call = (by: Person, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  t.call(awake(t, by), method, `/api/chat/rooms/${room.id}/${path}`, body);
const open = (...starts: string[]) =>
  call(room.leader, 'POST', 'polls', { slots: starts.map((startsAt) => ({ startsAt })) });
const seen = async (by: Person): Promise<Handover> => (await call(by, 'GET', 'handover')).body;
const told = async (person: Person) => (await inbox(t, person)).map(({ kind }) => kind);
const opened = async (): Promise<number> => (await open(SUNDAY, FRIDAY, SATURDAY)).body.poll.id;
const answer = (by: Person, id: number, slots: number[]) => call(by, 'PUT', `polls/${id}/answer`, { slots });
const pick = (id: number, slot: number, by = room.leader) => call(by, 'POST', `polls/${id}/pick`, { slot });

test('the leader asks once at a time; the slots stand in the order of time and the neighbours are told', async () => {
  const { body } = await open(SUNDAY, FRIDAY, SATURDAY);
  expect(body.poll.slots.map(({ slot, startsAt }: { slot: number; startsAt: string }) => [slot, startsAt])).toEqual([
    [1, FRIDAY],
    [2, SATURDAY],
    [3, SUNDAY],
  ]);
  expect(body.poll).toMatchObject({ closed: false, answered: false, endsAt: '2026-11-19T12:00:00.000Z' });
  expect((await open(FRIDAY, SUNDAY)).body.code).toBe('POLL_OPEN');
  expect(await told(room.followers[0]!)).toContain('POLL_OPENED');
  expect(await told(room.leader)).not.toContain('POLL_OPENED');
});

test('who has answered has seen what was asked, and nobody else', async () => {
  const id = await opened();
  const [first, second] = room.followers as [Person, Person];
  await answer(first, id, [1]);
  const unread = async (by: Person) => (await inbox(t, by)).flatMap(({ kind, read }) => (read ? [] : kind));
  expect(await unread(first)).not.toContain('POLL_OPENED');
  expect(await unread(second)).toContain('POLL_OPENED');
});

test('answers change as often as one likes; none is one too; when all have answered the leader hears it once', async () => {
  const id = await opened();
  const [first, second] = room.followers as [Person, Person];
  await answer(first, id, [2, 1, 2]);
  await answer(first, id, [3, 1]);
  expect(await told(room.leader)).not.toContain('POLL_ANSWERED_ALL');
  await answer(second, id, []);
  await answer(second, id, [1]);
  await answer(room.leader, id, [1]);
  const { poll } = await seen(first);
  expect(poll!.slots.map(({ count, mine }) => [count, mine])).toEqual([
    [3, true],
    [0, false],
    [1, true],
  ]);
  expect(poll!.slots[2]!.people).toEqual([expect.objectContaining({ nickname: first.nickname })]);
  expect([poll!.answered, poll!.waitingFor]).toEqual([true, []]);
  expect((await told(room.leader)).filter((kind) => kind === 'POLL_ANSWERED_ALL')).toHaveLength(1);
});

test('who has not answered is waited for', async () => {
  const id = await opened();
  await answer(room.followers[0]!, id, []);
  const { poll } = await seen(room.followers[1]!);
  expect(poll!.answered).toBe(false);
  expect(poll!.waitingFor.map(({ nickname }) => nickname)).toEqual([room.leader.nickname, room.followers[1]!.nickname]);
});

test('picking makes the appointment, with open answers too, and ends the poll', async () => {
  const id = await opened();
  expect((await pick(id, 2, room.followers[0]!)).body.code).toBe('NOT_LEADER');
  const { body } = await pick(id, 2);
  expect(body).toMatchObject({ poll: null, appointment: { version: 1, startsAt: SATURDAY } });
  expect((await answer(room.followers[0]!, id, [1])).body.code).toBe('POLL_CLOSED');
  expect((await pick(id, 1)).body.code).toBe('POLL_CLOSED');
  expect(await told(room.followers[0]!)).toContain('APPOINTMENT_SET');
});

test('picked again later, the place stays where it was', async () => {
  await call(room.leader, 'PUT', 'appointment', { startsAt: FRIDAY, place: '후문', note: '초록 가방' });
  const { body } = await pick(await opened(), 3);
  expect(body.appointment).toMatchObject({ version: 2, startsAt: SUNDAY, place: '후문', note: '초록 가방' });
});

test('an appointment without it ends it as well; the same appointment again does not', async () => {
  await call(room.leader, 'PUT', 'appointment', { startsAt: FRIDAY, place: '후문' });
  const id = await opened();
  const same = await call(room.leader, 'PUT', 'appointment', { startsAt: FRIDAY, place: '후문' });
  expect(same.body.poll.id).toBe(id);
  const other = await call(room.leader, 'PUT', 'appointment', { startsAt: SUNDAY, place: '후문' });
  expect(other.body.poll).toBeNull();
});

test('a slot that has passed cannot be picked any more', async () => {
  const id = (await open(later(HOUR_MS).toISOString(), FRIDAY)).body.poll.id;
  t.clock.now = later(45 * 60_000);
  const { status, body } = await pick(id, 1);
  expect([status, body.code, body.fields]).toEqual([
    400,
    'INVALID_FIELDS',
    { slot: '지금부터 30분 뒤, 3주 안으로 골라 주세요.' },
  ]);
  expect((await pick(id, 2)).status).toBe(200);
});

test.each([
  [[FRIDAY], 'slots'],
  [[FRIDAY, SATURDAY, SUNDAY, FRIDAY, SATURDAY, SUNDAY], 'slots'],
  [[FRIDAY, FRIDAY], 'slots.1.startsAt'],
  [[FRIDAY, '2026-11-16T03:10:00.000Z'], 'slots.1.startsAt'],
])('%j is refused at %s', async (starts, field) => {
  const { status, body } = await open(...starts);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'INVALID_FIELDS', [field]]);
});

test('slots that were not asked for and polls of other rooms are refused', async () => {
  const id = await opened();
  expect((await answer(room.followers[0]!, id, [4])).body.fields).toEqual({ slots: '후보 시간 중에서 골라 주세요.' });
  expect((await pick(id, 5)).body.fields).toEqual({ slot: '후보 시간 중에서 골라 주세요.' });
  room = await roomIn(t, 'PAYING');
  expect((await answer(room.followers[0]!, id, [1])).body.code).toBe('POLL_CLOSED');
  expect((await pick(id, 1)).body.code).toBe('POLL_CLOSED');
});

test('its time over, nothing is taken any more, and it can be read until the next appointment or poll', async () => {
  const id = await opened();
  t.clock.now = later(4 * DAY_MS);
  expect((await answer(room.followers[0]!, id, [1])).body.code).toBe('POLL_CLOSED');
  expect((await seen(room.leader)).poll).toMatchObject({ id, closed: true });
  const next = await open(later(DAY_MS).toISOString(), later(2 * DAY_MS).toISOString());
  expect(next.body.poll).toMatchObject({ closed: false });
  expect(next.body.poll.id).not.toBe(id);
});

test('ended by itself, what suits most can still become the appointment, once', async () => {
  const id = await opened();
  await answer(room.followers[0]!, id, [2]);
  t.clock.now = later(4 * DAY_MS - HOUR_MS);
  await runClocks(t.deps);
  expect((await seen(room.leader)).poll).toMatchObject({ id, closed: true });
  expect((await pick(id, 2)).body).toMatchObject({ poll: null, appointment: { startsAt: SATURDAY } });
  expect((await pick(id, 3)).body.code).toBe('POLL_CLOSED');
});

test('ended by itself, and an appointment was made without it: nothing is picked of it', async () => {
  const id = await opened();
  t.clock.now = later(4 * DAY_MS - HOUR_MS);
  await runClocks(t.deps);
  await call(room.leader, 'PUT', 'appointment', { startsAt: SUNDAY });
  expect((await pick(id, 2)).body.code).toBe('POLL_CLOSED');
});

test('many at once: two openings are one poll, two picks one appointment', async () => {
  const openings = await Promise.all([open(FRIDAY, SUNDAY), open(FRIDAY, SUNDAY), open(FRIDAY, SUNDAY)]);
  expect(openings.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(openings.filter(({ body }) => body.code === 'POLL_OPEN')).toHaveLength(2);
  const { id } = (await seen(room.leader)).poll!;
  const [first, second] = room.followers as [Person, Person];
  const results = await Promise.all([
    answer(first, id, [1]),
    answer(second, id, [2]),
    pick(id, 1),
    pick(id, 2),
    answer(first, id, [2]),
  ]);
  expect(results.every(({ status, body }) => status === 200 || body.code === 'POLL_CLOSED')).toBe(true);
  expect(results.slice(2, 4).filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await seen(room.leader)).appointment!.version).toBe(1);
});
