import type { BoardId, Picture, Stage } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { readPicture } from '../../media/read-picture';
import { neighbourhoodAt } from '../../places/neighbourhood-at';
import { visiblePlace } from '../visitor-rules';
import { drawShare } from './draw-share';
import { shareKey, shareWords } from './share-rules';

type Shared = { photo: string; words: ReturnType<typeof shareWords> };

/** What is shown of a group purchase when its link is shared; null where strangers may not see it, or nobody can join any more. */
export async function readShared({ db }: Pick<Deps, 'db'>, boardId: BoardId): Promise<Shared | null> {
  const board = await db
    .selectFrom('boards')
    .select([
      'name',
      'quantity',
      'price',
      'totalUser',
      'maxSeats',
      'deadline',
      'location',
      'latitude',
      'longitude',
      'pictures',
    ])
    .where('id', '=', boardId)
    .where('deletedAt', 'is', null)
    .where('heldAt', 'is', null)
    .where('stage', '<>', 'CANCELLED' satisfies Stage)
    .executeTakeFirst();
  if (!board) return null;
  const pictures = board.pictures as Picture[];
  return {
    photo: pictures[0]?.url ?? '',
    words: shareWords({ ...board, pictures }, visiblePlace(board.location, neighbourhoodAt(board))),
  };
}

const drawing = new Map<string, Promise<Buffer | null>>();

/** Drawn when first asked for, once however many ask; null when the photo is gone. Rejects with QueueFull when too much waits. */
export async function sharePicture(
  { pictures }: Pick<Deps, 'pictures'>,
  words: NonNullable<Shared['words']>,
): Promise<Buffer | null> {
  const name = `${shareKey(words)}-share.jpg`;
  const under = drawing.get(name);
  if (under) return under;
  const made = find(pictures, name, words).finally(() => drawing.delete(name));
  drawing.set(name, made);
  return made;
}

async function find(
  pictures: Deps['pictures'],
  name: string,
  words: NonNullable<Shared['words']>,
): Promise<Buffer | null> {
  const cached = await pictures.copies.get(name);
  if (cached) return cached;
  const photo = await readPicture(pictures, words.photo);
  if (!photo) return null;
  return pictures.queue.run(photo.length, async () => {
    const bytes = await drawShare(words, photo);
    await pictures.copies.put(name, bytes);
    await pictures.tidyCopies();
    return bytes;
  });
}
