import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBoard } from '../boards/test-boards';
import { reportAs } from '../safety/test-safety';
import { type TestApp, testApp } from '../test-app';
import { runCommand } from '../test-command';
import { operatorPerson } from './test-operator';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
});
afterAll(() => t.close());

const operator = (...words: string[]) => runCommand(t.database.url, 'operator/operator-command.ts', ...words);

test('npm run operator lists what the only operator may not decide, takes the decision, and says no in a sentence', {
  timeout: 200_000,
}, async () => {
  expect(await operator()).toEqual({
    code: 0,
    text: 'Nothing waits that no operator may decide at the console.\n',
  });
  const person = await operatorPerson(t);
  await reportAs(t, await t.person(), 'BOARD', await openBoard(t, person, { content: '맥주 한 박스' }), {
    text: '술이에요',
  });
  const { text } = await operator('list');
  expect(text).toContain('SCAM 술이에요');
  const id = /^report (\d+)/.exec(text)![1]!;
  expect(await operator('report', id, 'fine', '문제', '없어요')).toEqual({ code: 0, text: `report ${id}: done.\n` });
  expect(await operator('report', id, 'fine', '문제', '없어요')).toMatchObject({
    code: 1,
    text: expect.stringContaining('ALREADY_DECIDED'),
  });
  expect(await operator('burn', id)).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^usage: npm run operator/),
  });
});
