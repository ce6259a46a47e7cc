import { UnknownNeighbour } from '../mascot/unknown-neighbour';
import * as css from './thing-picture.css';
import { pictureOf } from './thing-pictures';

/** Our drawing of a thing by its name, or a ball of yarn. */
export function ThingPicture({ name, size = 48 }: { name: string; size?: number }) {
  const picture = pictureOf(name);
  return (
    <span className={css.picture} style={{ width: size, height: size, borderRadius: size * 0.29 }}>
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" className={css.drawing} />
      ) : (
        <UnknownNeighbour size={size * 0.8} flat />
      )}
    </span>
  );
}
