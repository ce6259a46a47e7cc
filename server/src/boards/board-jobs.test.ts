import type { BoardId } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loseJobs, runTimes } from '../jobs/test-jobs';
import { type Person, type TestApp, testApp } from '../test-app';
import { runClocks } from '../test-clocks';
import { awake, boardForm, boardRow, messagesOf, openWithFollowers } from './test-boards';

let t: TestApp;
let leader: Person;
const START = new Date('2026-11-15T03:00:00.000Z');

beforeAll(async () => {
  t = await testApp({ now: START });
  leader = await t.person();
});
beforeEach(async () => {
  t.clock.now = START;
  await t.db.updateTable('boards').set({ deletedAt: START }).execute();
});
afterAll(() => t.close());

const open = async (deadline = '2026-11-20') => (await openWithFollowers(t, leader, 1, { deadline })).boardId;

async function runAt(iso: string): Promise<void> {
  t.clock.now = new Date(iso);
  await t.runJobs();
}

const noticesOf = async (boardId: BoardId) =>
  (await messagesOf(t, boardId))
    .filter((message) => message.type === 'SYSTEM')
    .map((message) => message.body)
    .slice(1);

test('a word on the last day, one when it is over, and the end three days later', async () => {
  const boardId = await open();
  await runAt('2026-11-19T03:00:00Z');
  expect(await noticesOf(boardId)).toEqual([]);
  await runAt('2026-11-20T03:00:00Z');
  await runAt('2026-11-20T04:00:00Z');
  expect(await noticesOf(boardId)).toEqual([expect.stringContaining('오늘이 모집 마감일')]);
  await runAt('2026-11-21T03:00:00Z');
  await runAt('2026-11-23T03:00:00Z');
  expect((await noticesOf(boardId)).slice(1)).toEqual([expect.stringContaining('모집 기간이 끝났어요')]);
  expect((await boardRow(t, boardId)).stage).toBe('RECRUITING');
  await runAt('2026-11-24T03:00:00Z');
  await runAt('2026-11-25T03:00:00Z');
  expect((await noticesOf(boardId)).slice(2)).toEqual([expect.stringContaining('자동으로 취소')]);
  expect(await boardRow(t, boardId)).toMatchObject({ stage: 'CANCELLED', endedAt: new Date('2026-11-24T03:00:00Z') });
});

test('a board that fails does not hold up those after it', async () => {
  const broken = await open('2026-11-19');
  const boardId = await open('2026-11-20');
  await t.db.deleteFrom('messages').where('roomId', '=', broken).execute();
  await t.db.deleteFrom('chatRooms').where('id', '=', broken).execute();
  await runAt('2026-11-20T03:00:00Z');
  expect(await noticesOf(boardId)).toEqual([expect.stringContaining('오늘이 모집 마감일')]);
});

test('after days of standstill only what is still true is said', async () => {
  const boardId = await open();
  await runAt('2026-11-22T03:00:00Z');
  expect(await noticesOf(boardId)).toEqual([expect.stringContaining('모집 기간이 끝났어요')]);
  const forgotten = await openWithFollowers(t, awake(t, leader), 0, { deadline: '2026-11-22' });
  await runAt('2026-12-24T03:00:00Z');
  expect(await noticesOf(forgotten.boardId)).toEqual([expect.stringContaining('자동으로 취소')]);
});

test('a moved deadline starts anew; one opened on its last day needs no word', async () => {
  const boardId = await open('2026-11-16');
  await runAt('2026-11-17T03:00:00Z');
  const form = await boardForm(t, { deadline: '2026-11-18' });
  expect((await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  await runAt('2026-11-18T03:00:00Z');
  await runAt('2026-11-19T03:00:00Z');
  expect(await noticesOf(boardId)).toEqual([
    expect.stringContaining('모집 기간이 끝났어요'),
    expect.stringContaining('마감일 11월 16일 → 11월 18일'),
    expect.stringContaining('오늘이 모집 마감일'),
    expect.stringContaining('모집 기간이 끝났어요'),
  ]);
  t.clock.now = new Date('2026-11-19T03:00:00Z');
  const { boardId: lastDay } = await openWithFollowers(t, awake(t, leader), 0, { deadline: '2026-11-19' });
  await runAt('2026-11-19T04:00:00Z');
  expect(await noticesOf(lastDay)).toEqual([]);
});

test('several nodes at once say it once', async () => {
  const boardIds = [await open(), await open(), await open()];
  t.clock.now = new Date('2026-11-24T03:00:00Z');
  await Promise.all(Array.from({ length: 5 }, () => runClocks(t.deps)));
  for (const boardId of boardIds) {
    expect(await noticesOf(boardId)).toEqual([expect.stringContaining('자동으로 취소')]);
    const messages = await messagesOf(t, boardId);
    expect(messages.map((message) => message.seq)).toEqual(messages.map((_, i) => i + 1));
  }
});

test('booked for the morning of the last day; a deadline that moves forward is booked anew', async () => {
  const bookedFor = (id: BoardId) => runTimes(t.db, `boards.clock ${id}`);
  const boardId = await open('2026-11-20');
  expect(await bookedFor(boardId)).toEqual(['2026-11-20T00:00:00.000Z']);
  const form = await boardForm(t, { deadline: '2026-11-18' });
  expect((await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  expect(await bookedFor(boardId)).toEqual(['2026-11-18T00:00:00.000Z']);
});

test('a job that was lost is found, and what is due is said once', async () => {
  const boardId = await open('2026-11-20');
  await loseJobs(t.db);
  t.clock.now = new Date('2026-11-20T03:00:00Z');
  for (let times = 0; times < 2; times++) {
    await t.deps.jobs.add(t.db, 'jobs.find-clocks', {});
    await t.runJobs();
  }
  expect(await noticesOf(boardId)).toEqual([expect.stringContaining('오늘이 모집 마감일')]);
});
