// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../help';

export const inquire: Call<typeof area.inquire> = { method: 'POST', path: '/api/inquiries', auth: 'user' };

export const inquiries: Call<typeof area.inquiries> = { method: 'GET', path: '/api/inquiries', auth: 'user' };
