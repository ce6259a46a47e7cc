import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { addWord, neighbourOf } from '../finding/test-finding';
import { expectNotifiedOnce } from '../finding/test-killed-tell';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  await t.listen();
});
afterAll(() => t.close());

test.each([
  ['before', 0, '감귤'],
  ['after', 1, '절임배추'],
])(
  'a job that is killed %s its commit: told once of a wish',
  async (when, atDeath, word) => {
    const asker = await t.person();
    const person = await neighbourOf(t, asker, 100);
    await addWord(t, person, word);
    await expectNotifiedOnce(t, {
      fault: `tell-wished.${when}-commit`,
      job: 'wishes.tell',
      person,
      kind: 'KEYWORD_WISHED',
      atDeath,
      act: (server) => server.call(asker, 'POST', '/api/wishes', { name: word }),
    });
  },
  150_000,
);
