import type { Call } from '../endpoint';
import type * as of from '../payouts';

export const payouts: Call<typeof of.payouts> = { method: 'GET', path: '/api/payouts', auth: 'user' };

export const savePayoutAccount: Call<typeof of.savePayoutAccount> = {
  method: 'PUT',
  path: '/api/payouts/account',
  auth: 'user',
};

export const removePayoutAccount: Call<typeof of.removePayoutAccount> = {
  method: 'DELETE',
  path: '/api/payouts/account',
  auth: 'user',
};

export const requestPayout: Call<typeof of.requestPayout> = { method: 'POST', path: '/api/payouts', auth: 'user' };

export const statement: Call<typeof of.statement> = {
  method: 'GET',
  path: '/api/payouts/statement',
  auth: 'user',
};

export const boardStatement: Call<typeof of.boardStatement> = {
  method: 'GET',
  path: '/api/payouts/statement/:boardId',
  auth: 'user',
};
