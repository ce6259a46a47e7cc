// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../payments';

export const createOrder: Call<typeof area.createOrder> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/orders', auth: 'user' };

export const ledger: Call<typeof area.ledger> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/ledger', auth: 'user' };

export const pay: Call<typeof area.pay> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/pay', auth: 'user' };

export const paymentWebhook: Call<typeof area.paymentWebhook> = { method: 'POST', path: '/api/payments/webhook', auth: 'public' };

export const purchaseComplete: Call<typeof area.purchaseComplete> = { method: 'PATCH', path: '/api/chat/rooms/:chatRoomId/purchase-complete', auth: 'user' };

export const tradeComplete: Call<typeof area.tradeComplete> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/trade-complete', auth: 'user' };
