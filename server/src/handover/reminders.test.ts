import type { Handover } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../boards/test-boards';
import { inbox } from '../notifications/test-inbox';
import { fullRoom, payShareOf, report, roomIn, type TestRoom, takeBack } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { findClocks, runClocks } from '../test-clocks';

let t: TestApp;
let room: TestRoom;
const at = (local: string) => new Date(`2026-11-${local}:00.000+09:00`);
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
beforeEach(async () => {
  t.clock.now = at('16T12:00');
  room = await roomIn(t, 'PURCHASED');
});
afterAll(() => t.close());

const call = (by: Person, method: 'PUT' | 'POST' | 'GET' | 'DELETE', path: string, body?: object) =>
  t.call(awake(t, by), method, `/api/chat/rooms/${room.id}/${path}`, body);
const set = (startsAt: Date, place = '정문') => call(room.leader, 'PUT', 'appointment', { startsAt, place });
const everybody = () => [room.leader, ...room.followers];
const told = async (person: Person, kind = 'APPOINTMENT_SOON') =>
  (await inbox(t, person))
    .filter((entry) => entry.kind === kind)
    .map(({ title, body }) => `${title} / ${body}`)
    .toReversed();

test('everybody hears of it the evening before and an hour before, once, whoever runs the job', async () => {
  await set(at('20T19:00'));
  for (const now of ['19T19:55', '19T20:00', '19T20:05', '20T18:00', '20T18:05']) {
    t.clock.now = at(now);
    await Promise.all([runClocks(t.deps), runClocks(t.deps)]);
  }
  for (const person of everybody()) {
    expect(await told(person)).toEqual(['내일 저녁 7시에 만나요 / 정문', '1시간 뒤에 만나요 / 정문 · 저녁 7시']);
  }
});

test('a week of standstill: nothing is told of what is over; late, the words are still true', async () => {
  await set(at('20T19:00'));
  t.clock.now = at('20T18:30');
  await runClocks(t.deps);
  expect(await told(room.leader)).toEqual(['30분 뒤에 만나요 / 정문 · 저녁 7시']);
  room = await roomIn(t, 'PURCHASED');
  await set(at('21T19:00'));
  t.clock.now = at('27T12:00');
  await runClocks(t.deps);
  expect(await told(room.leader)).toEqual([]);
});

test('moved, it is reminded of anew, and what nobody was sent yet is taken back', async () => {
  await set(at('20T19:00'));
  t.clock.now = at('19T20:00');
  await runClocks(t.deps);
  await set(at('20T20:00'));
  expect(await told(room.followers[0]!)).toEqual([]);
  t.clock.now = at('20T19:00');
  await runClocks(t.deps);
  expect(await told(room.followers[0]!)).toEqual(['1시간 뒤에 만나요 / 정문 · 저녁 8시']);
});

test('moved while reminders are sent: whoever is told is told of what stands', async () => {
  await set(at('20T19:00'));
  t.clock.now = at('19T20:00');
  await Promise.all([runClocks(t.deps), set(at('21T19:00')), runClocks(t.deps)]);
  expect(await told(room.followers[0]!)).toEqual([]);
});

test('called off, or with everything handed over, nobody is reminded', async () => {
  await set(at('20T19:00'));
  await call(room.leader, 'DELETE', 'appointment');
  const done = await roomIn(t, 'PURCHASED');
  const cancelled = room;
  room = done;
  await set(at('20T19:00'));
  await t.db.updateTable('boards').set({ stage: 'COMPLETED' }).where('id', '=', done.id).execute();
  t.clock.now = at('19T20:00');
  await runClocks(t.deps);
  for (const person of [...cancelled.followers, ...done.followers]) expect(await told(person)).toEqual([]);
});

test('a poll ends by itself: the leader hears what suits most of what is still ahead, once', async () => {
  const slots = [at('17T12:00'), at('21T11:00'), at('21T19:00')].map((startsAt) => ({ startsAt }));
  const { body } = await call(room.leader, 'POST', 'polls', { slots });
  const { poll } = body as Handover;
  for (const follower of room.followers) await call(follower, 'PUT', `polls/${poll!.id}/answer`, { slots: [1, 3] });
  t.clock.now = at('19T20:55');
  await runClocks(t.deps);
  expect(await told(room.leader, 'POLL_ENDED')).toEqual([]);
  t.clock.now = at('19T21:00');
  await Promise.all([runClocks(t.deps), runClocks(t.deps)]);
  expect(await told(room.leader, 'POLL_ENDED')).toEqual([
    '가능한 시간을 다 물어봤어요 / 가장 많은 이웃이 고른 시간은 11월 21일 토요일 저녁 7시 ~ 8시예요. 약속으로 정할까요?',
  ]);
  const { body: after } = await call(room.leader, 'GET', 'handover');
  expect(after.poll).toMatchObject({ id: poll!.id, closed: true });
});

test('a time with minutes is said as it is spoken', async () => {
  const slots = [at('21T11:00'), at('21T18:30')].map((startsAt) => ({ startsAt }));
  const { body } = await call(room.leader, 'POST', 'polls', { slots });
  await call(room.followers[0]!, 'PUT', `polls/${(body as Handover).poll!.id}/answer`, { slots: [2] });
  t.clock.now = at('19T21:00');
  await runClocks(t.deps);
  expect((await told(room.leader, 'POLL_ENDED'))[0]).toContain('저녁 6시 30분 ~ 7시 30분이에요. 약속으로 정할까요?');
});

test('all that was chosen is over: the leader hears that, not that nobody chose', async () => {
  const slots = [at('17T12:00'), at('21T11:00')].map((startsAt) => ({ startsAt }));
  const { body } = await call(room.leader, 'POST', 'polls', { slots });
  await call(room.followers[0]!, 'PUT', `polls/${(body as Handover).poll!.id}/answer`, { slots: [1] });
  t.clock.now = at('19T21:00');
  await runClocks(t.deps);
  expect(await told(room.leader, 'POLL_ENDED')).toEqual([
    '가능한 시간을 다 물어봤어요 / 고른 시간이 모두 지났어요. 다시 물어보거나 약속을 바로 정할 수 있어요',
  ]);
});

test('nobody answered: the leader hears that', async () => {
  await call(room.leader, 'POST', 'polls', { slots: ['21T11:00', '21T19:00'].map((day) => ({ startsAt: at(day) })) });
  t.clock.now = at('19T21:00');
  await t.runJobs();
  expect(await told(room.leader, 'POLL_ENDED')).toEqual([
    '가능한 시간을 다 물어봤어요 / 고른 시간이 없어요. 다시 물어보거나 약속을 바로 정할 수 있어요',
  ]);
});

test('a payment lost while an appointment stands: paid again, everybody is reminded of it', async () => {
  room = await fullRoom(t);
  const [lost, kept] = room.followers as [Person, Person];
  const impUid = await payShareOf(t, room, awake(t, lost));
  await payShareOf(t, room, awake(t, kept));
  await set(at('20T19:00'));
  t.clock.now = at('17T12:00');
  await takeBack(t, impUid);
  await report(t, room, awake(t, lost), impUid);
  // As far as the room knows nobody meets now: whatever asks finds nothing to come.
  await findClocks(t.deps);
  await runClocks(t.deps);
  await payShareOf(t, room, awake(t, lost));
  t.clock.now = at('19T20:00');
  await runClocks(t.deps);
  expect(await told(kept)).toEqual(['내일 저녁 7시에 만나요 / 정문']);
});

test('its job is lost, as from a backup: found within the hour, and told once', async () => {
  await set(at('20T19:00'));
  await findClocks(t.deps);
  t.clock.now = at('19T20:00');
  await runClocks(t.deps);
  await findClocks(t.deps);
  await runClocks(t.deps);
  expect(await told(room.leader)).toEqual(['내일 저녁 7시에 만나요 / 정문']);
});
