import type { Call } from '../endpoint';
import type * as repeats from '../repeats';

export const saveRepeat: Call<typeof repeats.saveRepeat> = {
  method: 'PUT',
  path: '/api/group-boards/:boardId/repeat',
  auth: 'user',
};

export const endRepeat: Call<typeof repeats.endRepeat> = {
  method: 'DELETE',
  path: '/api/group-boards/:boardId/repeat',
  auth: 'user',
};
