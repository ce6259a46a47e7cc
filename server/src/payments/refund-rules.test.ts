import { expect, test } from 'vitest';
import { refundStep, refundWords } from './refund-rules';

test('money that is there is told to go back, money that went back is written down, and nothing else is', () => {
  const statuses = ['ready', 'paid', 'cancelled', 'failed'] as const;
  const step = (status: (typeof statuses)[number], cancelledAmount: number) =>
    refundStep({ status, amount: 3333, cancelledAmount });
  const wait = { do: 'wait' };
  const writeDown = { do: 'write-down' };
  expect(statuses.map((status) => step(status, 0))).toEqual([wait, { do: 'tell', amount: 3333 }, writeDown, wait]);
  expect(step('paid', 1000)).toEqual({ do: 'tell', amount: 2333 });
  expect(step('cancelled', 1000)).toEqual({ do: 'tell', amount: 2333 });
  expect(step('paid', 3333)).toEqual(writeDown);
  expect(refundStep(null)).toEqual(wait);
});

test('the statement says why', () => {
  const words = [refundWords('STRAY'), refundWords('CANCELLED'), refundWords('LOST'), refundWords('MISMATCH')];
  expect(words).toEqual(['중복 결제 환불', '공구 취소 환불', '취소된 결제 환불', '결제 금액 오류 환불']);
});
