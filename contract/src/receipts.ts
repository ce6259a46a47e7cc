import * as z from 'zod/mini';
import { RECEIPT_NOTE_MAX, RECEIPT_PICTURES_MAX, RECEIPT_WON_MAX } from './constants';
import { endpoint } from './endpoint';
import { roomParams } from './ids';
import { Picture } from './media';
import { ownPicture } from './own-picture';
import { id, instant, text, tokenText, wholeNumber, won } from './shapes';

/** What the leader says to have spent. Everybody in the room reads it. */
export const Receipt = z.object({
  id,
  /** The whole sum, all shops together. */
  spent: won,
  /** What goes back of each seat by this one. */
  back: won,
  pictures: z.array(Picture),
  note: z.string(),
  at: instant,
});
export type Receipt = z.infer<typeof Receipt>;

const spent = wholeNumber(1, RECEIPT_WON_MAX, '모두 합한 금액을 적어 주세요.');
const details = {
  /** The leader has read that it is less than half of the price. */
  sure: z.optional(z.boolean()),
  pictures: z.optional(
    z
      .array(tokenText(500).check(z.minLength(1), z.overwrite(ownPicture)), '사진을 골라 주세요.')
      .check(z.maxLength(RECEIPT_PICTURES_MAX, `사진은 ${RECEIPT_PICTURES_MAX}장까지 올릴 수 있어요.`)),
  ),
  note: z.optional(text(0, RECEIPT_NOTE_MAX, `${RECEIPT_NOTE_MAX}자까지 적을 수 있어요.`)),
};

export const ReceiptForm = z.object({ spent, ...details });
export type ReceiptForm = z.output<typeof ReceiptForm>;

/** With 구매 완료; without a sum, bought at the posted price. */
export const PurchaseForm = z.object({ spent: z.optional(spent), ...details });
export type PurchaseForm = z.output<typeof PurchaseForm>;

export const receipts = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/receipts',
  summary: 'Lists the leader’s receipts of a room, oldest first, each with what it refunds per seat',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  response: z.array(Receipt),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const addReceipt = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/receipts',
  summary: 'Adds a receipt of the leader for a lower sum than before; the difference is refunded',
  auth: 'user',
  params: roomParams,
  body: ReceiptForm,
  response: z.array(Receipt),
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'NOT_LEADER',
    'NOT_TRADABLE',
    'RECEIPT_LATE',
    'RECEIPTS_FULL',
    'RECEIPT_RAISES',
    'RECEIPT_LOW',
    'IMAGE_NOT_ALLOWED',
  ],
  limit: { max: 20, seconds: 60 },
});
