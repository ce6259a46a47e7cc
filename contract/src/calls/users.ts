import type { Call } from '../endpoint';
import type * as users from '../users';

export const basic: Call<typeof users.basic> = {
  method: 'GET',
  path: '/api/users/basic',
  auth: 'refresh-or-user',
};

export const signUp: Call<typeof users.signUp> = {
  method: 'POST',
  path: '/api/users',
  auth: 'refresh-or-user',
};

export const me: Call<typeof users.me> = {
  method: 'GET',
  path: '/api/users',
  auth: 'user',
};

export const editProfile: Call<typeof users.editProfile> = {
  method: 'PUT',
  path: '/api/users',
  auth: 'user',
};

export const nicknameAvailability: Call<typeof users.nicknameAvailability> = {
  method: 'GET',
  path: '/api/users/nickname',
  auth: 'refresh-or-user',
};

export const publicProfile: Call<typeof users.publicProfile> = {
  method: 'GET',
  path: '/api/users/:userId',
  auth: 'public',
};

export const saveLocation: Call<typeof users.saveLocation> = {
  method: 'POST',
  path: '/api/users/location',
  auth: 'user',
};

export const saveInterestCategory: Call<typeof users.saveInterestCategory> = {
  method: 'POST',
  path: '/api/users/interest-category',
  auth: 'user',
};

export const myReviewKeywords: Call<typeof users.myReviewKeywords> = {
  method: 'GET',
  path: '/api/users/reviews',
  auth: 'user',
};

export const receivedReviews: Call<typeof users.receivedReviews> = {
  method: 'GET',
  path: '/api/users/reviews/received',
  auth: 'user',
  paged: true,
};

export const moveToDemo: Call<typeof users.moveToDemo> = {
  method: 'POST',
  path: '/api/users/location/demo',
  auth: 'user',
};
