import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DbConnection } from './connect';
import { END_OF_LOG, primaryPosition, readLogPosition, writeLogPosition } from './log-position';
import { type ReadOutcome, Replica } from './replica';
import type { Db } from './schema';
import { type StandbyPair, standbyPair } from './test-standby';

let pair: StandbyPair;
let standby: DbConnection;
beforeAll(async () => {
  pair = await standbyPair();
  standby = connect(pair.standbyUrl, { max: 3, limitMs: 3000 });
  await sql`create table counted (n int)`.execute(pair.primary.db);
  await pair.caughtUp();
});
afterAll(async () => {
  await standby?.close();
  await pair?.close();
});

/** Never old by the clock: only news and a reader's own changes count. */
function replica() {
  const outcomes: ReadOutcome[] = [];
  const rests: string[] = [];
  const watch = { onRead: (one: ReadOutcome) => outcomes.push(one), onRest: (why: string) => rests.push(why) };
  return { outcomes, rests, it: new Replica(pair.primary.db, standby.db, watch, Number.POSITIVE_INFINITY) };
}
const add = () => sql`insert into counted values (1)`.execute(pair.primary.db);
const count = async (db: Db) =>
  (await sql<{ all: number }>`select count(*)::int as all from counted`.execute(db)).rows[0]!.all;

test('positions are read and written as PostgreSQL has them, and nothing else is one', () => {
  for (const text of ['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])
    expect(writeLogPosition(readLogPosition(text)!)).toBe(text);
  for (const text of ['', '16', '16/b374', '/1', '1/', '123456789/0', '1/2/3', undefined])
    expect(readLogPosition(text)).toBeNull();
  expect(readLogPosition('1/0')! > readLogPosition('0/FFFFFFFF')!).toBe(true);
});

test('a reader’s own change is there at once while others go on reading at the standby, which is behind', async () => {
  const { it, outcomes, rests } = replica();
  expect(await it.read(null, count)).toBe(0);
  await pair.pauseReplay();
  await add();
  const own = await primaryPosition(pair.primary.db);

  expect(await it.read(own, count)).toBe(1);
  expect(await it.read(null, count)).toBe(0);
  expect(outcomes).toEqual(['replica', 'behind', 'replica']);

  await pair.resumeReplay();
  await pair.caughtUp();
  expect(await it.read(own, count)).toBe(1);
  expect(outcomes.at(-1)).toBe('replica');
  expect(rests).toEqual([]);
});

test('news is there for everybody; a standby that is behind it is left alone until it has caught up', async () => {
  const { it, outcomes, rests } = replica();
  await it.read(null, count);
  await pair.pauseReplay();
  await add();
  it.noteNews();
  expect(await it.read(null, count)).toBe(2);
  expect(await it.read(null, count)).toBe(2);
  expect(outcomes).toEqual(['replica', 'behind', 'behind']);
  expect(rests).toEqual(['behind']);
  expect(it.healthy()).toBe(false);
  await pair.resumeReplay();
});

test('a made-up position sends its bearer to the primary and nobody else', async () => {
  const { it, outcomes } = replica();
  await pair.caughtUp();
  expect(await it.read(END_OF_LOG, count)).toBe(2);
  expect(await it.read(null, count)).toBe(2);
  expect(outcomes).toEqual(['behind', 'replica']);
  expect(it.healthy()).toBe(true);
});

test('a fault of the work is a fault, and is not tried elsewhere', async () => {
  const { it, outcomes } = replica();
  await expect(it.read(null, (db) => sql`select 1 from nowhere`.execute(db))).rejects.toThrow(/nowhere/);
  expect(outcomes).toEqual([]);
});

test('the delay: next to nothing when it has caught up, else the age of what it has replayed', async () => {
  const { it } = replica();
  await pair.caughtUp();
  expect(await it.delayMs()).toBeLessThan(500);
  await pair.pauseReplay();
  await sql`create table since as select clock_timestamp() as at`.execute(pair.primary.db);
  const first = await it.delayMs();
  expect(first).toBeGreaterThanOrEqual(500);
  expect(await it.delayMs()).toBeGreaterThan(first!);
  await pair.resumeReplay();
  await pair.caughtUp();
});

test('a standby that was promoted is not read from: it may be somebody else’s primary', async () => {
  const { it, outcomes } = replica();
  await sql`select pg_promote()`.execute(standby.db);
  await add();
  expect(await it.read(null, count)).toBe(3);
  expect(outcomes).toEqual(['away']);
  expect(await it.delayMs()).toBeNull();
});
