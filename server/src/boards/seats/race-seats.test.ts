import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { isWhole } from '../../test-ring';
import { boardForm, boardRow, join, openBoard } from '../test-boards';

/** Seats by twos and threes: nobody gets a part of what they asked for, and N seats never hold N + 1. */
const ROUNDS = isWhole ? 20 : 3;

let t: TestApp;
let leader: Person;
let crowd: Person[];
beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
  crowd = [];
  for (let i = 0; i < 24; i++) crowd.push(await t.person());
}, 60_000);
afterAll(() => t.close());

const take = (person: Person, boardId: BoardId, seats: number) =>
  t.call(person, 'POST', `/api/group-boards/${boardId}/join`, { seats });
const raise = (person: Person, boardId: BoardId, seats: number) =>
  t.call(person, 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats });

/** The seats of each member are what the board counts, and who asked for several has all of them. */
async function expectCounted(boardId: BoardId): Promise<number[]> {
  const board = await boardRow(t, boardId);
  const members = await t.db.selectFrom('seated').select('seats').where('boardId', '=', boardId).execute();
  const seats = members.map((member) => member.seats);
  expect(seats.reduce((sum, each) => sum + each, 0)).toBe(board.memberCount);
  expect(board.memberCount).toBeLessThanOrEqual(board.totalUser);
  expect(board.stage).toBe(board.memberCount === board.totalUser ? 'RECRUITED' : 'RECRUITING');
  return seats;
}

test('two joiners of two for three open seats: one gets two, the other none', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 4, maxSeats: 2 });
    const answers = await Promise.all(crowd.slice(0, 2).map((person) => take(person, boardId, 2)));
    expect(answers.map(({ body }) => String(body.code ?? 'joined')).sort()).toEqual(['SEATS_NOT_LEFT', 'joined']);
    expect(answers.find(({ status }) => status === 409)!.body.fields).toEqual({ seats: '1자리까지 고를 수 있어요.' });
    expect((await expectCounted(boardId)).sort((a, b) => a - b)).toEqual([1, 2]);
  }
});

test('a crowd by ones, twos and threes', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 14, maxSeats: 3, mySeats: 2 });
    const asked = crowd.map((person, index) => ({ person, seats: 1 + ((index + round) % 3) }));
    const answers = await Promise.all(asked.map(({ person, seats }) => take(person, boardId, seats)));
    for (const [index, { status, body }] of answers.entries()) {
      if (status !== 200) expect(['SEATS_NOT_LEFT', 'BOARD_FULL']).toContain(body.code);
      const { seats } = (await t.db
        .selectFrom('seated')
        .select('seats')
        .where('boardId', '=', boardId)
        .where('userId', '=', asked[index]!.person.userId)
        .executeTakeFirst()) ?? { seats: 0 };
      expect(seats).toBe(status === 200 ? asked[index]!.seats : 0);
    }
    // Somebody wants one, so nothing stays open.
    await expectCounted(boardId);
    expect((await boardRow(t, boardId)).stage).toBe('RECRUITED');
  }
});

test('more seats beside joiners', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const boardId = await openBoard(t, leader, { totalUser: 5, maxSeats: 3 });
    const [holder, ...others] = crowd as [Person, ...Person[]];
    await join(t, holder, boardId);
    const [raised, ...answers] = await Promise.all([
      raise(holder, boardId, 3),
      ...others.slice(0, 3).map((person) => take(person, boardId, 2)),
    ]);
    const joined = answers.filter(({ status }) => status === 200).length;
    expect(joined).toBeLessThanOrEqual(1);
    const seats = await expectCounted(boardId);
    expect(seats.reduce((sum, each) => sum + each, 0)).toBe(1 + (raised.status === 200 ? 3 : 1) + 2 * joined);
    if (raised.status !== 200) expect(['SEATS_NOT_LEFT', 'BOARD_IN_PROGRESS']).toContain(raised.body.code);
  }
});

test('the leader takes more or fewer while others join', { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    for (const mySeats of [1, 4]) {
      const boardId = await openBoard(t, leader, { totalUser: 8, price: 80_000, maxSeats: 2, mySeats: 3 });
      const form = await boardForm(t, { totalUser: 8, price: 80_000, mySeats });
      const [edited, ...answers] = await Promise.all([
        t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form),
        ...crowd.slice(0, 6).map((person) => take(person, boardId, 2)),
      ]);
      const joined = answers.filter(({ status }) => status === 200).length;
      const own = edited.status === 200 ? mySeats : 3;
      const seats = await expectCounted(boardId);
      expect(seats.reduce((sum, each) => sum + each, 0)).toBe(own + 2 * joined);
      if (edited.status !== 200) expect(['INVALID_FIELDS', 'BOARD_IN_PROGRESS']).toContain(edited.body.code);
    }
  }
});
