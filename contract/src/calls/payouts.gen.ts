// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../payouts';

export const boardStatement: Call<typeof area.boardStatement> = { method: 'GET', path: '/api/payouts/statement/:boardId', auth: 'user' };

export const payouts: Call<typeof area.payouts> = { method: 'GET', path: '/api/payouts', auth: 'user' };

export const removePayoutAccount: Call<typeof area.removePayoutAccount> = { method: 'DELETE', path: '/api/payouts/account', auth: 'user' };

export const requestPayout: Call<typeof area.requestPayout> = { method: 'POST', path: '/api/payouts', auth: 'user' };

export const savePayoutAccount: Call<typeof area.savePayoutAccount> = { method: 'PUT', path: '/api/payouts/account', auth: 'user' };

export const statement: Call<typeof area.statement> = { method: 'GET', path: '/api/payouts/statement', auth: 'user' };
