// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../users';

export const basic: Call<typeof area.basic> = { method: 'GET', path: '/api/users/basic', auth: 'refresh-or-user' };

export const editProfile: Call<typeof area.editProfile> = { method: 'PUT', path: '/api/users', auth: 'user' };

export const me: Call<typeof area.me> = { method: 'GET', path: '/api/users', auth: 'user' };

export const moveToDemo: Call<typeof area.moveToDemo> = { method: 'POST', path: '/api/users/location/demo', auth: 'user' };

export const myReviewKeywords: Call<typeof area.myReviewKeywords> = { method: 'GET', path: '/api/users/reviews', auth: 'user' };

export const nicknameAvailability: Call<typeof area.nicknameAvailability> = { method: 'GET', path: '/api/users/nickname', auth: 'refresh-or-user' };

export const publicProfile: Call<typeof area.publicProfile> = { method: 'GET', path: '/api/users/:userId', auth: 'public' };

export const receivedReviews: Call<typeof area.receivedReviews> = { method: 'GET', path: '/api/users/reviews/received', auth: 'user', paged: true };

export const saveInterestCategory: Call<typeof area.saveInterestCategory> = { method: 'POST', path: '/api/users/interest-category', auth: 'user' };

export const saveLocation: Call<typeof area.saveLocation> = { method: 'POST', path: '/api/users/location', auth: 'user' };

export const signUp: Call<typeof area.signUp> = { method: 'POST', path: '/api/users', auth: 'refresh-or-user' };
