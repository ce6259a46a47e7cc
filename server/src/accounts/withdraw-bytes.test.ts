import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { openBoard } from '../boards/test-boards';
import { unsealText } from '../db/sealed-text';
import { fullRoom, payShareOf } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const leave = (person: Person, body?: object) => t.call(person, 'DELETE', '/api/users', body);

/** Every row of every table, of the job queue too, as text. */
async function dump(without: readonly string[]): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(t.db);
  const texts: string[] = [];
  for (const { schema, name } of rows) {
    if (without.includes(name)) continue;
    const table = await sql<{ row: string }>`select r::text as row from ${sql.table(`${schema}.${name}`)} r`.execute(
      t.db,
    );
    texts.push(...table.rows.map(({ row }) => `${schema}.${name}: ${row}`));
  }
  return texts.join('\n');
}

const SECRETS = {
  name: '홍길동아무개',
  phone: '010-7391-4682',
  email: 'very.own.address@example.org',
  birth: '1987-03-19',
  provider: 'provider-id-884422',
  address: '서울특별시 성동구 왕십리로 115',
  latitude: '37.54637',
  longitude: '127.04419',
  second: 'second-login-557799',
  door: '행복빌라 302호 문 앞',
};

async function known(): Promise<Person> {
  const person = await t.person({
    nickname: '길동',
    address: SECRETS.address,
    latitude: 37.54637,
    longitude: 127.04419,
  });
  const { name, phone, email, birth, provider: providerUserId } = SECRETS;
  await t.db
    .updateTable('users')
    .set({ name, phone, email, birth, providerUserId, phoneVerifiedAt: t.clock.now, verifiedName: name })
    .where('id', '=', person.userId)
    .execute();
  await t.db.updateTable('identities').set({ providerUserId }).where('userId', '=', person.userId).execute();
  const { userId } = person;
  await t.db
    .insertInto('identities')
    .values({ provider: 'naver', providerUserId: SECRETS.second, userId, linkedAt: t.clock.now })
    .execute();
  await t.db
    .insertInto('phoneChecks')
    .values({ userId, phone, ticket: 'phone_1', tries: 0, askedAt: t.clock.now })
    .execute();
  await leadAtHome(person);
  return { ...person, email };
}

/** A purchase handed over at the own door, and an appointment there. */
async function leadAtHome(person: Person): Promise<void> {
  const boardId = await openBoard(t, person, { totalUser: 3 });
  const place = { latitude: 37.54637, longitude: 127.04419 };
  const home = { location: SECRETS.address, meetingNote: SECRETS.door, ...place };
  await t.db.updateTable('boards').set(home).where('id', '=', boardId).execute();
  await joinBoard(t.deps, (await t.person()).userId, boardId);
  const [startsAt, endsAt] = [1, 2].map((hours) => new Date(t.clock.now.getTime() + hours * 3_600_000)) as [Date, Date];
  const words = { place: SECRETS.address, note: SECRETS.door };
  const appointment = { boardId, version: 1, startsAt, endsAt, ...words };
  await t.db
    .insertInto('appointments')
    .values({ ...appointment, ...place, setAt: t.clock.now })
    .execute();
  await t.db
    .insertInto('appointmentChanges')
    .values({ ...appointment, late: false, at: t.clock.now })
    .execute();
}

test('after leaving no byte of the person is in the database outside of what the law keeps', async () => {
  const person = await known();
  const room = await fullRoom(t, { followers: 1 });
  const paid = { ...room, followers: [person] };
  const id = await openBoard(t, room.leader, { totalUser: 2, price: 10_000 });
  await joinBoard(t.deps, person.userId, id);
  await payShareOf(t, { ...paid, id }, person);
  await t.call(room.leader, 'PATCH', `/api/chat/rooms/${id}/purchase-complete`);
  expect((await leave(person)).body).toMatchObject({
    code: 'OBLIGATIONS_LEFT',
    fields: { [`PAID /chat/${id}`]: expect.any(String) },
  });
  await t.call(person, 'POST', `/api/chat/rooms/${id}/trade-complete`);
  await t.call(person, 'POST', `/api/group-boards/${room.id}/like`);
  const before = await dump([]);
  for (const secret of Object.values(SECRETS)) expect(before).toContain(secret);

  const reason = `이웃이 적어요. ${SECRETS.email}, ${SECRETS.phone}로 알려 주세요.`;
  expect((await leave(person, { reason })).status).toBe(200);
  expect(await t.db.selectFrom('leavingReasons').select(['day', 'reason']).execute()).toEqual([
    { day: '2026-11-15', reason: '이웃이 적어요. ··· ···로 알려 주세요.' },
  ]);
  const after = await dump([]);
  for (const [what, secret] of Object.entries(SECRETS)) expect(after.includes(secret), what).toBe(false);
  expect(after).not.toContain('길동님이 입장했습니다');
  const kept = await t.db
    .selectFrom('retainedPeople')
    .selectAll()
    .where('userId', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(unsealText(t.deps.keys.retained.accepted(), kept.sealed))).toEqual({
    name: SECRETS.name,
    phone: SECRETS.phone,
    email: SECRETS.email,
  });
  expect(kept.until.getUTCFullYear()).toBe(2031);

  const led = await t.db
    .selectFrom('boards')
    .selectAll()
    .where('leaderId', '=', person.userId)
    .executeTakeFirstOrThrow();
  expect(led).toMatchObject({ stage: 'CANCELLED', location: '서울특별시 성동구 성수동1가', meetingNote: '' });
  const change = t.db.updateTable('appointmentChanges').set({ place: '다른 곳' }).where('boardId', '=', led.id);
  await expect(change.execute()).rejects.toThrow('append only');
  await expect(t.db.deleteFrom('appointmentChanges').execute()).rejects.toThrow('append only');

  const history = (await t.call(room.leader, 'GET', `/api/chat/rooms/${id}`)).body;
  expect(JSON.stringify(history)).toContain('탈퇴한 이웃님이 입장했습니다');
  expect((await t.call(null, 'GET', `/api/users/${person.userId}`)).status).toBe(404);
  const { likeCount } = await t.db
    .selectFrom('boards')
    .select('likeCount')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  expect(likeCount).toBe(0);
});
