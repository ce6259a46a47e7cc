import type { TalkPicture, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { encodePicture } from '../../media/encode-picture';
import { inTurn } from '../../media/in-turn';
import { keepPicture, type Whose } from './keep-picture';

/** Stores an upload for a room, made anew: where it was taken never reaches a neighbour. */
export function storeTalkPicture(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  userId: UserId,
  whose: Whose,
  upload: Buffer,
): Promise<TalkPicture> {
  return inTurn(deps.pictures, userId, upload, async () => {
    const { bytes, copies, width, height, color, thumbhash } = await encodePicture(upload);
    return keepPicture(deps, whose, { width, height, color, thumbhash }, [...copies, { bytes }]);
  });
}
