// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../receipts';

export const addReceipt: Call<typeof area.addReceipt> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/receipts', auth: 'user' };

export const receipts: Call<typeof area.receipts> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/receipts', auth: 'user' };
