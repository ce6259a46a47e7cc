// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';
import type * as area from '../system';

export const liveErrors: TopicCall<typeof area.liveErrors> = { path: '/user/queue/errors' };

export const publicConfig: Call<typeof area.publicConfig> = { method: 'GET', path: '/api/config', auth: 'public' };
