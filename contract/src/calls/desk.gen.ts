// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../desk';

export const desk: Call<typeof area.desk> = { method: 'GET', path: '/api/group-boards/desk', auth: 'user' };

export const packing: Call<typeof area.packing> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/packing', auth: 'user' };

export const savePackingNote: Call<typeof area.savePackingNote> = { method: 'PUT', path: '/api/chat/rooms/:chatRoomId/packing/:targetParticipantId', auth: 'user' };
