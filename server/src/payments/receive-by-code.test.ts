import { limitOf, tradeComplete } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handoverCodeOf } from '../handover/handover-code';
import { type Person, type TestApp, testApp } from '../test-app';
import { roomIn, stageOf, type TestRoom } from './test-rooms';

let t: TestApp;
let room: TestRoom;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  room = await roomIn(t, 'PURCHASED');
});
afterAll(() => t.close());

const receive = (who: Person, body?: object) => t.call(who, 'POST', `/api/chat/rooms/${room.id}/trade-complete`, body);
const seatOf = (who: Person) =>
  t.db
    .selectFrom('participants')
    .selectAll()
    .where('boardId', '=', room.id)
    .where('userId', '=', who.userId)
    .executeTakeFirstOrThrow();
const right = () => handoverCodeOf(t.deps.keys.handover.current(), room.id);
const wrong = () => String((Number(right()) + 1) % 1_000_000).padStart(6, '0');

test('when it was bought is kept', async () => {
  const board = await t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
  expect(board.purchasedAt).toEqual(t.clock.now);
});

test('a wrong code receives nothing, and no other room’s code does', async () => {
  const who = room.followers[0]!;
  expect(await receive(who, { code: wrong() })).toMatchObject({ status: 409, body: { code: 'CODE_WRONG' } });
  for (const code of ['12345', '1234567', 'abcdef', ' 12345', '', null, 123_456])
    expect((await receive(who, { code })).body.code, String(code)).toBe('INVALID_FIELDS');
  expect(await seatOf(who)).toMatchObject({ receivedAt: null, receivedHow: null });
});

test('the code is of no use to the leader or to a stranger', async () => {
  expect((await receive(room.leader, { code: right() })).body.code).toBe('NOT_FOLLOWER');
  expect((await receive(await t.person(), { code: right() })).body.code).toBe('NOT_A_MEMBER');
});

test('an open dispute comes first; a case that silence opened ends with the press', async () => {
  const [one] = room.followers as [Person];
  const { id: participantId } = await seatOf(one);
  const dispute = { boardId: room.id, participantId, text: '', wanted: room.share, createdAt: t.clock.now };
  const { id } = await t.db
    .insertInto('disputes')
    .values({ ...dispute, kind: 'SHORT' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await receive(one, { code: right() })).body.code).toBe('DISPUTED');
  expect((await receive(one)).body.code).toBe('DISPUTED');
  await t.db.updateTable('disputes').set({ kind: 'STALLED', state: 'ESCALATED' }).where('id', '=', id).execute();
  expect(await receive(one, { code: right() })).toMatchObject({ status: 200, body: { stage: 'PURCHASED' } });
  expect(await seatOf(one)).toMatchObject({ receivedAt: t.clock.now, receivedHow: 'CODE' });
  const ended = await t.db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(ended).toMatchObject({ state: 'WITHDRAWN', endedAt: t.clock.now, refund: null });
});

test('without a body it is the press it always was', async () => {
  const who = room.followers[1]!;
  expect(await receive(who)).toMatchObject({ status: 200, body: { stage: 'COMPLETED' } });
  expect((await seatOf(who)).receivedHow).toBe('PRESS');
  expect((await receive(who, { code: right() })).body.code).toBe('ALREADY_TRADED');
  expect(await stageOf(t, room)).toBe('COMPLETED');
});

test('nobody tries more than ten codes a minute', () => {
  expect(limitOf(tradeComplete)).toEqual({ max: 10, seconds: 60 });
});
