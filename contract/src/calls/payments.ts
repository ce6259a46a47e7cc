import type { Call } from '../endpoint';
import type * as payments from '../payments';

export const createOrder: Call<typeof payments.createOrder> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/orders',
  auth: 'user',
};

export const pay: Call<typeof payments.pay> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/pay',
  auth: 'user',
};

export const paymentWebhook: Call<typeof payments.paymentWebhook> = {
  method: 'POST',
  path: '/api/payments/webhook',
  auth: 'public',
};

export const ledger: Call<typeof payments.ledger> = {
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/ledger',
  auth: 'user',
};

export const purchaseComplete: Call<typeof payments.purchaseComplete> = {
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/purchase-complete',
  auth: 'user',
};

export const tradeComplete: Call<typeof payments.tradeComplete> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/trade-complete',
  auth: 'user',
};
