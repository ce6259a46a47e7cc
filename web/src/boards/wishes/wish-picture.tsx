import { Mascot } from '../../ui/mascot/mascot';
import { pictureOf } from './season-goods';
import * as css from './wishes.css';

/** Our drawing of the thing, or a ball of yarn. */
export function WishPicture({ name, size = 48 }: { name: string; size?: number }) {
  const picture = pictureOf(name);
  return (
    <span className={css.picture} style={{ width: size, height: size, borderRadius: size * 0.29 }}>
      {picture ? (
        <img src={picture} alt="" width={size} height={size} loading="lazy" className={css.drawing} />
      ) : (
        <Mascot color="purple" size={size * 0.8} avatar />
      )}
    </span>
  );
}
