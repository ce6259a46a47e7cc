import multipart from '@fastify/multipart';
import { type RoomId, TALK_PICTURE_USES, type TalkPicture, type UserId, uploadTalkPicture } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { entryRefusal } from '../chat/entry-refusal';
import { storeTalkPicture } from '../chat/pictures/store-talk-picture';
import type { Deps } from '../deps';
import { assertNotPaused } from '../http/assert-standing';
import { route } from '../http/route';
import { MULTIPART_LIMITS, readUpload, type UploadForm } from '../media/read-upload';
import { assertMayUpload } from '../payments/assert-may-upload';
import { Refusal, refuseIf } from '../refusal';

export function roomPictureRoutes(app: FastifyInstance, deps: Deps): void {
  // Encapsulated: the multipart parser is registered only here.
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: MULTIPART_LIMITS });
    route(scope, deps, uploadTalkPicture, async ({ userId, params: { chatRoomId }, request }) => {
      // Before the body is read.
      refuseIf(await entryRefusal(deps, userId, chatRoomId));
      return upload(deps, userId, chatRoomId, await readUpload(request));
    });
  });
}

async function upload(deps: Deps, userId: UserId, roomId: RoomId, { file, fields }: UploadForm): Promise<TalkPicture> {
  const use = TALK_PICTURE_USES.find((each) => each === fields['use']);
  if (!use) throw new Refusal('INVALID_FIELDS', { use: '어디에 쓰는 사진인지 알려 주세요.' });
  if (use !== 'DISPUTE') assertMayPost(deps, userId);
  const participantId = await assertMayUpload(deps, userId, roomId, use);
  return storeTalkPicture(deps, userId, { roomId, participantId, use }, file);
}

/** Who is kept from the service shows evidence, and nothing else. */
function assertMayPost(deps: Deps, userId: UserId): void {
  if (deps.sanctions.of(userId)?.kind === 'BANNED') throw new Refusal('BANNED');
  assertNotPaused(deps, userId);
}
