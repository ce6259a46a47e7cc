import { endpoint } from './endpoint';
import { roomParams } from './ids';
import { TalkPicture } from './media';

/** What a picture of a room is for: what is said, what the leader paid, or what is wrong with the goods. */
export const TALK_PICTURE_USES = ['TALK', 'RECEIPT', 'DISPUTE'] as const;
export type TalkPictureUse = (typeof TALK_PICTURE_USES)[number];

export const uploadTalkPicture = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/pictures',
  summary:
    'Uploads a picture for a message, a receipt (the leader) or a dispute (who may tell of one or answer it): multipart `file` and `use`, TALK when it is left out. One that is not used goes after a day',
  auth: 'user',
  standing: 'any',
  params: roomParams,
  multipart: true,
  response: TalkPicture,
  errors: [
    'ROOM_NOT_FOUND',
    'NOT_A_MEMBER',
    'PAUSED',
    'BANNED',
    'ROOM_CLOSED',
    'NOT_LEADER',
    'NOT_TRADABLE',
    'DISPUTE_OPEN',
    'DISPUTE_CLOSED',
    'DISPUTE_NOT_FOUND',
    'UPLOAD_MISSING',
    'UPLOAD_BROKEN',
    'UPLOAD_TYPE',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TOO_LONG',
    'UPLOADS_SPENT',
    'NO_ROOM',
  ],
  limit: { max: 100, seconds: 3600 },
});
