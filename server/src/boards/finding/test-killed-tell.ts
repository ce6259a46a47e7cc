import { expect, vi } from 'vitest';
import { countNamed } from '../../jobs/test-jobs';
import { type ServerProcess, startServerProcess } from '../../payments/test-server-process';
import type { Person, TestApp } from '../../test-app';

type Killed = {
  /** Where the first process dies. */
  fault: string;
  job: string;
  person: Person;
  kind: 'KEYWORD_OPENED' | 'KEYWORD_WISHED';
  /** How often they have been told when it is dead. */
  atDeath: number;
  act(server: ServerProcess): Promise<unknown>;
};

/** A job that dies and is run again by another process: in the end the person has been told once. */
export async function expectNotifiedOnce(
  t: TestApp,
  { fault, job, person, kind, atDeath, act }: Killed,
): Promise<void> {
  const told = () =>
    t.db
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', person.userId)
      .where('kind', '=', kind)
      .execute();

  const doomed = await startServerProcess(t, { FAULT_AT: fault });
  await act(doomed);
  expect(await doomed.dead).toBe('SIGKILL');
  expect(await told()).toHaveLength(atDeath);

  const server = await startServerProcess(t);
  await vi.waitFor(async () => expect(await countNamed(t.db, job)).toBe(0), { timeout: 60_000, interval: 200 });
  await server.stop();
  expect(await told()).toHaveLength(1);
}
