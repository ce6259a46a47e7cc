// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../handover';

export const answerPoll: Call<typeof area.answerPoll> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/polls/:pollId/answer', auth: 'user' };

export const cancelAppointment: Call<typeof area.cancelAppointment> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/appointment', auth: 'user' };

export const handover: Call<typeof area.handover> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/handover', auth: 'user' };

export const markHanded: Call<typeof area.markHanded> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/handed/:targetParticipantId', auth: 'user' };

export const markNoShow: Call<typeof area.markNoShow> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/no-show/:targetParticipantId', auth: 'user' };

export const openPoll: Call<typeof area.openPoll> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/polls', auth: 'user' };

export const pickSlot: Call<typeof area.pickSlot> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/polls/:pollId/pick', auth: 'user' };

export const record: Call<typeof area.record> = { method: 'GET', path: '/api/users/:userId/record', auth: 'user' };

export const setAppointment: Call<typeof area.setAppointment> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/appointment', auth: 'user' };

export const unmarkHanded: Call<typeof area.unmarkHanded> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/handed/:targetParticipantId', auth: 'user' };

export const unmarkNoShow: Call<typeof area.unmarkNoShow> = { method: 'DELETE', path: '/api/chat/rooms/:chatRoomId/no-show/:targetParticipantId', auth: 'user' };
