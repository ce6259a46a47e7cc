import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { participantId, roomParams } from './ids';
import { PurchaseForm } from './receipts';
import { done, id, instant, tokenText, won } from './shapes';
import { STAGES } from './stages';

export const LEDGER_KINDS = [
  'PAYMENT',
  'REFUND',
  'HAND_OVER',
  'RETURN',
  'CHARGEBACK',
  'RECOVERY',
  'PAYOUT',
  'PAYOUT_BACK',
  'WAIVED',
  /** The service carries what a leader no longer has of a refund. */
  'COVERED',
] as const;

export const Ledger = z.object({
  total: won,
  /** What was really paid, plus the leader's own share. */
  collected: won,
  held: won,
  refunded: won,
  /** What the leader says to have spent in all; null when nothing was said. */
  spent: z.nullable(won),
  /** What the leader got and still has of it. */
  handedOver: won,
  entries: z.array(
    z.object({
      id,
      kind: z.enum(LEDGER_KINDS),
      participantId: z.nullable(participantId),
      nickname: z.string(),
      amount: won,
      /** Why a part of a payment went back. */
      reason: z.nullable(z.enum(['DISPUTE', 'TRUE_UP'])),
      at: instant,
    }),
  ),
});
export type Ledger = z.infer<typeof Ledger>;

const Progress = z.object({ stage: z.enum(STAGES), status: z.string() });

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/orders',
  summary: 'Creates the order for the caller’s share; returns the same order until it is paid',
  auth: 'user',
  params: roomParams,
  response: z.object({ merchantUid: z.string(), amount: won, name: z.string() }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_PAYABLE', 'NOTHING_TO_PAY', 'HANDING_ON', 'DEMO_NOT_PAYABLE'],
  limit: { max: 60, seconds: 60 },
});

export const pay = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/pay',
  summary: 'Verifies a payment with the provider and records it exactly once',
  auth: 'user',
  params: roomParams,
  body: z.object({
    impUid: z.string('결제 번호가 없어요.').check(z.regex(/^[\w-]{1,64}$/, '결제 번호가 올바르지 않아요.')),
  }),
  response: z.extend(Progress, { payStatement: z.literal('PAID') }),
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_PAYABLE',
    'NOTHING_TO_PAY',
    'DEMO_NOT_PAYABLE',
    'PAYMENT_NOT_FOUND',
    'PAYMENT_NOT_PAID',
    'PAYMENT_MISMATCH',
    'PAYMENT_FOREIGN',
    'PAYMENT_USED',
    'PROVIDER_UNAVAILABLE',
  ],
  limit: { max: 60, seconds: 60 },
});

export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'Receives the provider’s webhook; it is unsigned, so it only triggers reading the payment from the provider',
  auth: 'public',
  body: z.object({
    imp_uid: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    merchant_uid: z.optional(z.nullable(tokenText(100))),
    status: z.optional(z.nullable(tokenText(40))),
  }),
  response: done,
  errors: [],
  limit: { max: 600, seconds: 60 },
});

export const ledger = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/ledger',
  summary: 'Shows who paid what and when, and the amounts held, refunded and paid out',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  response: Ledger,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const purchaseComplete = endpoint({
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/purchase-complete',
  summary: 'Confirms as the leader that the goods are bought, optionally with what they cost',
  auth: 'user',
  params: roomParams,
  body: z.optional(PurchaseForm),
  response: Progress,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_LEADER',
    'NOT_PURCHASABLE',
    'ALREADY_PURCHASED',
    'BOARD_CANCELLED',
    'IMAGE_NOT_ALLOWED',
    'RECEIPT_LOW',
  ],
});

export const tradeComplete = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/trade-complete',
  summary: 'Confirms as a follower that the share was received, optionally with the code that the leader shows',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  body: z.optional(
    z.object({
      code: z.optional(
        z.string('숫자 6자리를 입력해 주세요.').check(z.regex(/^\d{6}$/, '숫자 6자리를 입력해 주세요.')),
      ),
    }),
  ),
  response: Progress,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_FOLLOWER',
    'NOT_TRADABLE',
    'ALREADY_TRADED',
    'BOARD_CANCELLED',
    'CODE_WRONG',
    'DISPUTED',
  ],
  // A code has a million values: ten tries a minute.
  limit: { max: 10, seconds: 60 },
});
