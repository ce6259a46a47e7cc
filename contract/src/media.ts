import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Everything a client needs to reserve a picture's space before it loads. */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Average colour, `#rrggbb`. */
  color: z.nullable(z.string()),
  /** Base64 thumbhash. */
  thumbhash: z.nullable(z.string()),
  /** Widths for which `{url}?w=` returns a smaller picture. */
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof Picture>;

/** A picture that only those concerned may fetch, with the session’s cookie or a bearer token. */
export const TalkPicture = z.extend(Picture, { id: z.string() });
export type TalkPicture = z.infer<typeof TalkPicture>;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/media',
  summary: 'Uploads a picture (multipart `file`; `upload_preset` is accepted and ignored)',
  auth: 'refresh-or-user',
  multipart: true,
  response: z.extend(Picture, { secure_url: z.string() }),
  errors: [
    'UPLOAD_MISSING',
    'UPLOAD_BROKEN',
    'UPLOAD_TYPE',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TOO_LONG',
    'UPLOADS_SPENT',
    'ORIGIN_REFUSED',
    'NO_ROOM',
    'PAUSED',
  ],
  limit: { max: 60, seconds: 60 },
});
