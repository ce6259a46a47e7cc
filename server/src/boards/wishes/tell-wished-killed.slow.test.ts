import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess } from '../../payments/test-server-process';
import { type TestApp, testApp } from '../../test-app';
import { addWord, neighbourOf } from '../finding/test-finding';

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
    const told = () =>
      t.db
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', person.userId)
        .where('kind', '=', 'KEYWORD_WISHED')
        .execute();

    const doomed = await startServerProcess(t, { FAULT_AT: `tell-wished.${when}-commit` });
    await doomed.call(asker, 'POST', '/api/wishes', { name: word });
    expect(await doomed.dead).toBe('SIGKILL');
    expect(await told()).toHaveLength(atDeath);

    const server = await startServerProcess(t);
    const waiting = async () =>
      (await sql`select from graphile_worker.jobs where task_identifier = 'wishes.tell'`.execute(t.db)).rows;
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 60_000, interval: 200 });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 200 });
    await server.stop();
    expect(await told()).toHaveLength(1);
  },
  150_000,
);
