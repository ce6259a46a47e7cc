import { BLOCKS_MAX, type BoardId } from '@mungchi/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOpenBoards } from '../boards/lists/find-open-boards';
import { join, openBoard, openWithFollowers, storedApple } from '../boards/test-boards';
import { transact } from '../db/transaction';
import { fullRoom } from '../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../test-app';
import { runs } from '../test-ring';
import { addBlock } from './block-person';
import { blockAs, nearbyIds, reportAs, sayIn, titlesNotified, unblockAs } from './test-safety';

let t: TestApp;
let productId: number;
beforeAll(async () => {
  t = await testApp();
  productId = await storedApple(t);
});
afterAll(() => t.close());

const LISTS = (id: number) => [
  '/api/group-boards',
  '/api/group-boards/categories/1',
  '/api/group-boards/recommend',
  '/api/group-boards/search?keyword=사과',
  '/api/group-boards/like',
  `/api/products/${id}/group-boards`,
];

/** Where a person finds a group purchase. */
async function placesWith(person: Person, boardId: BoardId): Promise<string[]> {
  const found: string[] = [];
  for (const path of LISTS(productId)) if ((await nearbyIds(t, person, path)).includes(boardId)) found.push(path);
  const open = await findOpenBoards(t.deps, person.userId, 3_000, 200);
  return open.some(({ id }) => id === boardId) ? [...found, 'assistant'] : found;
}

test('neither finds what the other opens, anywhere; the others do, and both again when it is taken back', async () => {
  const [leader, blocker, other] = [await t.person(), await t.person(), await t.person()];
  const [theirs, mine] = [await openBoard(t, leader, { productId }), await openBoard(t, blocker, { productId })];
  for (const person of [leader, blocker, other])
    for (const id of [theirs, mine]) await t.call(person, 'POST', `/api/group-boards/${id}/like`);
  const everywhere = [...LISTS(productId), 'assistant'];
  expect(await placesWith(blocker, theirs)).toEqual(everywhere);

  expect(await blockAs(t, blocker, leader)).toMatchObject({ status: 200, body: { blocked: true } });
  expect(await placesWith(blocker, theirs)).toEqual([]);
  expect(await placesWith(leader, mine)).toEqual([]);
  expect(await placesWith(other, theirs)).toEqual(everywhere);
  expect(await placesWith(blocker, mine)).not.toEqual([]);

  await t.call(blocker, 'DELETE', `/api/users/${leader.userId}/block`);
  expect(await placesWith(blocker, theirs)).toEqual(everywhere);
  expect(await placesWith(leader, mine)).toEqual(everywhere);
});

test('with any blocks, nobody’s list near shows a group purchase of somebody apart, and everything else', async () => {
  const people = [await t.person(), await t.person(), await t.person(), await t.person()];
  const boards = await Promise.all(people.map((person) => openBoard(t, person)));
  const index = fc.integer({ min: 0, max: people.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(index, index), { maxLength: 6 }), async (pairs) => {
      for (const one of people) for (const other of people) await unblockAs(t, one, other);
      for (const [a, b] of pairs) if (a !== b) await blockAs(t, people[a]!, people[b]!);
      for (const [reader, person] of people.entries()) {
        const apart = (leader: number) =>
          pairs.some(([a, b]) => (a === reader && b === leader) || (a === leader && b === reader));
        const expected = boards.filter((_, leader) => leader === reader || !apart(leader));
        const shown = (await nearbyIds(t, person)).filter((id) => boards.includes(id));
        expect(new Set(shown)).toEqual(new Set(expected));
      }
    }),
    { numRuns: runs(12) },
  );
  await t.db.deleteFrom('blocks').execute();
});

describe('joining', () => {
  test.each(['blocker', 'blocked'] as const)('is refused to the %s, with words that tell nobody', async (who) => {
    const [leader, other] = [await t.person(), await t.person()];
    const boardId = await openBoard(t, leader);
    await (who === 'blocker' ? blockAs(t, other, leader) : blockAs(t, leader, other));
    expect(await join(t, other, boardId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_JOINABLE', message: '지금은 참여할 수 없는 공구예요.' },
    });
    expect(await t.call(other, 'GET', `/api/group-boards/${boardId}`)).toMatchObject({ status: 200 });
  });

  test('at the same moment as the block: seated or refused, and the room stays whole', async () => {
    const [leader, other] = [await t.person(), await t.person()];
    const boardId = await openBoard(t, leader);
    const [joined] = await Promise.all([join(t, other, boardId), blockAs(t, leader, other)]);
    expect(['NOT_JOINABLE', undefined]).toContain(joined.body.code);
    const seats = await t.db.selectFrom('seated').select('userId').where('boardId', '=', boardId).execute();
    expect(seats.length).toBe(joined.status === 200 ? 2 : 1);
  });

  test('nobody waits for a seat with them, and who waited is not told of one', async () => {
    const room = await fullRoom(t);
    const [waiter, other] = [await t.person(), await t.person()];
    const wait = (person: Person) => t.call(person, 'POST', `/api/group-boards/${room.id}/waitlist`);
    expect(await wait(waiter)).toMatchObject({ status: 200 });
    for (const person of [waiter, other]) await blockAs(t, room.leader, person);
    expect(await wait(other)).toMatchObject({ body: { code: 'NOT_JOINABLE' } });
    await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
    expect(await titlesNotified(t, waiter)).toEqual([]);
  });
});

test('in a room they share, who blocked sees whom to fold, also when they have left; nobody else does', async () => {
  const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
  const [a, b] = followers as [Person, Person];
  await blockAs(t, a, b);
  const seat = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', boardId)
    .where('userId', '=', b.userId)
    .executeTakeFirstOrThrow();
  const folded = async (person: Person) => (await t.call(person, 'GET', `/api/chat/rooms/${boardId}`)).body.folded;
  expect(await folded(a)).toEqual({ participants: [seat.id], messages: [] });
  expect(await folded(b)).toEqual({ participants: [], messages: [] });
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'UNPAID' })
    .where('id', '=', seat.id)
    .execute();
  expect(await folded(a)).toMatchObject({ participants: [seat.id] });
});

test('the list of rooms does not show what somebody blocked said last; everybody else reads it', async () => {
  const { boardId, followers } = await openWithFollowers(t, await t.person(), 2);
  const [a, b] = followers as [Person, Person];
  await sayIn(t, b, boardId, '사과 맛있겠다');
  const last = async (person: Person) =>
    (await t.call(person, 'GET', '/api/chat/rooms')).body.find(({ id }: { id: number }) => id === boardId).lastMessage;
  expect(await last(a)).toBe('사과 맛있겠다');
  await blockAs(t, a, b);
  expect(await last(a)).toBe('차단한 이웃의 메시지예요.');
  expect(await last(b)).toBe('사과 맛있겠다');
});

test('the own list: latest first, in pages, without who has left', async () => {
  const person = await t.person();
  const others = [await t.person(), await t.person(), await t.person()];
  for (const [i, other] of others.entries())
    await transact(t.db, (tx) => addBlock(tx, person.userId, other.userId, new Date(t.clock.now.getTime() + i)));
  const first = await t.call(person, 'GET', '/api/users/blocks?limit=2');
  expect(first.body.map(({ nickname }: Person) => nickname)).toEqual([others[2]!.nickname, others[1]!.nickname]);
  const next = await t.call(
    person,
    'GET',
    `/api/users/blocks?limit=2&cursor=${String(first.headers['x-next-cursor'])}`,
  );
  expect(next.body.map(({ userId }: Person) => userId)).toEqual([others[0]!.userId]);
  await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', others[0]!.userId).execute();
  expect((await t.call(person, 'GET', '/api/users/blocks')).body).toHaveLength(2);
});

test('oneself and nobody cannot be blocked; twice is once; five hundred are enough', async () => {
  const [person, other] = [await t.person(), await t.person()];
  expect((await blockAs(t, person, person)).body.code).toBe('SELF_BLOCK');
  expect((await t.call(person, 'POST', '/api/users/999999/block')).body.code).toBe('USER_NOT_FOUND');
  await t.db
    .insertInto('users')
    .values(
      Array.from({ length: BLOCKS_MAX - 1 }, (_, i) => ({
        provider: 'kakao',
        providerUserId: `crowd-${i}`,
        name: '',
        email: '',
        nickname: `군중${i}`,
        nicknameKey: `군중${i}`,
        phone: '010-1234-5678',
        birth: '1990-05-05',
        gender: 'FEMALE' as const,
        profileUrl: '/avatars/pink.webp',
        signedUpAt: t.clock.now,
        createdAt: t.clock.now,
      })),
    )
    .execute();
  await t.db
    .insertInto('blocks')
    .columns(['blockerId', 'blockedId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([eb.val(person.userId).as('a'), 'id', eb.val(t.clock.now).as('at')])
        .where('providerUserId', 'like', 'crowd-%'),
    )
    .execute();
  const third = await t.person();
  const both = await Promise.all([blockAs(t, person, other), blockAs(t, person, third)]);
  expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set(['BLOCKS_FULL', undefined]));
  const kept = both[0].status === 200 ? other : third;
  expect(await blockAs(t, person, kept)).toMatchObject({ body: { blocked: true } });
  expect(await t.call(person, 'GET', `/api/users/${kept.userId}/block`)).toMatchObject({ body: { blocked: true } });
});

test('two who block one another at the same moment have both done so', async () => {
  const [one, other] = [await t.person(), await t.person()];
  const done = await Promise.all([blockAs(t, one, other), blockAs(t, other, one)]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  const boardId = await openBoard(t, other);
  expect(await nearbyIds(t, one)).not.toContain(boardId);
});

test('only who has something to leave out is asked for it: by a block, either way, or a reported purchase', async () => {
  const [blocker, blocked, reporter, witness, leader] = await Promise.all(Array.from({ length: 5 }, () => t.person()));
  await blockAs(t, blocker!, blocked!);
  await reportAs(t, reporter!, 'BOARD', await openBoard(t, leader!));
  await reportAs(t, witness!, 'USER', leader!.userId);
  const seesLess = async ({ userId }: Person) =>
    (await t.db.selectFrom('users').select('seesLess').where('id', '=', userId).executeTakeFirstOrThrow()).seesLess;
  expect(await Promise.all([blocker!, blocked!, reporter!, witness!, leader!].map(seesLess))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
