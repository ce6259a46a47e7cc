import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, openBoard } from './boards/test-boards';
import { generateBoards } from './boards/test-generate-boards';
import { fullRoom, payShareOf } from './payments/test-rooms';
import { type TestApp, testApp } from './test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  // Of a size that has a plan at all: with three rows everything is read whole.
  await t.db.connection().execute((db) => generateBoards(db, { boards: 3_000, crowd: 300, now: t.clock.now }));
  await sql`analyze`.execute(t.db);
}, 90_000);
afterAll(() => t.close());

/** How often PostgreSQL looks at the values before it settles for one plan. */
const LOOKS = 5;
const TIMES = 4 * LOOKS;

/**
 * A prepared statement is planned anew each time when its plan for any values seems dearer than those for certain ones. What
 * people do most asks for none such: a plan takes as long as its statement and longer.
 */
test('what a join, a post, a room and a payment ask is planned once for a connection', async () => {
  const leader = await t.person();
  const id = await openBoard(t, leader, { totalUser: TIMES + 1 });
  for (let time = 0; time < TIMES; time++) {
    const person = await t.person();
    expect((await join(t, person, id)).status).toBe(200);
    await t.call(person, 'GET', `/api/group-boards/${id}`);
    await t.call(person, 'GET', `/api/chat/rooms/${id}`);
    await t.call(person, 'GET', '/api/chat/rooms');
    await t.call(person, 'GET', '/api/notifications');
    const room = await fullRoom(t, { followers: 1 });
    await payShareOf(t, room, room.followers[0]!);
  }
  const connections = await Promise.all(
    Array.from({ length: 10 }, () =>
      t.db.connection().execute(async (db) => {
        const { rows } = await sql<{ statement: string; generic: number; custom: number }>`
          select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
          where custom_plans + generic_plans > ${2 * LOOKS}`.execute(db);
        await sql`select pg_sleep(0.2)`.execute(db);
        return rows;
      }),
    ),
  );
  const statements = connections.flat();
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.filter(({ custom }) => custom > LOOKS)).toEqual([]);
}, 60_000);
