import type * as desks from '../desk';
import type { Call } from '../endpoint';

export const desk: Call<typeof desks.desk> = { method: 'GET', path: '/api/group-boards/desk', auth: 'user' };

export const packing: Call<typeof desks.packing> = {
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/packing',
  auth: 'user',
};

export const savePackingNote: Call<typeof desks.savePackingNote> = {
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/packing/:targetParticipantId',
  auth: 'user',
};
