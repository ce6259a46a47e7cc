// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../auth';

export const logout: Call<typeof area.logout> = { method: 'POST', path: '/api/auth/logout', auth: 'public' };

export const reissue: Call<typeof area.reissue> = { method: 'POST', path: '/api/auth/reissue', auth: 'refresh' };

export const token: Call<typeof area.token> = { method: 'POST', path: '/api/auth/token', auth: 'refresh' };
