import { type Ledger, type Participant, shareOf, split } from '@mungchi/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testMember, testRoom } from '../api/test-room';
import { holdingLine } from './ledger-words';
import { payState } from './pay-state';
import { paySums, percentOf } from './pay-sums';
import { paymentLine } from './pay-words';

const rooms = fc
  .record({
    price: fc.integer({ min: 1, max: 100_000_000 }),
    people: fc.integer({ min: 2, max: 50 }),
    taken: fc.nat({ max: 5 }),
    paid: fc.infiniteStream(fc.boolean()),
  })
  .map(({ price, people, taken, paid }) => {
    const { follower, leader } = split(price, people);
    // The leader may have taken the rest.
    const seats = Math.min(1 + taken, people - 1);
    const participants: Participant[] = Array.from({ length: people + 1 - seats }, (_, at) =>
      testMember({
        participantId: at + 1,
        role: at === 0 ? 'LEADER' : 'FOLLOWER',
        perPersonPrice: follower,
        payStatement: at === 0 || paid.next().value ? 'PAID' : 'UNPAID',
        ...(at === 0 && {
          remainder: leader - follower,
          seats,
          share: shareOf({ price, totalUser: people }, { role: 'LEADER', seats }),
        }),
      }),
    );
    const all = participants.every(({ payStatement }) => payStatement === 'PAID');
    const stage = all ? ('PAYING' as const) : ('RECRUITED' as const);
    return testRoom({ price, totalUser: people, perPersonPrice: follower, participants, stage });
  });

/** Every figure in a text. */
const figures = (text: string) =>
  [...text.matchAll(/([\d,]+)원/g)].map(([, figure]) => Number(figure?.replaceAll(',', '')));

test('for any price, people and payments, the sums on the pay screen add up', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const sums = paySums(room);
      const rows = room.participants.map((person) => ({
        state: payState(person, room.stage, []),
        amount: person.share,
      }));
      const rowsOf = (state: string) => rows.filter((row) => row.state === state);
      const sum = (state: string) => rowsOf(state).reduce((total, { amount }) => total + amount, 0);

      // The rows, the panel and the price say the same.
      expect(sum('leader') + sum('paid') + sum('unpaid')).toBe(room.price);
      expect([sums.leader, sums.paid, sums.missing]).toEqual([sum('leader'), sum('paid'), sum('unpaid')]);
      expect(sums.collected).toBe(sums.leader + sums.paid);
      expect(sums.collected + sums.missing).toBe(sums.total);
      expect([sums.paidBy, sums.unpaidBy]).toEqual([rowsOf('paid').length, rowsOf('unpaid').length]);
      expect(percentOf(sums.collected, sums.total) === 100).toBe(sums.missing === 0);

      // So does the ledger, wherever the followers' money is, and every sentence that names a sum.
      for (const where of ['held', 'handedOver', 'refunded'] as const) {
        const books = { held: 0, handedOver: 0, refunded: 0, entries: [], [where]: sums.paid } as unknown as Ledger;
        expect(figures(holdingLine(books)).filter((figure) => figure !== sums.paid)).toEqual([]);
      }
      const done = paymentLine({ ...room, stage: 'COMPLETED' });
      expect(figures(done)).toEqual([sums.paid]);
    }),
  );
});

test('a leader alone has nothing to hand over', () => {
  expect(percentOf(0, 0)).toBe(100);
});
