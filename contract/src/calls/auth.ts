import type * as auth from '../auth';
import type { Call } from '../endpoint';

export const token: Call<typeof auth.token> = {
  method: 'POST',
  path: '/api/auth/token',
  auth: 'refresh',
};

export const reissue: Call<typeof auth.reissue> = {
  method: 'POST',
  path: '/api/auth/reissue',
  auth: 'refresh',
};

export const logout: Call<typeof auth.logout> = {
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'public',
};
