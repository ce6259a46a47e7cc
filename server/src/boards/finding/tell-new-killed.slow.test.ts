import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { boardForm } from '../test-boards';
import { addWord, neighbourOf } from './test-finding';
import { expectNotifiedOnce } from './test-killed-tell';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  await t.listen();
});
afterAll(() => t.close());

test.each([
  ['before', 0],
  ['after', 1],
])(
  'a job that is killed %s its commit: told once',
  async (when, atDeath) => {
    const leader = await t.person();
    const person = await neighbourOf(t, leader, 100);
    await addWord(t, person, '감귤');
    const form = await boardForm(t, { totalUser: 3 });
    await expectNotifiedOnce(t, {
      fault: `tell-new.${when}-commit`,
      job: 'boards.tell-new',
      person,
      kind: 'KEYWORD_OPENED',
      atDeath,
      act: (server) => server.call(leader, 'POST', '/api/group-boards', form),
    });
  },
  150_000,
);
