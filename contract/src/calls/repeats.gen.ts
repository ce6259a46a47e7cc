// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../repeats';

export const endRepeat: Call<typeof area.endRepeat> = { method: 'DELETE', path: '/api/group-boards/:boardId/repeat', auth: 'user' };

export const saveRepeat: Call<typeof area.saveRepeat> = { method: 'PUT', path: '/api/group-boards/:boardId/repeat', auth: 'user' };
