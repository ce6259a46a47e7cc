import type { Call } from '../endpoint';
import type * as system from '../system';
import type { TopicCall } from '../topic';

export const publicConfig: Call<typeof system.publicConfig> = {
  method: 'GET',
  path: '/api/config',
  auth: 'public',
};

export const liveErrors: TopicCall<typeof system.liveErrors> = { path: '/user/queue/errors' };
