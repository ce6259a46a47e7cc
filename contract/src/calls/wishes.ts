import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';
import type * as contract from '../wishes';

export const wishes: Call<typeof contract.wishes> = { method: 'GET', path: '/api/wishes', auth: 'user' };

export const ownWishes: Call<typeof contract.ownWishes> = { method: 'GET', path: '/api/wishes/mine', auth: 'user' };

export const wish: Call<typeof contract.wish> = { method: 'GET', path: '/api/wishes/:wishId', auth: 'optional' };

export const askWish: Call<typeof contract.askWish> = { method: 'POST', path: '/api/wishes', auth: 'user' };

export const joinWish: Call<typeof contract.joinWish> = {
  method: 'POST',
  path: '/api/wishes/:wishId/people',
  auth: 'user',
};

export const leaveWish: Call<typeof contract.leaveWish> = {
  method: 'DELETE',
  path: '/api/wishes/:wishId/people',
  auth: 'user',
};

export const keepWish: Call<typeof contract.keepWish> = {
  method: 'POST',
  path: '/api/wishes/:wishId/keep',
  auth: 'user',
};

export const wishNews: TopicCall<typeof contract.wishNews> = { path: '/topic/wish.:wishId' };
