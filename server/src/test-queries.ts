import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Person, TestApp } from './test-app';

export type Query = { text: string; values: unknown[] };

/** What a process reads every half minute, whoever calls: the sessions that ended, and who is kept from what, what was taken back. */
const OF_THE_PROCESS = /where "(revoked_at|left_at)" >= |from "sanctions" |from messages where deleted_at > /;

const ofCall = new AsyncLocalStorage<Query[]>();

/** Every statement that a call sends to the database, and not what a timer of the process sends meanwhile. */
export async function sentQueries(t: TestApp, person: Person | null, url: string): Promise<Query[]> {
  const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [text, values] = given;
    ofCall.getStore()?.push((typeof text === 'string' ? { text, values } : text) as Query);
    return send.apply(this, given);
  } as never);
  const queries: Query[] = [];
  const answer = await ofCall.run(queries, () => t.call(person, 'GET', url));
  spy.mockRestore();
  expect(answer.status).toBe(200);
  return queries.filter(({ text }) => !OF_THE_PROCESS.test(text));
}

export async function planOf(t: TestApp, { text, values }: Query): Promise<string> {
  const { rows } = await t.database.pool.query(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Counts the statements of a verb: hand it `db.withPlugin(plugin)`. */
export function countedQueries() {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, queries: () => count };
}
