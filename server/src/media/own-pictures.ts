import type { Picture } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { foreignPicture } from './foreign-picture';
import { isStored } from './media-rules';
import { staticPicture } from './static-pictures';

/** Resolves picture URLs in order: uploads, our own artwork, or a host the operator allows. */
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
 * Call in the transaction that will reference the pictures: it locks them against clearing until it ends, and refuses one
 * that was cleared since the lookup.
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
