import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { getAs, operatorPerson } from '../operator/test-operator';
import { type Person, type TestApp, testApp } from '../test-app';
import { endReport } from './end-report';
import { liftSanctions, sanctionPerson } from './sanction-person';
import { seeFlagged } from './see-flagged';
import { openReports, reportAs } from './test-safety';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  t = await testApp();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

/** What every operator reads of it. */
async function listed(target: string): Promise<object[]> {
  const { body } = await getAs(t, operator, `audit?target=${encodeURIComponent(target)}`);
  return body.map(({ by, what, reason }: Record<string, string>) => ({ by, what, reason }));
}

test('a sanction by the command on the machine is in the record of the operators, and its end', async () => {
  const person = await t.person();
  await sanctionPerson(t.deps, person.userId, { kind: 'PAUSED', days: 3, reason: '도배' });
  await liftSanctions(t.deps, person.userId);
  expect(await listed(`person ${person.userId}`)).toEqual([
    { by: null, what: 'sanction.lift', reason: '' },
    { by: null, what: 'sanction.give', reason: '도배' },
  ]);
});

test('so is a decided report, and a flagged post that was looked at; refused it leaves no line', async () => {
  const [leader, reporter] = [await t.person(), await t.person()];
  const boardId = await openBoard(t, leader, { content: '맥주 한 박스' });
  await reportAs(t, reporter, 'BOARD', boardId);
  const [report] = await openReports(t, reporter);
  await endReport(t.deps, report!.id, 'DISMISSED', '문제없어요');
  await expect(endReport(t.deps, report!.id, 'UPHELD', '다시')).rejects.toThrow();
  expect(await listed(`report ${report!.id}`)).toEqual([{ by: null, what: 'report.decide', reason: '문제없어요' }]);
  for (let times = 0; times < 2; times++) await seeFlagged(t.deps, boardId);
  expect(await listed(`board ${boardId}`)).toEqual([{ by: null, what: 'board.seen', reason: '' }]);
});
