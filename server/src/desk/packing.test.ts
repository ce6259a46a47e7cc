import { DAY_MS, type Packing } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awake, join, openBoard } from '../boards/test-boards';
import { say, seatOf } from '../payments/test-received';
import { fullRoom, roomIn, type TestRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const packing = (room: TestRoom, who: Person = room.leader) =>
  t.call(awake(t, who), 'GET', `/api/chat/rooms/${room.id}/packing`);
const note = async (room: TestRoom, about: Person, text: unknown, who: Person = room.leader) => {
  const { id } = await seatOf(t, room, about);
  return t.call(awake(t, who), 'PUT', `/api/chat/rooms/${room.id}/packing/${id}`, { note: text });
};
const notes = async (room: TestRoom) =>
  ((await packing(room)).body as Packing).people.map(({ note: text }) => text).filter(Boolean);

test('who gets how much, in the order in which they joined, the leader last', async () => {
  const leader = await t.person({ nickname: '새봄' });
  const id = await openBoard(t, leader, {
    name: '무항생제 유정란',
    quantity: '60구',
    totalUser: 7,
    maxSeats: 3,
    mySeats: 2,
    price: 25_000,
  });
  const room: TestRoom = { id, leader, followers: [], share: 0 };
  for (const seats of [1, 2, 2]) {
    const follower = await t.person();
    await t.call(follower, 'POST', `/api/group-boards/${id}/join`, { seats });
    room.followers.push(follower);
  }
  const { body, status } = await packing(room);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: '무항생제 유정란',
    quantity: '60구',
    each: '8구',
    left: '4구',
    appointment: null,
  });
  const { people } = body as Packing;
  expect(
    people.map(({ nickname, seats, amount, share, state, me }) => [nickname, seats, amount, share, state, me]),
  ).toEqual([
    [room.followers[0]!.nickname, 1, '8구', 3571, 'WAITING', false],
    [room.followers[1]!.nickname, 2, '16구', 7142, 'WAITING', false],
    [room.followers[2]!.nickname, 2, '16구', 7142, 'WAITING', false],
    ['새봄', 2, '16구', 7145, null, true],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/phone|address|010/);
});

test('where the goods cannot be divided nothing is said of them; states and the meeting are', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await t.db.updateTable('boards').set({ quantity: '5kg 2박스' }).where('id', '=', room.id).execute();
  const startsAt = new Date(t.clock.now.getTime() + 2 * DAY_MS).toISOString();
  await t.call(room.leader, 'PUT', `/api/chat/rooms/${room.id}/appointment`, { startsAt, place: '성수역 3번 출구' });
  await say(t, room, room.followers[0]!);
  const { body } = await packing(room);
  expect(body).toMatchObject({ each: null, left: null, appointment: { startsAt, place: '성수역 3번 출구' } });
  expect((body as Packing).people.map(({ amount, state }) => [amount, state])).toEqual([
    [null, 'HANDED'],
    [null, 'WAITING'],
    [null, null],
  ]);
});

describe('a note', () => {
  test('is written, changed and taken away, and read by the leader alone', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [first, second] = room.followers as [Person, Person];
    expect((await note(room, first, ' 3층 문고리 ')).status).toBe(200);
    await note(room, second, '반만');
    await note(room, room.leader, '남은 것');
    expect(await notes(room)).toEqual(['3층 문고리', '반만', '남은 것']);
    await note(room, first, '8시 넘어서 와요');
    await note(room, second, '');
    await note(room, second, '');
    expect(await notes(room)).toEqual(['8시 넘어서 와요', '남은 것']);
    for (const path of ['', '/handover', '/disputes', '/receipts']) {
      const seen = await t.call(awake(t, first), 'GET', `/api/chat/rooms/${room.id}${path}`);
      expect(JSON.stringify(seen.body)).not.toContain('8시 넘어서');
    }
    expect((await packing(room, first)).body.code).toBe('NOT_LEADER');
    expect((await note(room, first, '내 메모', first)).body.code).toBe('NOT_LEADER');
  });

  test('is one line of a hundred characters', async () => {
    const room = await fullRoom(t);
    const [first] = room.followers as [Person];
    expect((await note(room, first, '👨‍👩‍👧'.repeat(100))).status).toBe(200);
    for (const bad of ['가'.repeat(101), '한 줄\n두 줄', 7, null, undefined]) {
      expect((await note(room, first, bad)).status).toBe(400);
    }
  });

  test('is of somebody who sits there', async () => {
    const [room, other] = [await fullRoom(t), await fullRoom(t)];
    const { id } = await seatOf(t, other, other.followers[0]!);
    const foreign = await t.call(room.leader, 'PUT', `/api/chat/rooms/${room.id}/packing/${id}`, { note: '남' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'PARTICIPANT_NOT_FOUND']);
    await t.db
      .updateTable('participants')
      .set({ leftAt: t.clock.now, leftWhy: 'UNPAID' })
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[0]!.userId)
      .execute();
    expect((await note(room, room.followers[0]!, '갔어요')).body.code).toBe('PARTICIPANT_NOT_FOUND');
  });

  test('written ten times at once is one of them', async () => {
    const room = await fullRoom(t);
    const [first] = room.followers as [Person];
    const all = await Promise.all(Array.from({ length: 10 }, (_, nth) => note(room, first, `메모 ${nth}`)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await notes(room)).toEqual([expect.stringMatching(/^메모 \d$/)]);
  });

  test('goes with whoever wrote it and with whom it is about, also when both happens at once', async () => {
    for (let round = 0; round < 5; round++) {
      const room = await roomIn(t, 'COMPLETED');
      const [leaving, staying] = room.followers as [Person, Person];
      await note(room, leaving, '이 사람 메모');
      await note(room, staying, '남는 사람 메모');
      const [left] = await Promise.all([
        t.call(awake(t, leaving), 'DELETE', '/api/users'),
        note(room, leaving, '늦은 메모'),
        note(room, leaving, '더 늦은 메모'),
      ]);
      expect(left.status).toBe(200);
      expect(await notes(room)).toEqual(['남는 사람 메모']);
      expect((await note(room, leaving, '떠난 뒤')).body.code).toBe('PARTICIPANT_NOT_FOUND');
    }
    const room = await fullRoom(t, { followers: 1, price: 1 });
    await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
    await t.call(awake(t, room.followers[0]!), 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
    await note(room, room.followers[0]!, '리더의 메모');
    expect((await t.call(awake(t, room.leader), 'DELETE', '/api/users')).status).toBe(200);
    const left = await t.db.selectFrom('packingNotes').select('note').where('note', '=', '리더의 메모').execute();
    expect(left).toEqual([]);
  });

  test('is in the leader’s own export, and in nobody else’s', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [first] = room.followers as [Person];
    await note(room, first, '둘만 아는 메모');
    const exported = async (who: Person) =>
      JSON.stringify((await t.call(awake(t, who), 'GET', '/api/users/export')).body);
    expect(await exported(room.leader)).toContain('둘만 아는 메모');
    expect(await exported(first)).not.toContain('둘만 아는 메모');
  });

  test('is kept for thirty days after the end', async () => {
    const [over, open] = [await roomIn(t, 'COMPLETED'), await roomIn(t, 'PURCHASED')];
    for (const room of [over, open]) await note(room, room.followers[0]!, '메모');
    const began = t.clock.now;
    const left: number[] = [];
    for (const days of [29, 31]) {
      t.clock.now = new Date(began.getTime() + days * DAY_MS);
      await t.deps.jobs.add(t.db, 'desk.clear', {});
      await t.runJobs();
      left.push((await notes(over)).length, (await notes(open)).length);
    }
    t.clock.now = began;
    expect(left).toEqual([1, 1, 0, 1]);
  });
});

test('who joined later stands later', async () => {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: 3 });
  const people = [await t.person(), await t.person()];
  for (const person of people.toReversed()) await join(t, person, id);
  const { body } = await packing({ id, leader, followers: people, share: 0 });
  expect((body as Packing).people.map(({ nickname }) => nickname)).toEqual(
    [people[1]!, people[0]!, leader].map(({ nickname }) => nickname),
  );
});
