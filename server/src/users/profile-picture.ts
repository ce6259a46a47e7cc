import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { assertOwnPictures } from '../media/own-pictures';
import { DEFAULT_AVATARS } from './user-rules';

/** A default avatar, an uploaded picture, or the current one. */
export async function assertProfilePicture(
  deps: Deps,
  userId: UserId,
  url: string,
  worn: string | null,
): Promise<void> {
  if (DEFAULT_AVATARS.includes(url) || url === worn) return;
  await assertOwnPictures(deps, userId, [url]);
}
