import type { ParticipantId, Role } from '@mungchi/contract';
import { expect, test } from 'vitest';
import type { RefundRow } from '../../db/rows';
import { figuresOf, pairOf, shownTo } from './ledger-rules';

test.each([
  ['PAYMENT', 'OUTSIDE', 'HOLDING'],
  ['REFUND', 'HOLDING', 'OUTSIDE'],
  ['HAND_OVER', 'HOLDING', 'LEADER'],
  ['COVERED', 'LOSS', 'HOLDING'],
] as const)('%s goes from %s to %s', (kind, from, to) => {
  expect(pairOf({ kind, amount: 700 })).toEqual([
    { account: from, amount: -700 },
    { account: to, amount: 700 },
  ]);
});

test('the figures of a room, from its first won to the credit', () => {
  const room = { price: 10_000, totalUser: 3 };
  const paid = { kind: 'PAYMENT', amount: 3333 } as const;
  const back = { kind: 'REFUND', amount: 3333 } as const;
  const handed = { kind: 'HAND_OVER', amount: 6666 } as const;
  const figures = (...movements: Parameters<typeof figuresOf>[1]) =>
    Object.values(figuresOf(room, movements)).join(' ');
  expect(Object.keys(figuresOf(room, [])).join(' ')).toBe('total collected held refunded handedOver');
  expect(figures()).toBe('10000 3334 0 0 0');
  expect(figures(paid)).toBe('10000 6667 3333 0 0');
  expect(figures(paid, paid)).toBe('10000 10000 6666 0 0');
  expect(figures(paid, paid, back)).toBe('10000 6667 3333 3333 0');
  expect(figures(paid, paid, handed)).toBe('10000 10000 0 0 6666');
  const [taken, covered] = [{ kind: 'RECOVERY', amount: 6666 } as const, { kind: 'COVERED', amount: 3333 } as const];
  expect(figures(paid, paid, handed, taken, covered)).toBe('10000 10000 3333 0 0');
  expect(figures(paid, paid, handed, taken, covered, back)).toBe('10000 6667 0 3333 0');
});

test('a refund for a dispute has a name and a reason for the leader and whose it is; other refunds for everybody', () => {
  const id = (number: number) => number as ParticipantId;
  const shown = (reader: number, role: Role, refundReason: RefundRow['reason'] | null) => {
    const movement = { refundReason, participantId: id(2) };
    const { participantId, nickname, reason } = shownTo({ id: id(reader), role }, movement, '새봄');
    return `${participantId} ${nickname} ${reason}`;
  };
  expect(shown(1, 'LEADER', 'DISPUTE')).toBe('2 새봄 DISPUTE');
  expect(shown(2, 'FOLLOWER', 'DISPUTE')).toBe('2 새봄 DISPUTE');
  expect(shown(3, 'FOLLOWER', 'DISPUTE')).toBe('null 이웃 null');
  expect(shown(3, 'FOLLOWER', 'TRUE_UP')).toBe('2 새봄 TRUE_UP');
  expect(shown(3, 'FOLLOWER', null)).toBe('2 새봄 null');
});
