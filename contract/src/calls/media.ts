import type { Call } from '../endpoint';
import type * as media from '../media';

export const uploadPicture: Call<typeof media.uploadPicture> = {
  method: 'POST',
  path: '/api/media',
  auth: 'refresh-or-user',
  multipart: true,
};
