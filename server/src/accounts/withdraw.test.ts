import { GAUGE_START } from '@mungchi/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBoard } from '../boards/join-board';
import { openBoard, storedPicture } from '../boards/test-boards';
import { fullRoom, payShareOf, roomIn, stageOf } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { signInAs, testBrowser } from '../users/test-browser';
import { unsealText } from '../db/sealed-text';

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
  expect(await t.db.selectFrom('leavingReasons').selectAll().execute()).toEqual([
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

describe('leaving', () => {
  test('cancels what is led and gives up unpaid seats; a live token is refused at once', async () => {
    const person = await t.person();
    const led = await openBoard(t, person, { totalUser: 3 });
    const other = await t.person();
    const joined = await openBoard(t, other, { totalUser: 3 });
    await joinBoard(t.deps, person.userId, joined);
    const full = await fullRoom(t, { followers: 1 });
    const unpaid = full.followers[0]!;
    expect((await leave(person)).status).toBe(200);
    expect((await leave(unpaid)).status).toBe(200);
    const rows = await t.db
      .selectFrom('boards')
      .select(['id', 'stage', 'memberCount'])
      .where('id', 'in', [led, joined, full.id])
      .orderBy('id')
      .execute();
    expect(rows.map(({ stage, memberCount }) => [stage, memberCount])).toEqual([
      ['CANCELLED', 1],
      ['RECRUITING', 1],
      ['RECRUITED', 1],
    ]);
    const seats = await t.db
      .selectFrom('participants')
      .select('leftWhy')
      .where('userId', 'in', [person.userId, unpaid.userId])
      .where('role', '=', 'FOLLOWER')
      .execute();
    expect(seats.map(({ leftWhy }) => leftWhy)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    expect((await t.call(person, 'GET', '/api/group-boards')).body.code).toBe('LOGIN_REQUIRED');
    expect((await leave(person)).body.code).toBe('LOGIN_REQUIRED');
  });

  test.each(['RECRUITED', 'PAYING', 'PURCHASED'] as const)(
    'as the leader of a purchase in %s is refused',
    async (stage) => {
      const room = await roomIn(t, stage);
      const { body } = await leave(room.leader);
      expect(body).toMatchObject({ status: 409, code: 'OBLIGATIONS_LEFT' });
      expect(Object.keys(body.fields)).toEqual([`LEADING /chat/${room.id}`]);
      expect(await stageOf(t, room)).toBe(stage);
    },
  );

  test.each(['COMPLETED', 'CANCELLED'] as const)('after a purchase in %s nothing is in the way', async (stage) => {
    const room = await roomIn(t, stage);
    // What the leader of a completed one still has to fetch is the matter of `leave-with-money.test.ts`.
    const people = stage === 'COMPLETED' ? room.followers : [room.leader, ...room.followers];
    for (const person of people) expect((await leave(person)).status).toBe(200);
  });

  test('with an open dispute is refused for both of them, also when the purchase is over', async () => {
    const room = await roomIn(t, 'COMPLETED');
    const [disputing, other] = room.followers as [Person, Person];
    const form = { kind: 'SHORT', text: '모자라요', wanted: 1000 };
    const { body: dispute } = await t.call(disputing, 'POST', `/api/chat/rooms/${room.id}/disputes`, form);
    for (const person of [disputing, room.leader]) {
      const { body } = await leave(person);
      expect([body.code, Object.keys(body.fields)[0]]).toEqual([
        'OBLIGATIONS_LEFT',
        `DISPUTE /chat/${room.id}/dispute`,
      ]);
    }
    expect((await leave(other)).status).toBe(200);
    await t.call(disputing, 'PATCH', `/api/chat/rooms/${room.id}/disputes/${dispute.id}/withdraw`);
    expect((await leave(disputing)).status).toBe(200);
    expect(Object.keys((await leave(room.leader)).body.fields)).toEqual(['BALANCE /mypage/payouts']);
  });

  test('with the money back, while others still wait for the goods, is nobody’s harm', async () => {
    const room = await roomIn(t, 'PURCHASED');
    const [person] = room.followers as [Person];
    const form = { kind: 'NOT_RECEIVED', text: '못 받았어요' };
    const { body: dispute } = await t.call(person, 'POST', `/api/chat/rooms/${room.id}/disputes`, form);
    expect(Object.keys((await leave(person)).body.fields)).toEqual([`PAID /chat/${room.id}`]);
    await t.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/disputes/${dispute.id}/accept`);
    expect(await stageOf(t, room)).toBe('PURCHASED');
    expect((await leave(person)).status).toBe(200);
  });

  test('while joining: no seat is left behind', async () => {
    const leader = await t.person();
    const id = await openBoard(t, leader, { totalUser: 5 });
    const people = await Promise.all(Array.from({ length: 4 }, () => t.person()));
    await Promise.all(
      people.flatMap((person) => [t.call(person, 'POST', `/api/group-boards/${id}/join`), leave(person)]),
    );
    t.clock.now = new Date(t.clock.now.getTime() + 120_000);
    await t.runJobs();
    const seated = await t.db.selectFrom('seated').select('userId').where('boardId', '=', id).execute();
    expect(seated).toEqual([{ userId: leader.userId }]);
    const { memberCount } = await t.db
      .selectFrom('boards')
      .select('memberCount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(memberCount).toBe(1);
  });
});

test('the picture is released, and what neighbours wrote about the person is no longer shown', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const [person] = room.followers as [Person];
  const url = await storedPicture(t);
  await t.db.updateTable('media').set({ ownerId: person.userId }).where('url', '=', url).execute();
  await t.db.updateTable('users').set({ profileUrl: url }).where('id', '=', person.userId).execute();
  const seats = await t.db.selectFrom('participants').select(['id', 'userId']).where('boardId', '=', room.id).execute();
  const seatOf = ({ userId }: Person) => seats.find((seat) => seat.userId === userId)!.id;
  const form = { star: 5, keywords: ['친절해요'], review: '좋았어요' };
  for (const [writer, target] of [
    [room.leader, person],
    [person, room.leader],
  ] as const) {
    const path = `/api/chat/rooms/${room.id}/reviews/${seatOf(target)}`;
    expect((await t.call(writer, 'POST', path, form)).status).toBe(200);
  }
  expect((await t.call(null, 'GET', `/api/users/${person.userId}`)).body.reviewKeywordDto.keywords).toHaveLength(1);
  expect((await leave(person)).status).toBe(200);

  const { ownerId } = await t.db.selectFrom('media').select('ownerId').where('url', '=', url).executeTakeFirstOrThrow();
  expect(ownerId).toBeNull();
  const row = await t.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ profileUrl: '/avatars/blue.webp', reviewKeywords: [], mannerParticipant: GAUGE_START });
  expect((await t.call(null, 'GET', `/api/users/${person.userId}`)).status).toBe(404);
  expect((await t.call(room.leader, 'GET', '/api/users/reviews/received')).body).toHaveLength(1);
});

test('the same login comes back only after a week, as somebody new', async () => {
  const who = { name: '김다시', email: 'again@example.org' };
  await signInAs(testBrowser(t.app), who);
  const row = await t.db.selectFrom('users').select('id').where('email', '=', who.email).executeTakeFirstOrThrow();
  expect((await leave({ userId: row.id, nickname: '', email: '', token: t.deps.tokens.issue(row.id) })).status).toBe(
    200,
  );
  const refused = await signInAs(testBrowser(t.app), who);
  expect(refused.status).toBe(403);
  expect(refused.body).toContain('탈퇴한 지 7일이 지나면 다시 가입할 수 있어요.');
  t.clock.now = new Date(t.clock.now.getTime() + 7 * 86_400_000);
  const again = await signInAs(testBrowser(t.app), who);
  expect(again.location).toMatch(/\/signup$/);
  const people = await t.db.selectFrom('users').select('id').where('email', '=', who.email).execute();
  expect(people).toHaveLength(1);
  expect(people[0]!.id).not.toBe(row.id);
});

test('one’s own data is what the tables hold', async () => {
  const room = await roomIn(t, 'COMPLETED');
  const person = { ...room.followers[0]!, token: t.deps.tokens.issue(room.followers[0]!.userId) };
  const { tables } = (await t.call(person, 'GET', '/api/users/export')).body;
  expect(tables.users).toMatchObject([{ nickname: person.nickname, email: person.email, phone: '010-1234-5678' }]);
  expect(tables.participants).toHaveLength(1);
  expect(tables.orders).toMatchObject([{ boardId: room.id, amount: room.share, status: 'PAID' }]);
  expect(tables.messages).toMatchObject([{ type: 'ENTER' }]);
  expect(tables).not.toHaveProperty('refreshTokens');
});
