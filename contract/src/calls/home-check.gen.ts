// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../home-check';

export const checkHome: Call<typeof area.checkHome> = { method: 'POST', path: '/api/users/check', auth: 'user' };

export const dropCheck: Call<typeof area.dropCheck> = { method: 'DELETE', path: '/api/users/check', auth: 'user' };
