import type { ChatRoom, Ledger } from '@mungchi/contract';
import { afterAll, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { type Person, testApp } from '../../test-app';
import { roomIn, type TestRoom } from '../test-rooms';
import { disputeTalk } from './test-disputes';

const t = await testApp();
await t.listen();
afterAll(() => t.close());
const { call, say, memberOf } = disputeTalk(t);

const ledgerOf = async (room: TestRoom, who: Person): Promise<Ledger> =>
  (await t.call(awake(t, who), 'GET', `/api/chat/rooms/${room.id}/ledger`)).body;
const refundsOf = async (room: TestRoom, who: Person) =>
  (await ledgerOf(room, who)).entries.filter(({ kind }) => kind === 'REFUND');
const backOf = async (room: TestRoom, who: Person): Promise<(number | undefined)[]> => {
  const { participants }: ChatRoom = (await t.call(awake(t, who), 'GET', `/api/chat/rooms/${room.id}`)).body;
  return participants.map(({ refunded }) => refunded);
};

test('who complained stands in the ledger for the two of them; the others see that a part went back', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const [told, other] = [room.followers[0]!, room.followers[1]!];
  const { body } = await say(room, 0);
  await call(room, room.leader, 'PATCH', `/${body.id}/accept`);
  await t.runJobs();
  const { id } = await memberOf(room, 0);
  for (const involved of [told, room.leader]) {
    expect(await refundsOf(room, involved)).toMatchObject([{ reason: 'DISPUTE', participantId: id, amount: 1000 }]);
    expect(await backOf(room, involved)).toEqual([undefined, 1000, undefined]);
  }
  expect(await refundsOf(room, other)).toMatchObject([
    { reason: null, participantId: null, nickname: '이웃', amount: 1000 },
  ]);
  expect(await backOf(room, other)).toEqual([undefined, undefined, undefined]);
  expect((await ledgerOf(room, other)).held).toBe(2 * room.share - 1000);
});

test('who got all of it back has paid and owes nothing, to everybody; that it went back the two of them read', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const [teller, other] = room.followers.map((person) => awake(t, person)) as [Person, Person];
  const told = { kind: 'NOT_RECEIVED', text: '못 받았어요' };
  const { body } = await t.call(teller, 'POST', `/api/chat/rooms/${room.id}/disputes`, told);
  await t.call(awake(t, room.leader), 'PATCH', `/api/chat/rooms/${room.id}/disputes/${body.id}/accept`);
  await t.runJobs();
  const seen = async (reader: Person) =>
    (await t.call(reader, 'GET', `/api/chat/rooms/${room.id}`)).body.participants
      .slice(1)
      .map(({ payStatement, refunded }: { payStatement: string; refunded?: number }) => [payStatement, refunded ?? 0]);
  for (const involved of [teller, awake(t, room.leader)])
    expect(await seen(involved)).toEqual([
      ['PAID', room.share],
      ['PAID', 0],
    ]);
  expect(await seen(other)).toEqual([
    ['PAID', 0],
    ['PAID', 0],
  ]);
});
