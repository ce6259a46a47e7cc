import { Block } from '../ui/feedback/skeleton';
import * as css from './item-screen.css';

export function ItemSkeleton() {
  return (
    <div aria-hidden>
      <div className={css.waitingPicture}>
        <Block ratio="1" radius={0} />
      </div>
      <div className={css.waitingWords}>
        <Block width={96} height={18} />
        <Block width="80%" height={28} />
        <Block width="45%" height={32} />
        <Block width="40%" height={22} />
      </div>
    </div>
  );
}
