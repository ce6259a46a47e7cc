// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';
import type * as area from '../wishes';

export const askWish: Call<typeof area.askWish> = { method: 'POST', path: '/api/wishes', auth: 'user' };

export const joinWish: Call<typeof area.joinWish> = { method: 'POST', path: '/api/wishes/:wishId/people', auth: 'user' };

export const keepWish: Call<typeof area.keepWish> = { method: 'POST', path: '/api/wishes/:wishId/keep', auth: 'user' };

export const leaveWish: Call<typeof area.leaveWish> = { method: 'DELETE', path: '/api/wishes/:wishId/people', auth: 'user' };

export const ownWishes: Call<typeof area.ownWishes> = { method: 'GET', path: '/api/wishes/mine', auth: 'user' };

export const wish: Call<typeof area.wish> = { method: 'GET', path: '/api/wishes/:wishId', auth: 'optional' };

export const wishNews: TopicCall<typeof area.wishNews> = { path: '/topic/wish.:wishId' };

export const wishes: Call<typeof area.wishes> = { method: 'GET', path: '/api/wishes', auth: 'user' };
