// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../media';

export const uploadPicture: Call<typeof area.uploadPicture> = { method: 'POST', path: '/api/media', auth: 'refresh-or-user', multipart: true };
