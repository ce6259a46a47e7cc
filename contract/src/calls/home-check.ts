import type { Call } from '../endpoint';
import type * as homeCheck from '../home-check';

export const checkHome: Call<typeof homeCheck.checkHome> = {
  method: 'POST',
  path: '/api/users/check',
  auth: 'user',
};

export const dropCheck: Call<typeof homeCheck.dropCheck> = {
  method: 'DELETE',
  path: '/api/users/check',
  auth: 'user',
};
