import type { Picture, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { foreignPicture } from './foreign-picture';
import { isStored } from './media-rules';
import { staticPicture } from './static-pictures';

/**
 * Resolves picture URLs in order: this person's uploads, our own artwork, or a host the operator allows. An upload without an owner is
 * of an import; `shown` are there already, whoever uploaded them.
 */
export async function assertOwnPictures(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  userId: UserId,
  urls: readonly string[],
  shown: readonly string[] = [],
): Promise<Picture[]> {
  if (urls.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(['url', 'width', 'height', 'color', 'thumbhash', 'widths', 'ownerId', 'alsoBy'])
    .where('url', 'in', [...new Set(urls)])
    .where('removedAt', 'is', null)
    .execute();
  const stored = new Map<string, Picture>();
  for (const { ownerId, alsoBy, ...picture } of rows) {
    const isOwn = ownerId === null || ownerId === userId || alsoBy.includes(userId) || shown.includes(picture.url);
    if (isOwn) stored.set(picture.url, picture);
  }
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
