import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { type TestApp, testApp } from '../test-app';
import { runCommand } from '../test-command';
import { readSafetyOrder } from './safety-order';
import { openReports, reportAs, titlesNotified } from './test-safety';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
});
afterAll(() => t.close());

const safety = (...words: string[]) => runCommand(t.database.url, 'safety/safety-command.ts', ...words);
const TIMEOUT = { timeout: 200_000 };

test('npm run safety lists what waits and decides it, with a line for each act', TIMEOUT, async () => {
  const [leader, reporter] = [await t.person(), await t.person()];
  const boardId = await openBoard(t, leader, { content: '맥주 한 박스' });
  await reportAs(t, reporter, 'BOARD', boardId, { text: '술이에요' });
  const [report] = await openReports(t, reporter);

  const listed = await safety();
  expect(listed.code).toBe(0);
  expect(listed.text).toContain(`BOARD ${boardId} of person ${leader.userId}: SCAM 술이에요`);
  expect(listed.text).toContain(`BOARD ${boardId}: FORBIDDEN "맥주"`);
  expect(listed.text).toMatch(/\n1 open, 1 flagged\.\n$/);

  expect(await safety('seen', String(boardId))).toEqual({ code: 0, text: 'Done.\n' });
  expect(await safety('dismiss', String(report!.id), '문제', '없어요')).toEqual({ code: 0, text: 'Done.\n' });
  expect((await safety('list')).text).toBe('0 open, 0 flagged.\n');
  expect(await titlesNotified(t, reporter)).toContain('신고를 처리했어요');
  const acts = await t.db.selectFrom('auditLog').select(['what', 'target', 'reason', 'byId']).orderBy('id').execute();
  expect(acts).toEqual([
    { what: 'board.seen', target: `board ${boardId}`, reason: '', byId: null },
    { what: 'report.decide', target: `report ${report!.id}`, reason: '문제 없어요', byId: null },
  ]);
});

test('what cannot be done is said in a sentence and by the exit code, and leaves no line', TIMEOUT, async () => {
  const lines = () => t.db.selectFrom('auditLog').select('id').execute();
  const before = await lines();
  expect(await safety('ban', '999999', '사기')).toEqual({ code: 1, text: '이웃을 찾을 수 없어요.\n' });
  expect(await safety('seen', '999999')).toEqual({
    code: 1,
    text: 'Nothing of board 999999 waits to be looked at.\n',
  });
  expect(await safety('warn', '7')).toMatchObject({ code: 2, text: expect.stringMatching(/^usage: npm run safety/) });
  expect(await lines()).toEqual(before);
});

test.each([
  [[], { what: 'list' }],
  [['list'], { what: 'list' }],
  [['seen', '12'], { what: 'seen', boardId: 12 }],
  [['lift', '7'], { what: 'lift', userId: 7 }],
  [['dismiss', '4', '문제', '없어요'], { what: 'end', reportId: 4, verdict: 'DISMISSED', reason: '문제 없어요' }],
  [['uphold', '4', '사기'], { what: 'end', reportId: 4, verdict: 'UPHELD', reason: '사기' }],
  [['warn', '7', '욕설'], { what: 'sanction', userId: 7, wanted: { kind: 'WARNED', reason: '욕설' } }],
  [['ban', '7', '사기'], { what: 'sanction', userId: 7, wanted: { kind: 'BANNED', reason: '사기' } }],
  [['pause', '7', '3', '도배'], { what: 'sanction', userId: 7, wanted: { kind: 'PAUSED', days: 3, reason: '도배' } }],
  [['list', '3'], null],
  [['seen'], null],
  [['seen', '0'], null],
  [['ban', 'x', '사기'], null],
  [['warn', '7'], null],
  [['warn', '7', ' '], null],
  [['pause', '7', '3'], null],
  [['pause', '7', '0', '도배'], null],
  [['pause', '7', '도배'], null],
  [['forgive', '7', '실수'], null],
])('npm run safety -- %j', (words, order) => {
  expect(readSafetyOrder(words)).toEqual(order);
});
