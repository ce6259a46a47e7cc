import type { Tx } from '../../db/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../refusal';
import { readTalkUrl } from './picture-rules';
import type { TakenPictures } from './take-pictures';

/**
 * Call in the transaction that will show the pictures: each is shown in one place, and one that was cleared or used since the lookup is
 * refused. What was copied out of `/media` goes there, unless something public shows it.
 */
export async function usePictures(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Tx,
  { pictures, copied }: TakenPictures,
): Promise<void> {
  const ids = pictures.flatMap(({ url }) => readTalkUrl(url)?.id ?? []);
  if (ids.length === 0) return;
  const used = await tx
    .updateTable('talkPictures')
    .set({ usedAt: now() })
    .where('id', 'in', ids)
    .where('usedAt', 'is', null)
    .where('removedAt', 'is', null)
    .returning('id')
    .execute();
  if (used.length < ids.length) throw new Refusal('IMAGE_NOT_ALLOWED');
  if (copied.length > 0) await jobs.add(tx, 'media.retire', { urls: copied });
}
