// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../legal';

export const consents: Call<typeof area.consents> = { method: 'GET', path: '/api/users/consents', auth: 'refresh-or-user' };

export const legalDocument: Call<typeof area.legalDocument> = { method: 'GET', path: '/api/legal/:kind', auth: 'public' };

export const saveConsents: Call<typeof area.saveConsents> = { method: 'POST', path: '/api/users/consents', auth: 'refresh-or-user' };
