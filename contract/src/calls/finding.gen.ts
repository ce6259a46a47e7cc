// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../finding';

export const addAlert: Call<typeof area.addAlert> = { method: 'POST', path: '/api/alerts', auth: 'user' };

export const addRegular: Call<typeof area.addRegular> = { method: 'PUT', path: '/api/users/:userId/regular', auth: 'user' };

export const alerts: Call<typeof area.alerts> = { method: 'GET', path: '/api/alerts', auth: 'user' };

export const regularOf: Call<typeof area.regularOf> = { method: 'GET', path: '/api/users/:userId/regular', auth: 'user' };

export const regulars: Call<typeof area.regulars> = { method: 'GET', path: '/api/users/regulars', auth: 'user', paged: true };

export const removeAlert: Call<typeof area.removeAlert> = { method: 'DELETE', path: '/api/alerts/:alertId', auth: 'user' };

export const removeRegular: Call<typeof area.removeRegular> = { method: 'DELETE', path: '/api/users/:userId/regular', auth: 'user' };

export const saveReach: Call<typeof area.saveReach> = { method: 'PUT', path: '/api/alerts/reach', auth: 'user' };
