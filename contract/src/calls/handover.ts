import type { Call } from '../endpoint';
import type * as area from '../handover';

export const handover: Call<typeof area.handover> = {
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId/handover',
  auth: 'user',
};

export const setAppointment: Call<typeof area.setAppointment> = {
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/appointment',
  auth: 'user',
};

export const cancelAppointment: Call<typeof area.cancelAppointment> = {
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/appointment',
  auth: 'user',
};
