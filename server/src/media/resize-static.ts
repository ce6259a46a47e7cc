import sharp from 'sharp';
import type { Deps } from '../deps';
import { keyOf } from './media-rules';
import { readAsset } from './static-pictures';

const making = new Map<string, Promise<Buffer>>();

/** A resized copy of a composed picture, cached on disk. */
export async function resizedStatic({ pictures }: Deps, name: string, width: number): Promise<Buffer | null> {
  const original = await readAsset('pictures', name);
  if (!original) return null;
  // Keyed by content, so that changed artwork under the same name is resized again.
  const copy = `${keyOf(original)}-${width}.webp`;
  const cached = await pictures.copies.get(copy);
  if (cached) return cached;
  let made = making.get(copy);
  if (!made) {
    made = pictures.queue
      .run(original.length, async () => {
        const bytes = await sharp(original)
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 80 })
          .timeout({ seconds: 20 })
          .toBuffer();
        await pictures.copies.put(copy, bytes);
        return bytes;
      })
      .finally(() => making.delete(copy));
    making.set(copy, made);
  }
  return made;
}
