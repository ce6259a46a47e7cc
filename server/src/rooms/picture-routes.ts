import multipart from '@fastify/multipart';
import {
  type ParticipantId,
  type RoomId,
  TALK_PICTURE_USES,
  type TalkPicture,
  type UserId,
  uploadTalkPicture,
} from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import { assertSeat, entryRefusal } from '../chat/entry-refusal';
import { storeTalkPicture } from '../chat/pictures/store-talk-picture';
import type { Deps } from '../deps';
import { assertNotPaused } from '../http/assert-standing';
import { route } from '../http/route';
import { MULTIPART_LIMITS, readUpload, type UploadForm } from '../media/read-upload';
import { assertMayUpload } from '../payments/assert-may-upload';
import { Refusal, refuseIf } from '../refusal';
import { isClosed } from './closed-rules';

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
  const use = TALK_PICTURE_USES.find((each) => each === (fields['use'] ?? 'TALK'));
  if (!use) throw new Refusal('INVALID_FIELDS', { use: '어디에 쓰는 사진인지 알려 주세요.' });
  if (use !== 'DISPUTE') assertMayPost(deps, userId);
  const participantId =
    use === 'TALK' ? await assertMaySpeak(deps, userId, roomId) : await assertMayUpload(deps, userId, roomId, use);
  return storeTalkPicture(deps, userId, { roomId, participantId, use }, file);
}

/** The seat of somebody whose photo the room takes now. Whether it is shown is decided again when it is sent. */
async function assertMaySpeak(deps: Deps, userId: UserId, roomId: RoomId): Promise<ParticipantId> {
  const seat = await assertSeat(deps, userId, roomId);
  const board = await deps.db
    .selectFrom('boards')
    .select(['stage', 'deletedAt', 'endedAt'])
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  if (isClosed(board, deps.now())) throw new Refusal('ROOM_CLOSED');
  return seat;
}

/** Who is kept from the service shows evidence, and nothing else. */
function assertMayPost(deps: Deps, userId: UserId): void {
  if (deps.sanctions.of(userId)?.kind === 'BANNED') throw new Refusal('BANNED');
  assertNotPaused(deps, userId);
}
