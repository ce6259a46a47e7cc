import type { Picture } from '@mungchi/contract';
import type { Deps } from '../../deps';
import { filesOf } from '../../media/media-rules';
import { keepPicture, type PictureFiles, type Whose } from './keep-picture';

/** A picture that anybody can fetch by its address becomes one of the room; null when its file is gone. */
export async function copyPicture(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  whose: Whose,
  { url, widths, width, height, color, thumbhash }: Picture,
): Promise<Picture | null> {
  const [whole, ...smaller] = await Promise.all(filesOf({ url, widths }).map((name) => deps.pictures.store.get(name)));
  if (!whole) return null;
  const copies: PictureFiles = smaller.flatMap((bytes, nth) => (bytes ? [{ width: widths[nth]!, bytes }] : []));
  const { id: _, ...picture } = await keepPicture(deps, whose, { width, height, color, thumbhash }, [
    ...copies,
    { bytes: whole },
  ]);
  return picture;
}
