import type { Picture } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { foreignPicture } from './foreign-picture';
import { staticPicture } from './static-pictures';

/** The pictures behind the addresses, in their order: stored or drawn by us, or on a host the operator allows. */
export async function assertOwnPictures({ config, db }: Deps, urls: readonly string[]): Promise<Picture[]> {
  if (urls.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(['url', 'width', 'height', 'color', 'thumbhash', 'widths'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  const stored = new Map<string, Picture>(rows.map((row) => [row.url, row]));
  return urls.map((url) => {
    const picture = stored.get(url) ?? staticPicture(url) ?? foreignPicture(config.media, url);
    if (!picture) throw new Refusal('IMAGE_NOT_ALLOWED');
    return picture;
  });
}
