import type { BoardDetail, BoardId, ChatRoom, ChatRoomRow } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { awake, boardForm, boardRow, join, messagesOf, openBoard } from '../test-boards';

let t: TestApp;
let leader: Person;
beforeAll(async () => {
  t = await testApp();
  leader = await t.person({ nickname: '새봄' });
});
afterAll(() => t.close());

/** Six shares of 8,000 won; a neighbour may take three. */
const open = (changes = {}) => openBoard(t, leader, { totalUser: 6, price: 48_000, maxSeats: 3, ...changes });

const take = (person: Person, boardId: BoardId, seats: number) =>
  t.call(awake(t, person), 'POST', `/api/group-boards/${boardId}/join`, { seats });

const raise = (person: Person, boardId: BoardId, seats: number) =>
  t.call(awake(t, person), 'PATCH', `/api/chat/rooms/${boardId}/seats`, { seats });

const roomOf = async (person: Person, boardId: BoardId): Promise<ChatRoom> =>
  (await t.call(awake(t, person), 'GET', `/api/chat/rooms/${boardId}`)).body;

const heldBy = async (boardId: BoardId): Promise<number[]> => {
  const rows = t.db
    .selectFrom('seated')
    .select('seats')
    .where('boardId', '=', boardId)
    .orderBy('role', 'desc')
    .orderBy('id');
  return (await rows.execute()).map(({ seats }) => seats);
};

test('a purchase of the specification has one seat a person, on every call', async () => {
  const boardId = await openBoard(t, leader, { totalUser: 3 });
  const [one, other] = [await t.person(), await t.person()];
  expect((await join(t, one, boardId)).body).toMatchObject({ maxSeats: 1, currentUsers: 2, openSeats: 1 });
  expect((await take(other, boardId, 2)).body).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: { seats: '1몫까지 가질 수 있어요.' },
  });
  const form = await boardForm(t, { totalUser: 3 });
  expect((await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  const { body } = await t.call(leader, 'GET', `/api/group-boards/${boardId}/edit`);
  expect(body).not.toHaveProperty('maxSeats');
});

test('a family takes two of six, the leader two, and everybody owes by seats', async () => {
  const boardId = await open({ price: 48_002, mySeats: 2 });
  const [family, single] = [await t.person({ nickname: '민지' }), await t.person()];
  const joined: BoardDetail = (await take(family, boardId, 2)).body;
  expect(joined).toMatchObject({ currentUsers: 4, openSeats: 2, maxSeats: 3, perPersonPrice: 8_000 });
  expect(joined.participants.map(({ seats }) => seats)).toEqual([2, 2]);
  await join(t, single, boardId);
  expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 5, stage: 'RECRUITING' });
  const recruiting: ChatRoomRow[] = (await t.call(family, 'GET', '/api/chat/rooms')).body;
  expect(recruiting).toMatchObject([{ participantCount: 3, totalUser: 6, openSeats: 1 }]);
  expect((await raise(single, boardId, 2)).body).toMatchObject({ stage: 'RECRUITED', maxSeats: 3 });

  const { participants } = await roomOf(family, boardId);
  expect(participants.map(({ seats, share, perPersonPrice }) => [seats, share, perPersonPrice])).toEqual([
    [2, 16_002, 8_000],
    [2, 16_000, 8_000],
    [2, 16_000, 8_000],
  ]);
  expect(participants[0]!.remainder).toBe(2);
  expect(participants.reduce((sum, { share }) => sum + share, 0)).toBe(48_002);
  const rows: ChatRoomRow[] = (await t.call(family, 'GET', '/api/chat/rooms')).body;
  expect(rows.map(({ due, share }) => [due, share])).toEqual([['PAY', 16_000]]);
  const full = await t.db
    .selectFrom('notifications')
    .select('body')
    .where('kind', '=', 'ROOM_FULL')
    .where('userId', '=', family.userId)
    .execute();
  expect(full.map(({ body }) => body)).toEqual([expect.stringContaining('16,000원')]);
});

test('all of them or none: fewer open seats are named', async () => {
  const boardId = await open({ mySeats: 4, maxSeats: 2 });
  const [one, other] = [await t.person(), await t.person()];
  await join(t, one, boardId);
  expect((await take(other, boardId, 2)).body).toMatchObject({
    status: 409,
    code: 'SEATS_NOT_LEFT',
    message: '남은 자리보다 많아요.',
    fields: { seats: '1자리까지 고를 수 있어요.' },
  });
  expect((await take(other, boardId, 3)).body.code).toBe('INVALID_FIELDS');
  expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 5, stage: 'RECRUITING' });
  for (const seats of [0, 11, 'two', null])
    expect((await t.call(other, 'POST', `/api/group-boards/${boardId}/join`, { seats })).status).toBe(400);
});

test('more seats later: only upwards, only as many as are there, and the leader hears of it', async () => {
  const boardId = await open();
  const [one, other] = [await t.person({ nickname: '하늘' }), await t.person()];
  await join(t, one, boardId);
  await take(other, boardId, 3);
  expect((await raise(one, boardId, 3)).body).toMatchObject({
    code: 'SEATS_NOT_LEFT',
    fields: { seats: '2자리까지 고를 수 있어요.' },
  });
  expect((await raise(other, boardId, 2)).body).toMatchObject({
    code: 'SEATS_ONLY_UP',
    message: '몫은 늘릴 수만 있어요.',
  });
  expect((await raise(other, boardId, 4)).body.code).toBe('INVALID_FIELDS');
  expect((await raise(leader, boardId, 2)).body.code).toBe('NOT_FOLLOWER');
  expect(await heldBy(boardId)).toEqual([1, 1, 3]);
  expect((await raise(one, boardId, 1)).body.stage).toBe('RECRUITING');
  expect((await raise(one, boardId, 2)).body).toMatchObject({ stage: 'RECRUITED', openSeats: 0 });
  expect((await messagesOf(t, boardId)).at(-1)).toMatchObject({ type: 'SYSTEM', stage: 'RECRUITED' });

  const roomy = await open();
  await join(t, one, roomy);
  await raise(one, roomy, 2);
  const told = await t.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('boardId', '=', roomy)
    .where('userId', '=', leader.userId)
    .orderBy('id', 'desc')
    .execute();
  expect(told[0]).toEqual({ title: '하늘님이 2몫으로 늘렸어요', body: '제주 감귤 10kg · 3자리 남았어요' });
});

test('the form: as many as are left for others, and an edit takes nobody’s seat', async () => {
  const refused = await t.call(
    leader,
    'POST',
    '/api/group-boards',
    await boardForm(t, { totalUser: 6, maxSeats: 5, mySeats: 2 }),
  );
  expect(refused.body).toMatchObject({ code: 'INVALID_FIELDS', fields: { maxSeats: '4몫까지 고를 수 있어요.' } });

  const boardId = await open({ mySeats: 2 });
  const one = await t.person();
  await take(one, boardId, 3);
  const edit = async (changes: object) =>
    t.call(
      leader,
      'PUT',
      `/api/group-boards/${boardId}`,
      await boardForm(t, { totalUser: 6, price: 48_000, ...changes }),
    );
  expect((await edit({ maxSeats: 2 })).body.fields).toEqual({ maxSeats: '이미 3몫을 가진 이웃이 있어요.' });
  expect((await edit({ maxSeats: 3, mySeats: 4 })).body.fields).toEqual({ maxSeats: '2몫까지 고를 수 있어요.' });
  expect((await edit({ mySeats: 5 })).body.fields).toEqual({ mySeats: '3몫까지 가질 수 있어요.' });
  expect((await edit({ totalUser: 4 })).body.code).toBe('SHARE_WOULD_RISE');
  expect((await edit({})).status).toBe(200);
  expect(await heldBy(boardId)).toEqual([2, 3]);
  const stored = await t.call(leader, 'GET', `/api/group-boards/${boardId}/edit`);
  expect(stored.body).toMatchObject({ maxSeats: 3, mySeats: 2 });
  expect((await edit({ mySeats: 1 })).status).toBe(200);
  expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 4, maxSeats: 3, stage: 'RECRUITING' });
  // The last free seats are the leader's as well: the purchase is full.
  expect((await edit({ mySeats: 3 })).status).toBe(200);
  expect(await boardRow(t, boardId)).toMatchObject({ memberCount: 6, stage: 'RECRUITED' });
});

test('a leader of several seats who is alone is told nothing and bound to nothing', async () => {
  const boardId = await open({ mySeats: 3 });
  const form = await boardForm(t, { totalUser: 8, price: 96_000 });
  expect((await t.call(leader, 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  const edits = await t.db.selectFrom('boardEdits').selectAll().where('boardId', '=', boardId).execute();
  expect(edits).toEqual([]);
});

test('visitors read how many one may take, and of nobody how many they have', async () => {
  const boardId = await open();
  await take(await t.person(), boardId, 2);
  const { body } = await t.call(null, 'GET', `/api/group-boards/${boardId}`);
  expect(body).toMatchObject({ maxSeats: 3, currentUsers: 3 });
  expect(body.participants.some((seat: object) => 'seats' in seat)).toBe(false);
});
