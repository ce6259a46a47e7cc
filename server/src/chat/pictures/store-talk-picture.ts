import type { TalkPicture, UserId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { encodeInTurn } from '../../media/encode-in-turn';
import { keepPicture, type Whose } from './keep-picture';

/** Stores an upload for a room, made anew: where it was taken never reaches a neighbour. */
export function storeTalkPicture(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'limiter' | 'pictures'>,
  userId: UserId,
  whose: Whose,
  upload: Buffer,
): Promise<TalkPicture> {
  const uploader = { userId, isEvidence: whose.use === 'DISPUTE' };
  return encodeInTurn(deps, uploader, upload, ({ bytes, copies, width, height, color, thumbhash }) =>
    keepPicture(deps, whose, { width, height, color, thumbhash }, [...copies, { bytes }]),
  );
}
