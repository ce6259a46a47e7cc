import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Picture } from './entities';

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/media',
  summary: 'Stores a picture (multipart `file`; `upload_preset` is accepted and ignored)',
  auth: 'refresh-or-user',
  multipart: true,
  response: z.extend(Picture, { secure_url: z.string() }),
  errors: ['UPLOAD_MISSING', 'UPLOAD_BROKEN', 'UPLOAD_TYPE', 'UPLOAD_TOO_LARGE', 'ORIGIN_REFUSED'],
  limit: { max: 60, seconds: 60 },
});
