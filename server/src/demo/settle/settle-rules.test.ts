import type { BoardId, ParticipantId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { type SettledPayment, sandboxMoves } from './settle-rules';

const [LEADER, ONE, TWO] = [1, 2, 3] as ParticipantId[];
const of = (impUid: string, participantId = ONE!, rest = 3000, isSandbox = true): SettledPayment => ({
  impUid,
  participantId,
  isSandbox,
  rest,
  back: 0,
});

const words = (held: number, atLeader: number, payments: SettledPayment[]) =>
  sandboxMoves({ boardId: 7 as BoardId, leader: LEADER!, held, atLeader }, payments).map(
    ({ kind, impUid, participantId, amount }) => `${kind} ${impUid ?? 'all'} of ${participantId}: ${amount}`,
  );

test.each<[string, number, number, SettledPayment[], string[]]>([
  ['held', 6000, 0, [of('a'), of('b', TWO)], ['REFUND a of 2: 3000', 'REFUND b of 3: 3000']],
  ['handed over', 0, 3000, [of('a')], ['RETURN a of 1: 3000', 'REFUND a of 2: 3000']],
  ['in parts', 1000, 2000, [of('a')], ['RETURN a of 1: 2000', 'REFUND a of 2: 3000']],
  ['paid out already', 0, 0, [of('a')], []],
  ['nothing left of it', 0, 0, [of('a', ONE, 0)], []],
  ['charged back after the credit', 0, 3000, [of('a', ONE, 0)], ['RECOVERY all of 1: 3000']],
  ['real money beside it', 6000, 0, [of('a'), of('r', TWO, 3000, false)], ['REFUND a of 2: 3000']],
  [
    'real money held, the sandbox’s handed over',
    3000,
    6000,
    [of('a'), of('r', TWO, 3000, false), of('q', TWO, 3000, false)],
    ['RETURN a of 1: 3000', 'REFUND a of 2: 3000'],
  ],
  ['real money alone', 3000, 3000, [of('r', TWO, 6000, false)], []],
])('%s', (_, held, atLeader, payments, expected) => {
  expect(words(held, atLeader, payments)).toEqual(expected);
});
