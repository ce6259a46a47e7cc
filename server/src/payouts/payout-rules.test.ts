import { type BoardId, eveningAfter, PAYOUT_STATES } from '@mungchi/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideEnd, decideRequest, isSameName, type LedBoard, payoutBalanceOf, usableFrom } from './payout-rules';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-20T03:00:00.000Z');
const board = (id: number, rest: Partial<LedBoard> = {}): LedBoard => ({
  boardId: id as BoardId,
  title: `공구 ${id}`,
  balance: 10_000,
  requested: 0,
  disputed: 0,
  handOvers: [],
  ...rest,
});
const part = (id: number, amount: number) => ({ boardId: id, title: `공구 ${id}`, amount });

describe('what a leader can have', () => {
  test('everything that was handed over long ago, by purchase', () => {
    expect(payoutBalanceOf([board(1), board(2, { balance: 3000, requested: 1000 })], NOW)).toEqual({
      available: 12_000,
      parts: [part(1, 10_000), part(2, 2000)],
      later: [],
      disputed: [],
    });
    expect(payoutBalanceOf([], NOW)).toEqual({ available: 0, parts: [], later: [], disputed: [] });
  });

  test('a hand-over waits for the first evening 36 hours later, to the minute', () => {
    const handOvers = [{ amount: 10_000, at: at('2026-11-19T00:00:00.000Z') }];
    const evening = at('2026-11-20T12:00:00.000Z');
    const led = [board(1, { handOvers })];
    const before = payoutBalanceOf(led, at('2026-11-20T11:59:59.999Z'));
    expect(before).toMatchObject({ available: 0, parts: [], later: [{ amount: 10_000, from: evening }] });
    expect(payoutBalanceOf(led, evening)).toMatchObject({ available: 10_000, later: [] });
  });

  test('several evenings in their order, of several purchases together', () => {
    const [first, second] = [at('2026-11-18T23:00:00.000Z'), at('2026-11-19T12:00:00.000Z')];
    const led = [
      board(1, { handOvers: [{ amount: 4000, at: second }] }),
      board(2, {
        handOvers: [
          { amount: 2000, at: first },
          { amount: 3000, at: second },
        ],
      }),
    ];
    expect(payoutBalanceOf(led, NOW)).toEqual({
      available: 11_000,
      parts: [part(1, 6000), part(2, 5000)],
      later: [
        { amount: 2000, from: eveningAfter(first, 36) },
        { amount: 7000, from: eveningAfter(second, 36) },
      ],
      disputed: [],
    });
  });

  test('in whatever order the books tell them, the newest waits', () => {
    const handOvers = [
      { amount: 4000, at: at('2026-11-10T03:00:00.000Z') },
      { amount: 6000, at: at('2026-11-19T12:00:00.000Z') },
    ];
    for (const told of [handOvers, handOvers.toReversed()])
      expect(payoutBalanceOf([board(1, { handOvers: told })], NOW)).toMatchObject({
        available: 4000,
        later: [{ amount: 6000 }],
      });
  });

  test('what is left of disputed payments is kept back first; what was given back does not wait', () => {
    const lately = [{ amount: 10_000, at: at('2026-11-19T12:00:00.000Z') }];
    expect(payoutBalanceOf([board(1, { disputed: 4000 })], NOW)).toMatchObject({
      available: 6000,
      disputed: [part(1, 4000)],
    });
    expect(payoutBalanceOf([board(1, { disputed: 40_000 })], NOW)).toMatchObject({
      available: 0,
      parts: [],
      disputed: [part(1, 10_000)],
    });
    expect(payoutBalanceOf([board(1, { balance: 7000, disputed: 4000, handOvers: lately })], NOW)).toMatchObject({
      available: 0,
      later: [{ amount: 3000 }],
      disputed: [part(1, 4000)],
    });
  });

  test('nothing is lost or made: available, later, disputed and requested are the balance', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    const led = fc.record({
      spent: amounts,
      requested: amounts,
      disputed: amounts,
      handOvers: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), hours: fc.nat(120) })),
    });
    fc.assert(
      fc.property(fc.array(led, { maxLength: 6 }), (rows) => {
        const boards = rows.map(({ spent, requested, disputed, handOvers }, id) => {
          const total = handOvers.reduce((sum, { amount }) => sum + amount, 0);
          const balance = Math.max(0, total - spent);
          const lately = handOvers.map(({ amount, hours }) => ({
            amount,
            at: new Date(NOW.getTime() - hours * 3_600_000),
          }));
          return board(id, { balance, requested: Math.min(balance, requested), disputed, handOvers: lately });
        });
        const { available, parts, later, disputed } = payoutBalanceOf(boards, NOW);
        const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
        const onItsWay = boards.reduce((total, { requested }) => total + requested, 0);
        expect(available + sum(later) + sum(disputed) + onItsWay).toBe(
          boards.reduce((total, { balance }) => total + balance, 0),
        );
        expect(sum(parts)).toBe(available);
        expect([...parts, ...later, ...disputed].every(({ amount }) => amount > 0)).toBe(true);
        expect(later.every(({ from }) => from > NOW)).toBe(true);
      }),
    );
  });
});

test('the first account takes payouts at once, a changed one from the evening a day later', () => {
  expect(usableFrom(NOW, true)).toEqual(NOW);
  expect(usableFrom(NOW, false)).toEqual(at('2026-11-21T12:00:00.000Z'));
  expect(usableFrom(at('2026-11-20T12:00:00.001Z'), false)).toEqual(at('2026-11-22T12:00:00.000Z'));
});

test('who may ask: one open, an account, its time, a thousand won', () => {
  const account = { usableFrom: NOW };
  expect(decideRequest(account, true, 5000, NOW)).toBe('PAYOUT_OPEN');
  expect(decideRequest(null, true, 0, NOW)).toBe('PAYOUT_OPEN');
  expect(decideRequest(null, false, 5000, NOW)).toBe('PAYOUT_ACCOUNT');
  expect(decideRequest({ usableFrom: new Date(NOW.getTime() + 1) }, false, 5000, NOW)).toBe('PAYOUT_ACCOUNT_NEW');
  expect(decideRequest(account, false, 999, NOW)).toBe('PAYOUT_SMALL');
  expect(decideRequest(account, false, 1000, NOW)).toBeNull();
});

test('every state × end', () => {
  const table = PAYOUT_STATES.map(
    (state) =>
      `${state}: ${(['SENT', 'FAILED', 'RETURNED'] as const).map((end) => decideEnd(state, end) ?? 'ok').join(' ')}`,
  );
  expect(table).toEqual([
    'REQUESTED: ok ok ALREADY_DECIDED',
    'SENT: ALREADY_DECIDED ALREADY_DECIDED ok',
    'FAILED: ALREADY_DECIDED ALREADY_DECIDED ALREADY_DECIDED',
    'RETURNED: ALREADY_DECIDED ALREADY_DECIDED ALREADY_DECIDED',
  ]);
});

test('a holder is the person whatever the blanks', () => {
  expect(isSameName('김 서연', '김서연')).toBe(true);
  expect(isSameName('Kim Seoyeon', 'KIM SEOYEON')).toBe(true);
  expect(isSameName('김서연'.normalize('NFD'), '김서연')).toBe(true);
  expect(isSameName('김서준', '김서연')).toBe(false);
  expect(isSameName('Straße', 'Strasse')).toBe(false);
});
