import { expect, test } from 'vitest';
import { refundStep, refundWords } from './refund-rules';

test('money that is there is told to go back, money that went back is written down, and nothing else is', () => {
  const statuses = ['ready', 'paid', 'cancelled', 'failed'] as const;
  expect(statuses.map((status) => refundStep({ status }))).toEqual(['wait', 'tell', 'write-down', 'wait']);
  expect(refundStep(null)).toBe('wait');
});

test('the statement says why', () => {
  expect([refundWords('STRAY'), refundWords('CANCELLED')]).toEqual(['중복 결제 환불', '공구 취소 환불']);
});
