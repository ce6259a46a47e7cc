// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../safety';

export const appeal: Call<typeof area.appeal> = { method: 'POST', path: '/api/appeals', auth: 'user' };

export const block: Call<typeof area.block> = { method: 'POST', path: '/api/users/:userId/block', auth: 'user' };

export const blockOf: Call<typeof area.blockOf> = { method: 'GET', path: '/api/users/:userId/block', auth: 'user' };

export const blocks: Call<typeof area.blocks> = { method: 'GET', path: '/api/users/blocks', auth: 'user', paged: true };

export const ownStanding: Call<typeof area.ownStanding> = { method: 'GET', path: '/api/users/standing', auth: 'user' };

export const report: Call<typeof area.report> = { method: 'POST', path: '/api/reports', auth: 'user' };

export const unblock: Call<typeof area.unblock> = { method: 'DELETE', path: '/api/users/:userId/block', auth: 'user' };
