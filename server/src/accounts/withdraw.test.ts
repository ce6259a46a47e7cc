import { GAUGE_START } from '@mungchi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinBoard } from '../boards/seats/join-board';
import { openBoard, storedPicture } from '../boards/test-boards';
import { fullRoom, roomIn, stageOf } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { signInAs, testBrowser } from '../users/test-browser';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
});
afterAll(() => t.close());

const leave = (person: Person) => t.call(person, 'DELETE', '/api/users');

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
      const told = (await t.call(room.leader, 'GET', '/api/users/obligations')).body;
      const { body } = await leave(room.leader);
      expect(body).toMatchObject({ status: 409, code: 'OBLIGATIONS_LEFT' });
      // What was read before is what refuses.
      expect(told.map(({ kind, path, title }: Record<string, string>) => [`${kind} ${path}`, title])).toEqual(
        Object.entries(body.fields),
      );
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

test('the picture is no longer theirs, and what neighbours wrote about the person is no longer shown', async () => {
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
