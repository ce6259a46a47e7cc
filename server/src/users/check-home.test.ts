import { DAY_MS } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log';
import { type Person, type TestApp, testApp } from '../test-app';

const START = new Date('2026-11-18T03:00:00.000Z');
/** What a device would say: no other test, and no row, has these digits. */
const SEONGSU = { latitude: 37.5465, longitude: 127.0445, address: '서울특별시 성동구 왕십리로 115' };
const READING = { latitude: 37.546318274, longitude: 127.044728391, accuracy: 17.318274 };

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ log: createLog('trace', { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.now = START;
});

const awake = (person: Person): Person => ({ ...person, token: t.deps.tokens.issue(person.userId) });
const check = (person: Person, reading: object = READING) => t.call(awake(person), 'POST', '/api/users/check', reading);
const drop = (person: Person) => t.call(awake(person), 'DELETE', '/api/users/check');
const move = (person: Person, place: object) =>
  t.call(awake(person), 'POST', '/api/users/location', { ...SEONGSU, ...place });
const agree = (person: Person, given = true, version = 2) =>
  t.call(awake(person), 'POST', '/api/users/consents', { consents: [{ kind: 'LOCATION', version, given }] });
const untilOf = async (person: Person) => (await t.call(awake(person), 'GET', '/api/users')).body.checkedUntil;
const later = (days: number) => {
  t.clock.now = new Date(START.getTime() + days * DAY_MS);
};
const uses = (person: Person) =>
  t.db.selectFrom('positionUses').select('purpose').where('userId', '=', person.userId).orderBy('id').execute();

async function neighbour(): Promise<Person> {
  const person = await t.person(SEONGSU);
  await agree(person);
  return person;
}

test('at home it counts for ninety days, and neighbours read the month', async () => {
  const [person, other] = [await neighbour(), await t.person()];
  expect(await untilOf(person)).toBeNull();
  expect((await check(person)).body).toEqual({ checkedOn: '2026-11-18', until: '2027-02-16' });
  expect((await check(person)).body).toEqual({ checkedOn: '2026-11-18', until: '2027-02-16' });
  const verified = async (reader: Person) =>
    (await t.call(awake(reader), 'GET', `/api/users/${person.userId}/record`)).body.verified;
  expect([await verified(other), await verified(person)]).toEqual(['2026-11', '2026-11']);
  later(90);
  expect([await untilOf(person), await verified(other)]).toEqual(['2027-02-16', '2026-11']);
  later(91);
  expect([await untilOf(person), await verified(other)]).toEqual([null, null]);
});

test('the day is Seoul’s: five minutes before and after its midnight', async () => {
  const [before, after] = [await neighbour(), await neighbour()];
  t.clock.now = new Date('2026-11-18T14:55:00.000Z');
  expect((await check(before)).body.checkedOn).toBe('2026-11-18');
  t.clock.now = new Date('2026-11-18T15:05:00.000Z');
  expect((await check(after)).body.checkedOn).toBe('2026-11-19');
});

test('only to a text that names this use; the position is not used before', async () => {
  const person = await t.person(SEONGSU);
  expect((await check(person)).body.code).toBe('POSITION_CONSENT');
  await t.db
    .insertInto('consents')
    .values({ userId: person.userId, kind: 'LOCATION', version: 1, given: true, at: t.clock.now })
    .execute();
  expect((await check(person)).body.code).toBe('POSITION_CONSENT');
  expect(await uses(person)).toEqual([]);
  await agree(person);
  expect((await check(person)).status).toBe(200);
  expect(await uses(person)).toEqual([{ purpose: 'CHECK' }]);
});

test('nobody under fourteen where consents are asked for, however they signed up', async () => {
  const strict = await testApp({ env: { LEGAL: 'on' } });
  strict.clock.now = START;
  const person = await strict.person(SEONGSU);
  const ask = async () => (await strict.call(person, 'POST', '/api/users/check', READING)).body.code;
  expect(await ask()).toBe('POSITION_CONSENT');
  const born = (birth: string) =>
    strict.db.updateTable('users').set({ birth }).where('id', '=', person.userId).execute();
  await born('2012-11-19');
  expect(await ask()).toBe('UNDER_14');
  await born('2012-11-18');
  expect(await ask()).toBe('POSITION_CONSENT');
  await strict.close();
});

test('that a position was used is noted also when it was of no use, and can be read', async () => {
  const person = await neighbour();
  expect((await check(person, { ...READING, accuracy: 201 })).body.code).toBe('POSITION_ROUGH');
  expect((await check(person, { ...READING, accuracy: 0 })).body.code).toBe('POSITION_ROUGH');
  expect((await check(person, { ...READING, latitude: 37.56 })).body.code).toBe('NOT_HERE');
  expect((await check(person, { latitude: -33.9, longitude: 151.2, accuracy: 5 })).body.code).toBe('NOT_HERE');
  expect(await untilOf(person)).toBeNull();
  expect(await uses(person)).toHaveLength(4);
  const { body } = await t.call(awake(person), 'GET', '/api/users/consents');
  expect(body.positions[0]).toEqual({ at: START.toISOString(), purpose: '동네 인증' });
});

test.each([
  ['nothing', {}],
  ['not a number', { ...READING, accuracy: null }],
  ['a word', { ...READING, accuracy: 'near' }],
  ['less than nothing', { ...READING, accuracy: -1 }],
  ['off the earth', { ...READING, latitude: 91 }],
  ['beyond all numbers', { ...READING, longitude: 1e300 }],
])('%s is no reading', async (_, reading) => {
  const person = await neighbour();
  expect(await check(person, reading)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
  expect(await uses(person)).toEqual([]);
});

test('who has no home is asked for it first, and a visitor for a session', async () => {
  const person = await t.person({ latitude: null, longitude: null, address: null });
  await agree(person);
  expect((await check(person)).body.code).toBe('HOME_UNSET');
  expect((await t.call(null, 'POST', '/api/users/check', READING)).body.code).toBe('LOGIN_REQUIRED');
});

test('it can be dropped, and made again at the same home', async () => {
  const person = await neighbour();
  await check(person);
  expect((await drop(person)).body).toEqual({ ok: true });
  expect((await drop(person)).body).toEqual({ ok: true });
  expect(await untilOf(person)).toBeNull();
  expect((await check(person)).status).toBe(200);
});

test('a move ends it, and the next check comes seven days after the last; dropping it first changes nothing', async () => {
  for (const first of [async () => undefined, drop]) {
    t.clock.now = START;
    const person = await neighbour();
    await check(person);
    await first(person);
    await move(person, { latitude: 37.5565 });
    expect(await untilOf(person)).toBeNull();
    const there = { ...READING, latitude: 37.5566 };
    expect((await check(person, there)).body).toMatchObject({ code: 'CHECK_SOON', fields: { from: '11월 25일부터' } });
    later(6);
    expect((await check(person, there)).body.code).toBe('CHECK_SOON');
    later(7);
    expect((await check(person, there)).status).toBe(200);
  }
});

test('a corrected address keeps it, but steps that lead away do not', async () => {
  const person = await neighbour();
  await check(person);
  await move(person, { latitude: 37.5475 });
  expect(await untilOf(person)).toBe('2027-02-16');
  await move(person, { latitude: 37.5485 });
  expect(await untilOf(person)).toBe('2027-02-16');
  await move(person, { latitude: 37.5495 });
  expect(await untilOf(person)).toBeNull();
});

test('taking the consent back drops it, and giving it again does not bring it back', async () => {
  const person = await neighbour();
  await check(person);
  await agree(person, false);
  expect(await untilOf(person)).toBeNull();
  expect((await check(person)).body.code).toBe('POSITION_CONSENT');
  await agree(person);
  expect(await untilOf(person)).toBeNull();
});

test('a check beside a move, a consent taken back and a withdrawal: never verified afterwards', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 8; round++) {
    const [moving, back, leaving] = [await neighbour(), await neighbour(), await neighbour()];
    await Promise.all([
      check(moving),
      move(moving, { latitude: 37.5665 }),
      check(back),
      agree(back, false),
      check(leaving),
      t.call(awake(leaving), 'DELETE', '/api/users'),
    ]);
    const people = [moving, back, leaving].map(({ userId }) => userId);
    const rows = await t.db
      .selectFrom('users')
      .select(['id', 'checkedOn'])
      .where('id', 'in', people)
      .orderBy('id')
      .execute();
    expect(rows.map(({ checkedOn }) => checkedOn)).toEqual([null, null, null]);
  }
});

test('after a hundred checks neither a row nor a log line has a digit of the readings', {
  timeout: 60_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 20 }, neighbour));
  for (const person of people) {
    for (const accuracy of [17.318274, 417.318274]) await check(person, { ...READING, accuracy });
    await check(person, { ...READING, latitude: 37.596318274 });
    await check(person, { ...READING, accuracy: 'x318274' });
    await check(person);
  }
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(t.db);
  t.deps.log.info('what is logged comes here');
  expect(lines.join()).toContain('what is logged comes here');
  const texts = [...lines];
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const found = await sql<{ row: string }>`select r::text as row from ${table} r`.execute(t.db);
    texts.push(...found.rows.map(({ row }) => row));
  }
  for (const secret of ['546318', '044728', '596318', '17.318', '318274', '728391'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});

test('who leaves takes the days along', async () => {
  const person = await neighbour();
  await check(person);
  expect((await t.call(awake(person), 'DELETE', '/api/users')).status).toBe(200);
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ checkedOn: null, lastCheckedOn: null, movedMetres: 0 });
});
