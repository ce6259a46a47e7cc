import type { Pictures } from './create-pictures';
import { fileName } from './media-rules';
import { readAsset } from './static-pictures';

/** The bytes of a stored picture or of our own artwork; null for any other address and when it is gone. */
export async function readPicture({ store }: Pick<Pictures, 'store'>, url: string): Promise<Buffer | null> {
  const key = /^\/media\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (key) return store.get(fileName(key));
  const name = /^\/pictures\/([\w-]+\.webp)$/.exec(url)?.[1];
  return name ? readAsset('pictures', name) : null;
}
