import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inbox } from '../../notifications/test-inbox';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, openBoard } from '../test-boards';
import { tellRepeatDue } from './repeat-due';

const BEGIN = new Date('2026-11-15T03:00:00.000Z');
let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.now = BEGIN;
  leader = await t.person();
});
afterAll(() => t.close());

const save = (person: Person, id: BoardId, body: object = { weeks: 2, weekday: 1 }) =>
  t.call(awake(t, person), 'PUT', `/api/group-boards/${id}/repeat`, body);
const end = (person: Person, id: BoardId) => t.call(awake(t, person), 'DELETE', `/api/group-boards/${id}/repeat`);
const rowsOf = (person: Person) => t.db.selectFrom('repeats').selectAll().where('userId', '=', person.userId).execute();
const told = async (person: Person) =>
  (await inbox(t, awake(t, person))).filter(({ kind }) => kind === 'REPEAT_DUE').map(({ body }) => body);

async function ended(person: Person): Promise<BoardId> {
  const id = await openBoard(t, person);
  await t.call(awake(t, person), 'POST', `/api/group-boards/${id}/cancel`);
  return id;
}

async function at(day: string): Promise<void> {
  t.clock.now = new Date(`${day}T01:00:00.000Z`);
  await t.runJobs();
}

test('three reminders that nobody uses, the last of them says that it stops', async () => {
  const id = await ended(leader);
  expect((await save(leader, id)).body).toEqual({ weeks: 2, weekday: 1, nextOn: '2026-11-30' });
  t.clock.now = new Date('2026-11-30T00:59:59.000Z');
  await t.runJobs();
  expect(await told(leader)).toEqual([]);
  await at('2026-11-30');
  await at('2026-12-01');
  expect(await told(leader)).toEqual(['제주 감귤 10kg · 값만 확인하면 바로 열 수 있어요']);
  await at('2026-12-14');
  await at('2026-12-28');
  expect((await told(leader))[0]).toBe('제주 감귤 10kg · 세 번 지나가서 이제 알림을 멈출게요');
  expect(await rowsOf(leader)).toEqual([]);
  await at('2027-01-11');
  expect(await told(leader)).toHaveLength(3);
});

test('after a standstill of a month one is told, and the rhythm stays', async () => {
  const id = await ended(leader);
  await save(leader, id, { weeks: 1, weekday: 1 });
  await at('2026-12-23');
  expect(await told(leader)).toHaveLength(1);
  expect(await rowsOf(leader)).toMatchObject([{ nextOn: '2026-12-28', unused: 1 }]);
});

test('two nodes tell once', async () => {
  const id = await ended(leader);
  await save(leader, id);
  t.clock.now = new Date('2026-11-30T01:00:00.000Z');
  await Promise.all(Array.from({ length: 4 }, () => tellRepeatDue(t.deps, id)));
  expect(await told(leader)).toHaveLength(1);
  expect(await rowsOf(leader)).toMatchObject([{ unused: 1 }]);
});

test('opening from it moves it to the new purchase and forgets the unused ones', async () => {
  const id = await ended(leader);
  await save(leader, id);
  await at('2026-11-30');
  const entry = (await inbox(t, awake(t, leader))).find(({ kind }) => kind === 'REPEAT_DUE');
  expect(entry).toMatchObject({ title: '이번에도 열어 볼까요?', path: `/gonggu/write?again=${id}` });
  const opened = await t.call(awake(t, leader), 'POST', '/api/group-boards', await boardForm(t, { again: id }));
  expect(await rowsOf(leader)).toEqual([
    { boardId: opened.body.id, userId: leader.userId, weeks: 2, weekday: 1, nextOn: '2026-12-14', unused: 0 },
  ]);
  await t.call(awake(t, leader), 'POST', `/api/group-boards/${opened.body.id}/cancel`);
  await at('2026-12-14');
  expect(await told(leader)).toHaveLength(2);
});

describe('it is gone', () => {
  test('ended, with a deleted post, and with a ban', async () => {
    for (const go of [
      (id: BoardId) => end(leader, id),
      (id: BoardId) => t.call(awake(t, leader), 'DELETE', `/api/group-boards/${id}`),
    ]) {
      const id = await ended(leader);
      await save(leader, id);
      expect((await go(id)).status).toBe(200);
      expect(await rowsOf(leader)).toEqual([]);
    }
    const id = await ended(leader);
    await save(leader, id);
    await sanctionNow(t.deps, leader.userId, { kind: 'BANNED', reason: '도배' });
    await t.deps.sanctions.read();
    await t.runJobs();
    expect(await rowsOf(leader)).toEqual([]);
    await at('2026-11-30');
    const entries = await t.db.selectFrom('notifications').select('kind').where('userId', '=', leader.userId).execute();
    expect(entries.map(({ kind }) => kind)).not.toContain('REPEAT_DUE');
  });
});

test('who is paused is passed over, and nothing counts against them', async () => {
  const id = await ended(leader);
  await save(leader, id);
  await sanctionNow(t.deps, leader.userId, { kind: 'PAUSED', days: 30, reason: '도배' });
  await t.deps.sanctions.read();
  await at('2026-11-30');
  expect(await told(leader)).toEqual([]);
  expect(await rowsOf(leader)).toMatchObject([{ nextOn: '2026-12-14', unused: 0 }]);
});

test('while the last one still recruits, or is held, nobody is reminded of what could not be opened', async () => {
  const id = await ended(leader);
  await save(leader, id, { weeks: 1, weekday: 1 });
  const form = await boardForm(t, { again: id, deadline: '2026-12-05' });
  const next = (await t.call(awake(t, leader), 'POST', '/api/group-boards', form)).body.id as BoardId;
  await at('2026-11-23');
  await at('2026-11-30');
  expect(await told(leader)).toEqual([]);
  expect(await rowsOf(leader)).toMatchObject([{ boardId: next, nextOn: '2026-12-07', unused: 0 }]);
  await t.call(awake(t, leader), 'POST', `/api/group-boards/${next}/cancel`);
  await t.db.updateTable('boards').set({ heldAt: t.clock.now }).where('id', '=', next).execute();
  await at('2026-12-07');
  expect(await told(leader)).toEqual([]);
  await t.db.updateTable('boards').set({ heldAt: null }).where('id', '=', next).execute();
  await at('2026-12-14');
  expect(await told(leader)).toHaveLength(1);
  expect(await rowsOf(leader)).toMatchObject([{ unused: 1 }]);
});

test('five at most, however many come at once; the same again changes nothing', async () => {
  const ids: BoardId[] = [];
  for (let nth = 0; nth < 7; nth++) ids.push(await ended(leader));
  const answers = await Promise.all(ids.map((id) => save(leader, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.code === 'REPEATS_FULL')).toHaveLength(2);
  const [kept] = await rowsOf(leader);
  t.clock.now = new Date(BEGIN.getTime() + 3 * 86_400_000);
  expect((await save(leader, kept!.boardId)).body.nextOn).toBe('2026-11-30');
  expect((await save(leader, kept!.boardId, { weeks: 1, weekday: 5 })).body.nextOn).toBe('2026-11-27');
  const other = await t.person();
  expect((await save(other, kept!.boardId)).body.code).toBe('NOT_LEADER');
});
