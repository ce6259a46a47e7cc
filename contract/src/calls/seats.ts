import type { Call } from '../endpoint';
import type * as seats from '../seats';

export const joinWaitlist: Call<typeof seats.joinWaitlist> = {
  method: 'POST',
  path: '/api/group-boards/:boardId/waitlist',
  auth: 'user',
};

export const leaveWaitlist: Call<typeof seats.leaveWaitlist> = {
  method: 'DELETE',
  path: '/api/group-boards/:boardId/waitlist',
  auth: 'user',
};

export const undoJoin: Call<typeof seats.undoJoin> = {
  method: 'DELETE',
  path: '/api/group-boards/:boardId/join',
  auth: 'user',
};

export const takeRest: Call<typeof seats.takeRest> = {
  method: 'POST',
  path: '/api/group-boards/:boardId/take-rest',
  auth: 'user',
};

export const raiseSeats: Call<typeof seats.raiseSeats> = {
  method: 'PATCH',
  path: '/api/chat/rooms/:chatRoomId/seats',
  auth: 'user',
};

export const handOn: Call<typeof seats.handOn> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/hand-on',
  auth: 'user',
};

export const keepSeat: Call<typeof seats.keepSeat> = {
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/hand-on',
  auth: 'user',
};

export const answerChange: Call<typeof seats.answerChange> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/change',
  auth: 'user',
};

export const nudge: Call<typeof seats.nudge> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/nudges/:targetParticipantId',
  auth: 'user',
};

export const extendPayBy: Call<typeof seats.extendPayBy> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/pay-by',
  auth: 'user',
};

export const extendBuyBy: Call<typeof seats.extendBuyBy> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/buy-by',
  auth: 'user',
};
