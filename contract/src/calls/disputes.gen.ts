// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../disputes';

export const acceptDispute: Call<typeof area.acceptDispute> = { method: 'PATCH', path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/accept', auth: 'user' };

export const contestDispute: Call<typeof area.contestDispute> = { method: 'PATCH', path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/contest', auth: 'user' };

export const disputes: Call<typeof area.disputes> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/disputes', auth: 'user' };

export const openDispute: Call<typeof area.openDispute> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/disputes', auth: 'user' };

export const withdrawDispute: Call<typeof area.withdrawDispute> = { method: 'PATCH', path: '/api/chat/rooms/:chatRoomId/disputes/:disputeId/withdraw', auth: 'user' };
