import { expect, test } from 'vitest';
import { ProviderUnavailable } from './payment-provider';
import { toRecord } from './portone-record';

const SHOWN = {
  imp_uid: 'imp_1',
  merchant_uid: 'order_1',
  status: 'paid',
  amount: 3333,
  currency: 'USD',
  buyer_email: 'me@example.org',
  cancel_amount: 0,
  pay_method: 'card',
};
const READ = {
  impUid: 'imp_1',
  merchantUid: 'order_1',
  status: 'paid',
  amount: 3333,
  currency: 'USD',
  buyerEmail: 'me@example.org',
  cancelledAmount: 0,
};

test('exactly what counts is read', () => {
  expect(toRecord(SHOWN)).toEqual(READ);
  for (const status of ['ready', 'cancelled', 'failed'])
    expect(toRecord({ ...SHOWN, status })).toEqual({ ...READ, status });
  for (const buyer_email of [null, 7, undefined])
    expect(toRecord({ ...SHOWN, buyer_email })).toEqual({ ...READ, buyerEmail: null });
  expect(toRecord({ ...SHOWN, cancel_amount: 1000 })).toEqual({ ...READ, cancelledAmount: 1000 });
  for (const cancel_amount of [null, '7', undefined]) expect(toRecord({ ...SHOWN, cancel_amount })).toEqual(READ);
  expect(toRecord({ ...SHOWN, currency: null })).toEqual({ ...READ, currency: 'KRW' });
});

test.each([
  ['nothing', null],
  ['a number of another kind', { ...SHOWN, imp_uid: 1 }],
  ['an order of another kind', { ...SHOWN, merchant_uid: null }],
  ['an amount in words', { ...SHOWN, amount: '3333' }],
  ['a status nobody knows', { ...SHOWN, status: 'pending' }],
  ['no status', { ...SHOWN, status: undefined }],
])('%s is no payment', (_, response) => {
  const read = () => toRecord(response);
  expect(read).toThrow(ProviderUnavailable);
  expect(read).toThrow('no payment');
});
