// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../reviews';

export const waitingReviews: Call<typeof area.waitingReviews> = { method: 'GET', path: '/api/users/reviews/waiting', auth: 'user' };

export const writeReview: Call<typeof area.writeReview> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/reviews/:targetParticipantId', auth: 'user' };
