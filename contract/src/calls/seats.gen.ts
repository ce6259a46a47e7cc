// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../seats';

export const answerChange: Call<typeof area.answerChange> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/change', auth: 'user' };

export const extendBuyBy: Call<typeof area.extendBuyBy> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/buy-by', auth: 'user' };

export const extendPayBy: Call<typeof area.extendPayBy> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/pay-by', auth: 'user' };

export const handOn: Call<typeof area.handOn> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/hand-on', auth: 'user' };

export const joinWaitlist: Call<typeof area.joinWaitlist> = { method: 'POST', path: '/api/group-boards/:boardId/waitlist', auth: 'user' };

export const keepSeat: Call<typeof area.keepSeat> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/hand-on', auth: 'user' };

export const leaveWaitlist: Call<typeof area.leaveWaitlist> = { method: 'DELETE', path: '/api/group-boards/:boardId/waitlist', auth: 'user' };

export const nudge: Call<typeof area.nudge> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/nudges/:targetParticipantId', auth: 'user' };

export const raiseSeats: Call<typeof area.raiseSeats> = { method: 'PATCH', path: '/api/chat/rooms/:chatRoomId/seats', auth: 'user' };

export const takeRest: Call<typeof area.takeRest> = { method: 'POST', path: '/api/group-boards/:boardId/take-rest', auth: 'user' };

export const undoJoin: Call<typeof area.undoJoin> = { method: 'DELETE', path: '/api/group-boards/:boardId/join', auth: 'user' };
