import { randomBytes } from 'node:crypto';
import type { RoomId, TalkPictureUse } from '@mungchi/contract';
import { form } from '../../media/test-pictures';
import type { Person, TestApp } from '../../test-app';
import { talkUrl } from './picture-rules';

/** The address of an upload of a member that was not used yet; it has no file. */
export async function keptPicture(
  t: TestApp,
  roomId: RoomId,
  { userId }: Person,
  use: TalkPictureUse,
): Promise<string> {
  const { id: participantId } = await t.db
    .selectFrom('participants')
    .select('id')
    .where('boardId', '=', roomId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const id = randomBytes(16).toString('hex');
  const look = { width: 800, height: 600, color: '#e8edff', thumbhash: null, widths: [320], bytes: 1000 };
  await t.db
    .insertInto('talkPictures')
    .values({ id, roomId, participantId, use, ...look, createdAt: t.clock.now })
    .execute();
  return talkUrl(roomId, id);
}

/** Uploads as a browser does. */
export async function uploadTo(t: TestApp, roomId: RoomId, { token }: Person, use: string, photo: Buffer) {
  const body = form([
    { name: 'use', content: use },
    { name: 'file', content: photo, filename: 'photo.jpg', type: 'image/jpeg' },
  ]);
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/chat/rooms/${roomId}/pictures`,
    ...body,
    headers: { ...body.headers, authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}
