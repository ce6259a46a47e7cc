import type { Stage } from '@mungchi/contract';
import { expect, test } from 'vitest';
import {
  claimOf,
  decidePayment,
  type OrderOwner,
  type Payer,
  type PaymentDecision,
  type PaymentRecord,
  type RelatedOrder,
  takenBack,
} from './payment-rules';

const RECORD: PaymentRecord = {
  impUid: 'imp_1',
  merchantUid: 'mungchi_1',
  status: 'paid',
  amount: 3333,
  currency: 'KRW',
  buyerEmail: 'me@example.org',
  cancelledAmount: 0,
};
const PAYER: Payer = {
  role: 'FOLLOWER',
  email: 'me@example.org',
  hasLeft: false,
  stage: 'RECRUITED',
  share: 3333,
  settledBy: null,
  left: 0,
  returned: 0,
  clientMade: true,
  forShow: false,
};

const BOOKED: Partial<Payer> = { settledBy: 'imp_1', left: 3333, stage: 'PAYING' };

type Case = [name: string, Partial<PaymentRecord>, Partial<Payer>, OrderOwner, boolean, PaymentDecision];
const book: PaymentDecision = { do: 'book' };
const nothing: PaymentDecision = { do: 'nothing' };
const writeOff = (amount: number): PaymentDecision => ({ do: 'write-off', amount });
const refuse = (because: Extract<PaymentDecision, { do: 'refuse' }>['because']): PaymentDecision => ({
  do: 'refuse',
  because,
});
const giveBack = (because: Extract<PaymentDecision, { do: 'refuse' }>['because']): PaymentDecision => ({
  do: 'give-back',
  because,
});

test.each<Case>([
  ['a good payment is booked', {}, {}, 'payer', false, book],
  ['booked already', {}, { settledBy: 'imp_1', left: 3333 }, 'payer', false, nothing],
  ['cancelled after it was booked', { status: 'cancelled' }, BOOKED, 'payer', false, writeOff(3333)],
  ['cancelled in part after it was booked', { cancelledAmount: 1000 }, BOOKED, 'payer', false, writeOff(1000)],
  ['a part more', { cancelledAmount: 1500 }, { ...BOOKED, left: 2333, returned: 1000 }, 'payer', false, writeOff(500)],
  [
    'the same part again',
    { cancelledAmount: 1000 },
    { ...BOOKED, left: 2333, returned: 1000 },
    'payer',
    false,
    nothing,
  ],
  ['more than the books have', { amount: 9999, status: 'cancelled' }, BOOKED, 'payer', false, writeOff(3333)],
  [
    'cancelled where the room is, too',
    { status: 'cancelled' },
    { ...BOOKED, stage: 'CANCELLED' },
    'payer',
    false,
    nothing,
  ],
  [
    'cancelled after the credit',
    { status: 'cancelled' },
    { ...BOOKED, stage: 'COMPLETED' },
    'payer',
    false,
    writeOff(3333),
  ],
  ['cancelled in part before it was booked', { cancelledAmount: 1 }, {}, 'payer', false, giveBack('PAYMENT_MISMATCH')],
  [
    'the right sum after a part went back',
    { amount: 4333, cancelledAmount: 1000 },
    {},
    'payer',
    false,
    giveBack('PAYMENT_MISMATCH'),
  ],
  ['a won too little, under a number of their own', { amount: 3332 }, {}, 'nobody', false, refuse('PAYMENT_MISMATCH')],
  [
    'booked already, whatever the stage is by now',
    {},
    { settledBy: 'imp_1', stage: 'COMPLETED' },
    'payer',
    true,
    nothing,
  ],
  ['used by somebody else', {}, {}, 'payer', true, refuse('PAYMENT_USED')],
  ["somebody else's order", {}, {}, 'other', false, refuse('PAYMENT_FOREIGN')],
  ['an order speaks for itself, whatever the e-mail', { buyerEmail: 'you@example.org' }, {}, 'payer', false, book],
  ['no order, same e-mail', { buyerEmail: ' ME@example.org ' }, { email: ' me@Example.org ' }, 'nobody', false, book],
  ['no order, other e-mail', { buyerEmail: 'you@example.org' }, {}, 'nobody', false, refuse('PAYMENT_FOREIGN')],
  ['no order, no e-mail', { buyerEmail: null }, {}, 'nobody', false, refuse('PAYMENT_FOREIGN')],
  [
    'no order, two empty e-mails are not one person',
    { buyerEmail: '' },
    { email: '' },
    'nobody',
    false,
    refuse('PAYMENT_FOREIGN'),
  ],
  [
    'no order, same e-mail, but such payments are off',
    {},
    { clientMade: false },
    'nobody',
    false,
    refuse('PAYMENT_FOREIGN'),
  ],
  ['an order of ours, such payments off', {}, { clientMade: false }, 'payer', false, book],
  ['real money for a demo purchase', {}, { forShow: true }, 'payer', false, giveBack('DEMO_NOT_PAYABLE')],
  ['real money for a demo purchase, by no order', {}, { forShow: true }, 'nobody', false, refuse('DEMO_NOT_PAYABLE')],
  ['not approved yet', { status: 'ready' }, {}, 'payer', false, refuse('PAYMENT_NOT_PAID')],
  ['declined', { status: 'failed' }, {}, 'payer', false, refuse('PAYMENT_NOT_PAID')],
  ['given back', { status: 'cancelled' }, {}, 'payer', false, refuse('PAYMENT_NOT_PAID')],
  ['a won too little', { amount: 3332 }, {}, 'payer', false, giveBack('PAYMENT_MISMATCH')],
  ['a won too much', { amount: 3334 }, {}, 'payer', false, giveBack('PAYMENT_MISMATCH')],
  ['dollars', { currency: 'USD' }, {}, 'payer', false, giveBack('PAYMENT_MISMATCH')],
  ['a second payment of one share', {}, { settledBy: 'imp_0' }, 'payer', false, giveBack('NOT_PAYABLE')],
  ['a second payment under one number', {}, {}, 'over', false, giveBack('NOT_PAYABLE')],
  ['of a wrong amount', { amount: 1 }, {}, 'over', false, giveBack('PAYMENT_MISMATCH')],
  ['the leader', {}, { role: 'LEADER' }, 'payer', false, giveBack('NOTHING_TO_PAY')],
  ['the leader, by a payment of no order', {}, { role: 'LEADER' }, 'nobody', false, refuse('NOTHING_TO_PAY')],
  ['too late, by a payment of no order', {}, { stage: 'CANCELLED' }, 'nobody', false, refuse('NOT_PAYABLE')],
])('%s', (_, record, payer, owner, used, expected) => {
  expect(decidePayment({ ...RECORD, ...record }, { ...PAYER, ...payer }, owner, used)).toEqual(expected);
});

test.each<Stage>(['RECRUITING', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED'])('%s takes no money', (stage) => {
  expect(decidePayment(RECORD, { ...PAYER, stage }, 'payer', false)).toEqual(giveBack('NOT_PAYABLE'));
});

const ME = 7;
const ordered = (changes: Partial<RelatedOrder> = {}): RelatedOrder => ({
  participantId: ME,
  merchantUid: 'mungchi_1',
  impUid: null,
  status: 'PENDING',
  ...changes,
});
const claim = (orders: RelatedOrder[], isRefunded = false) => claimOf(RECORD, ME, orders, isRefunded);
const NOTHING_YET: ReturnType<typeof claim> = { owner: 'payer', settledBy: null, usedElsewhere: false };

test.each<[string, RelatedOrder[], ReturnType<typeof claim>]>([
  ['no order at all', [], { ...NOTHING_YET, owner: 'nobody' }],
  ['the member’s own order', [ordered()], NOTHING_YET],
  ['an own order under another number', [ordered({ merchantUid: 'mungchi_2' })], { ...NOTHING_YET, owner: 'nobody' }],
  ['somebody else’s order', [ordered({ participantId: 8 })], { ...NOTHING_YET, owner: 'other' }],
  ['settled by this payment', [ordered({ status: 'PAID', impUid: 'imp_1' })], { ...NOTHING_YET, settledBy: 'imp_1' }],
  [
    'settled by another payment under another order',
    [ordered({ status: 'VOID' }), ordered({ merchantUid: 'own', status: 'PAID', impUid: 'imp_0' })],
    { ...NOTHING_YET, settledBy: 'imp_0' },
  ],
  [
    'this payment settled somebody else’s share',
    [ordered(), ordered({ participantId: 8, merchantUid: 'own', status: 'PAID', impUid: 'imp_1' })],
    { ...NOTHING_YET, usedElsewhere: true },
  ],
  [
    'this payment was given back',
    [ordered({ status: 'REFUNDED', impUid: 'imp_1' })],
    { ...NOTHING_YET, owner: 'over', usedElsewhere: true },
  ],
  [
    'another payment under this number was given back',
    [ordered({ status: 'REFUNDED', impUid: 'imp_0' })],
    { ...NOTHING_YET, owner: 'over' },
  ],
])('what the books say: %s', (_, orders, expected) => {
  expect(claim(orders)).toEqual(expected);
  expect(claim(orders, true)).toEqual({ ...expected, usedElsewhere: true });
});

test.each<[PaymentRecord['status'], cancelled: number, taken: number]>([
  ['paid', 0, 0],
  ['paid', 1000, 1000],
  ['paid', 5000, 3333],
  ['cancelled', 0, 3333],
  ['cancelled', 1000, 1000],
  ['cancelled', 3333, 3333],
  ['ready', 1000, 0],
  ['failed', 1000, 0],
])('%s with %i cancelled: %i went back', (status, cancelledAmount, taken) => {
  expect(takenBack({ status, amount: 3333, cancelledAmount })).toBe(taken);
});

test('who has left gets the money back, also under a number of their own; a stranger’s stays refused', () => {
  const left = { ...PAYER, hasLeft: true };
  const back = { do: 'give-back', because: 'NOT_PAYABLE' };
  expect(decidePayment(RECORD, left, 'payer', false)).toEqual(back);
  expect(decidePayment(RECORD, left, 'nobody', false)).toEqual(back);
  expect(decidePayment({ ...RECORD, buyerEmail: 'you@example.org' }, left, 'nobody', false)).toEqual({
    do: 'refuse',
    because: 'PAYMENT_FOREIGN',
  });
});
