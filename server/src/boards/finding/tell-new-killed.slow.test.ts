import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess } from '../../payments/test-server-process';
import { type TestApp, testApp } from '../../test-app';
import { boardForm } from '../test-boards';
import { addWord, neighbourOf } from './test-finding';

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
    const told = () =>
      t.db
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', person.userId)
        .where('kind', '=', 'KEYWORD_OPENED')
        .execute();

    const doomed = await startServerProcess(t, { FAULT_AT: `tell-new.${when}-commit` });
    await doomed.call(leader, 'POST', '/api/group-boards', await boardForm(t, { totalUser: 3 }));
    expect(await doomed.dead).toBe('SIGKILL');
    expect(await told()).toHaveLength(atDeath);

    const server = await startServerProcess(t);
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 60_000, interval: 200 });
    await server.stop();
    expect(await told()).toHaveLength(1);
  },
  120_000,
);
