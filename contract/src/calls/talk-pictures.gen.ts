// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../talk-pictures';

export const uploadTalkPicture: Call<typeof area.uploadTalkPicture> = { method: 'POST', path: '/api/chat/rooms/:chatRoomId/pictures', auth: 'user', multipart: true };
