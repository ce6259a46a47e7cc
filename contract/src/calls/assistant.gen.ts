// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../assistant';

export const askAssistant: Call<typeof area.askAssistant> = { method: 'POST', path: '/api/ml/chat', auth: 'optional' };

export const readPost: Call<typeof area.readPost> = { method: 'POST', path: '/api/ml/post', auth: 'user' };
