import { type BoardId, STAGES, type Stage } from '@mungchi/contract';
import { describe, expect, test } from 'vitest';
import { type OwnBoard, obligationsOf, partingOf } from './obligation-rules';

const OPEN: readonly Stage[] = ['RECRUITED', 'PAYING', 'PURCHASED'];
const board = (stage: Stage, role: OwnBoard['role'], paid = false, settled = false): OwnBoard => ({
  id: 7 as BoardId,
  title: '딸기',
  stage,
  role,
  paid,
  settled,
  disputed: false,
  settling: false,
});

describe.each(STAGES)('%s', (stage) => {
  test.each([0, 999, 1000])('with a balance of %s', (balance) => {
    for (const waive of [false, true]) {
      const money = balance >= 1000 || (balance > 0 && !waive) ? ['BALANCE'] : [];
      const kinds = (own: OwnBoard) =>
        obligationsOf([own], { balance, isOnItsWay: false }, waive).map(({ kind }) => kind);
      expect(kinds(board(stage, 'LEADER', true))).toEqual([...(OPEN.includes(stage) ? ['LEADING'] : []), ...money]);
      expect(kinds(board(stage, 'FOLLOWER'))).toEqual(money);
      expect(kinds(board(stage, 'FOLLOWER', true))).toEqual([...(OPEN.includes(stage) ? ['PAID'] : []), ...money]);
      expect(kinds(board(stage, 'FOLLOWER', true, true))).toEqual(money);
    }
  });

  test('an open dispute keeps both, also when the purchase is over; a purchase is named once', () => {
    const kinds = (own: OwnBoard) =>
      obligationsOf([{ ...own, disputed: true }], { balance: 0, isOnItsWay: false }, false).map(({ kind }) => kind);
    const [leading, paid] = OPEN.includes(stage) ? ['LEADING', 'PAID'] : ['DISPUTE', 'DISPUTE'];
    expect(kinds(board(stage, 'LEADER', true))).toEqual([leading]);
    expect(kinds(board(stage, 'FOLLOWER', true))).toEqual([paid]);
    expect(kinds(board(stage, 'FOLLOWER', true, true))).toEqual(['DISPUTE']);
  });

  test('what becomes of it', () => {
    expect(partingOf(board(stage, 'LEADER', true))).toBe(stage === 'RECRUITING' ? 'cancel' : null);
    const unpaid = stage === 'RECRUITING' || stage === 'RECRUITED' ? 'vacate' : null;
    expect(partingOf(board(stage, 'FOLLOWER'))).toBe(unpaid);
    expect(partingOf(board(stage, 'FOLLOWER', true))).toBe(stage === 'RECRUITING' ? 'vacate' : null);
  });
});

test('each obligation has its title and the screen where it is finished', () => {
  const over = { ...board('COMPLETED', 'FOLLOWER', true, true), id: 8 as BoardId, disputed: true };
  const money = { balance: 52_000, isOnItsWay: false };
  expect(obligationsOf([board('PAYING', 'LEADER'), over], money, true)).toEqual([
    { kind: 'LEADING', title: '딸기', path: '/chat/7' },
    { kind: 'DISPUTE', title: '딸기', path: '/chat/8/dispute' },
    { kind: 'BALANCE', title: '52,000원', path: '/mypage/payouts' },
  ]);
  expect(obligationsOf([], { balance: 999, isOnItsWay: true }, true)).toEqual([
    { kind: 'PAYOUT', title: '999원', path: '/mypage/payouts' },
  ]);
});

test('what is too little to be sent is not given up while a neighbour can still dispute', () => {
  const over = { ...board('COMPLETED', 'LEADER', true), settling: true };
  const kinds = (balance: number, waive: boolean, own: OwnBoard = over, isOnItsWay = false) =>
    obligationsOf([own], { balance, isOnItsWay }, waive).map(({ kind }) => kind);
  expect([kinds(999, true), kinds(999, false)]).toEqual([['SETTLING'], ['SETTLING', 'BALANCE']]);
  expect([kinds(1, true), kinds(0, true), kinds(1000, true)]).toEqual([['SETTLING'], [], ['BALANCE']]);
  expect(kinds(999, true, { ...over, disputed: true })).toEqual(['DISPUTE']);
  expect(kinds(999, true, over, true)).toEqual(['PAYOUT']);
});
