import { randomBytes } from 'node:crypto';
import type { ParticipantId, RoomId, TalkPicture, TalkPictureUse } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { talkFile, talkUrl } from './picture-rules';

export type Whose = { roomId: RoomId; participantId: ParticipantId; use: TalkPictureUse };

/** The files of a picture by width; the whole one has none. */
export type PictureFiles = { width?: number; bytes: Buffer }[];

/**
 * Stores a room's picture under a number that says nothing of what it shows. The row first: whatever is left of an upload that broke
 * off is found by it, and cleared with what nobody sent. Only its uploader knows the number, and only once the files are there.
 */
export async function keepPicture(
  { db, now, pictures }: Pick<Deps, 'db' | 'now' | 'pictures'>,
  { roomId, participantId, use }: Whose,
  look: Pick<TalkPicture, 'width' | 'height' | 'color' | 'thumbhash'>,
  files: PictureFiles,
): Promise<TalkPicture> {
  const id = randomBytes(16).toString('hex');
  const widths = files.flatMap(({ width }) => width ?? []);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await db
    .insertInto('talkPictures')
    .values({ id, roomId, participantId, use, ...look, widths, bytes, createdAt: now() })
    .execute();
  try {
    await pictures.talk.putAll(files.map(({ width, bytes }) => ({ name: talkFile(id, width), bytes })));
  } catch (error) {
    await db.updateTable('talkPictures').set({ removedAt: now() }).where('id', '=', id).execute();
    throw error;
  }
  return { id, url: talkUrl(roomId, id), ...look, widths };
}
