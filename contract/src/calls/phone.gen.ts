// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../phone';

export const confirmPhone: Call<typeof area.confirmPhone> = { method: 'POST', path: '/api/users/phone/confirm', auth: 'user' };

export const requestPhoneCode: Call<typeof area.requestPhoneCode> = { method: 'POST', path: '/api/users/phone/request', auth: 'user' };
