import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { runCommand } from '../../test-command';
import { getAs } from '../test-operator';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
});
afterAll(() => t.close());

const operators = (...words: string[]) => runCommand(t.database.url, 'operator/people/operators-command.ts', ...words);
const TIMEOUT = { timeout: 200_000 };

test(
  'npm run operators makes one, lists them and takes it back, and the console follows at once',
  TIMEOUT,
  async () => {
    const person = await t.person();
    const { userId, email, nickname } = person;
    const asked = async () => (await getAs(t, person, 'todo')).status;
    expect(await operators()).toEqual({ code: 0, text: 'There is no operator.\n' });
    expect(await operators('add', email)).toEqual({ code: 0, text: `${userId} is an operator now.\n` });
    expect(await asked()).toBe(200);
    expect((await operators('list')).text).toMatch(new RegExp(`^${userId}  ${email}  ${nickname}  since `));
    expect(await operators('reset-code', email)).toEqual({ code: 0, text: `${userId} has no code.\n` });
    expect(await operators('remove', email)).toEqual({ code: 0, text: `${userId} is no operator any more.\n` });
    expect(await asked()).toBe(403);
  },
);

test('nobody, or no address: a sentence and an exit code', TIMEOUT, async () => {
  expect(await operators('add', 'nobody@example.org')).toEqual({
    code: 1,
    text: 'Not exactly one person has signed up with nobody@example.org.\n',
  });
  expect(await operators('add', 'nobody')).toEqual({
    code: 2,
    text: 'usage: npm run operators [-- add EMAIL | remove EMAIL | reset-code EMAIL | list]\n',
  });
});
