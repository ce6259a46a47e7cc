import type * as assistant from '../assistant';
import type { Call } from '../endpoint';

export const askAssistant: Call<typeof assistant.askAssistant> = {
  method: 'POST',
  path: '/api/ml/chat',
  auth: 'optional',
};
export const readPost: Call<typeof assistant.readPost> = {
  method: 'POST',
  path: '/api/ml/post',
  auth: 'user',
};
