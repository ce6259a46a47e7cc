import { STAGES } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { refuseOrder, refusePurchase, refuseTrade } from './trade-rules';

/** One answer per stage, in their order: RECRUITING RECRUITED PAYING PURCHASED COMPLETED CANCELLED. */
const inEveryStage = (ask: (stage: (typeof STAGES)[number]) => string | null) =>
  STAGES.map((stage) => (ask(stage) === null ? 'ok' : ask(stage))).join(' ');
const always = (answer: string) => STAGES.map(() => answer).join(' ');

test('ordering: a follower who has not paid, while the room collects', () => {
  expect(inEveryStage((stage) => refuseOrder(stage, 'FOLLOWER', false))).toBe(
    'NOT_PAYABLE ok NOT_PAYABLE NOT_PAYABLE NOT_PAYABLE NOT_PAYABLE',
  );
  expect(inEveryStage((stage) => refuseOrder(stage, 'FOLLOWER', true))).toBe(always('NOT_PAYABLE'));
  for (const isPaid of [true, false])
    expect(inEveryStage((stage) => refuseOrder(stage, 'LEADER', isPaid))).toBe(always('NOTHING_TO_PAY'));
});

test('purchase: the leader, once everybody has paid, once', () => {
  expect(inEveryStage((stage) => refusePurchase(stage, 'LEADER'))).toBe(
    'NOT_PURCHASABLE NOT_PURCHASABLE ok ALREADY_PURCHASED ALREADY_PURCHASED BOARD_CANCELLED',
  );
  expect(inEveryStage((stage) => refusePurchase(stage, 'FOLLOWER'))).toBe(always('NOT_LEADER'));
});

test('receiving: a follower, after the purchase, once', () => {
  expect(inEveryStage((stage) => refuseTrade(stage, 'FOLLOWER', false))).toBe(
    'NOT_TRADABLE NOT_TRADABLE NOT_TRADABLE ok ALREADY_TRADED BOARD_CANCELLED',
  );
  expect(inEveryStage((stage) => refuseTrade(stage, 'FOLLOWER', true))).toBe(always('ALREADY_TRADED'));
  for (const received of [true, false])
    expect(inEveryStage((stage) => refuseTrade(stage, 'LEADER', received))).toBe(always('NOT_FOLLOWER'));
});
