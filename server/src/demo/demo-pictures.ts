import type { Picture } from '@mungchi/contract';
import { staticPicture } from '../media/static-pictures';

/** One of our composed pictures, by its key. */
export function demoPicture(key: string): Picture {
  const picture = staticPicture(`/pictures/${key}.webp`);
  if (!picture) throw new Error(`There is no demo picture ${key}`);
  return picture;
}
