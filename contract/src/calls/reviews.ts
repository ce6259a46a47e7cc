import type { Call } from '../endpoint';
import type * as reviews from '../reviews';

export const writeReview: Call<typeof reviews.writeReview> = {
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/reviews/:targetParticipantId',
  auth: 'user',
};

export const waitingReviews: Call<typeof reviews.waitingReviews> = {
  method: 'GET',
  path: '/api/users/reviews/waiting',
  auth: 'user',
};
