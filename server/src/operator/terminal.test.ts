import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { paymentOf, promisePart, roomIn, takeBack } from '../payments/test-rooms';
import { ask, payoutsOf, ripeRoom } from '../payouts/test-payouts';
import { reportAs } from '../safety/test-safety';
import type { Person, TestApp } from '../test-app';
import { listUndecidable, readOrder } from './terminal';
import { contested, operatorApp, operatorPerson, postAs, reason } from './test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const listed = async (kind: string) => (await listUndecidable(t.deps)).filter((text) => text.startsWith(kind));
const type = async (line: string) => {
  await readOrder(line.split(' '))!.carryOut(t.deps, { userId: null, requestId: 'terminal' });
  await t.runJobs();
};
const acts = (target: string) =>
  t.db.selectFrom('auditLog').select(['byId', 'what', 'reason']).where('target', '=', target).orderBy('id').execute();

test.each([
  ['report 7 fine 문제 없어요', 'report 7'],
  ['report 7 burn 문제 없어요', null],
  ['report 7 fine', null],
  ['report 0 fine 문제', null],
  ['warn 7 욕설', 'person 7'],
  ['warn 7', null],
  ['pause 7 3 도배', 'person 7'],
  ['pause 7 0 도배', null],
  ['pause 7 도배', null],
  ['ban 7 사기 --name 사과', 'person 7'],
  ['ban 7 사기', null],
  ['lift 7 풀어요', 'person 7'],
  ['appeal 3 keep 그대로예요', 'appeal 3'],
  ['appeal 3 maybe 그대로예요', null],
  ['dispute 12 3000 사진에 보여요 --sum 3,000', 'dispute 12'],
  ['dispute 12 3000 사진에 보여요', null],
  ['dispute 12 3,000 왜 --sum 3000', null],
  ['dispute 12 -1 왜 --sum 1', null],
  ['case c5 retry 다시', 'case c5'],
  ['case 5 retry 다시', null],
  ['case c5 by-hand KB-1234 --sum 700', 'case c5'],
  ['case c5 by-hand KB-1234', null],
  ['case imp_ab12 refund 돌려줘요 --sum 700', 'case imp_ab12'],
  ['payout 12 sent KB 2026 --sum 700', 'payout 12'],
  ['payout 12 sent --sum 6,700 KB', 'payout 12'],
  ['payout 12 sent KB --sum 칠백', null],
  ['payout 12 pay KB --sum 700', null],
  ['burn 7 왜', null],
  ['', null],
])('%s', (line, about) => {
  expect(readOrder(line.split(' '))?.about ?? null).toBe(about);
});

test('a report about the only operator is hidden at the console, listed here and decided once', async () => {
  const board = await openBoard(t, operator, { content: '맥주 한 박스' });
  const [reporter, other] = [await t.person(), await t.person()];
  await reportAs(t, reporter, 'BOARD', board, { text: '술이에요' });
  const foreign = await openBoard(t, other, { content: '맥주 한 박스' });
  await reportAs(t, reporter, 'BOARD', foreign);
  const [line, ...more] = await listed('report');
  expect(more).toEqual([]);
  expect(line).toContain(`BOARD ${board} of person ${operator.userId}`);
  const id = /^report (\d+)/.exec(line!)![1]!;
  expect((await postAs(t, operator, `reports/${id}/decide`, { decision: 'FINE', reason })).status).toBe(404);
  await type(`report ${id} take-down 술은 안 돼요`);
  expect(await listed('report')).toEqual([]);
  expect(await acts(`report ${id}`)).toEqual([{ byId: null, what: 'report.decide', reason: '술은 안 돼요' }]);
  await expect(type(`report ${id} fine 다시`)).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
});

test('where another operator may decide, nothing is listed', async () => {
  const board = await openBoard(t, operator, { content: '맥주 한 박스' });
  await reportAs(t, await t.person(), 'BOARD', board);
  expect(await listed('report')).toHaveLength(1);
  const second = await operatorPerson(t);
  expect(await listed('report')).toEqual([]);
  await t.db.updateTable('users').set({ operatorSince: null }).where('id', '=', second.userId).execute();
  expect(await listed('report')).toHaveLength(1);
});

test('a dispute, a case and a payout of the operator’s own purchase', async () => {
  const room = await roomIn(t, 'PURCHASED');
  await t.db.updateTable('users').set({ operatorSince: null }).where('id', '=', operator.userId).execute();
  await t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', room.leader.userId).execute();
  const dispute = await contested(t, room);
  expect((await listed('dispute'))[0]).toContain(`→ npm run operator -- dispute ${dispute} WON REASON --sum WON`);
  await expect(type(`dispute ${dispute} 1500 절반 --sum 150`)).rejects.toMatchObject({ code: 'CONFIRM_MISMATCH' });
  await type(`dispute ${dispute} 1500 절반은 상했어요 --sum 1,500`);
  expect(await acts(`dispute ${dispute}`)).toEqual([{ byId: null, what: 'dispute.decide', reason: '절반은 상했어요' }]);

  const impUid = await paymentOf(t, room, 1);
  await promisePart(t, room, 1, 1000, 951);
  await takeBack(t, impUid, 300);
  await t.runJobs();
  const [odd] = await listed('case');
  expect(odd).toContain('by-hand WORDS --sum WON');
  const id = /^case (c\d+)/.exec(odd!)![1]!;
  await type(`case ${id} by-hand KB-1234 --sum 1000`);
  expect(await acts(`trouble ${id}`)).toEqual([{ byId: null, what: 'trouble.decide', reason: 'KB-1234' }]);

  const { leader, share } = await ripeRoom(t);
  const { body } = await ask(t, leader);
  expect(await listed('payout')).toEqual([]);
  await t.db.updateTable('users').set({ operatorSince: null }).where('id', '=', room.leader.userId).execute();
  await t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', leader.userId).execute();
  expect((await listed('payout'))[0]).toContain(`국민  004  12345604987654  김서연  not verified  ${2 * share}`);
  expect(await acts('1 payouts')).toEqual([{ byId: null, what: 'read.accounts', reason: '' }]);
  await type(`payout ${body.id} failed 예금주가 달라요 --sum ${2 * share}`);
  expect((await payoutsOf(t, leader)).list[0]).toMatchObject({ state: 'FAILED', why: '예금주가 달라요' });
  expect(await acts(`payout ${body.id}`)).toEqual([{ byId: null, what: 'payout.end', reason: '예금주가 달라요' }]);
});

test('a sanction and its end, and an appeal to the operator who gave it', async () => {
  const person = await t.person();
  await expect(type(`ban ${person.userId} 사기 --name 아무개`)).rejects.toMatchObject({ code: 'CONFIRM_MISMATCH' });
  await type(`pause ${person.userId} 3 도배`);
  await type(`lift ${person.userId} 풀었어요`);
  await expect(type(`lift ${person.userId} 또`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await acts(`person ${person.userId}`)).toEqual([
    { byId: null, what: 'sanction.give', reason: '도배' },
    { byId: null, what: 'sanction.lift', reason: '풀었어요' },
  ]);
});
