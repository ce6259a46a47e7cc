import type { Call } from '../endpoint';
import type * as system from '../system';

export const publicConfig: Call<typeof system.publicConfig> = {
  method: 'GET',
  path: '/api/config',
  auth: 'public',
};
