import type { Picture } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { foreignPicture } from './foreign-picture';
import { isStored } from './media-rules';
import { staticPicture } from './static-pictures';

/** The pictures behind the addresses, in their order: stored or drawn by us, or on a host the operator allows. */
export async function assertOwnPictures({ config, db }: Deps, urls: readonly string[]): Promise<Picture[]> {
  if (urls.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(['url', 'width', 'height', 'color', 'thumbhash', 'widths'])
    .where('url', 'in', [...new Set(urls)])
    .where('removedAt', 'is', null)
    .execute();
  const stored = new Map<string, Picture>(rows.map((row) => [row.url, row]));
  return urls.map((url) => {
    const picture = stored.get(url) ?? staticPicture(url) ?? foreignPicture(config.media, url);
    if (!picture) throw new Refusal('IMAGE_NOT_ALLOWED');
    return picture;
  });
}

/**
 * Called by the transaction that is about to refer to the pictures: until it ends they cannot be cleared away, and one that
 * was cleared away since it was looked up is refused.
 */
export async function holdPictures(tx: Tx, urls: readonly string[]): Promise<void> {
  const stored = [...new Set(urls.filter(isStored))];
  if (stored.length === 0) return;
  const held = await tx
    .selectFrom('media')
    .select('url')
    .where('url', 'in', stored)
    .where('removedAt', 'is', null)
    .forKeyShare()
    .execute();
  if (held.length < stored.length) throw new Refusal('IMAGE_NOT_ALLOWED');
}
