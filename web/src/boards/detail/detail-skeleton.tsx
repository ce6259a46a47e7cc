import { Block } from '../../ui/feedback/skeleton';
import * as css from './detail-skeleton.css';

export function DetailSkeleton() {
  return (
    <div aria-hidden className={css.page}>
      <div className={css.picture}>
        <Block ratio="4 / 3" radius={0} />
      </div>
      <div className={css.lines}>
        <Block width={110} height={24} radius={12} />
        <Block width="80%" height={28} />
        <Block width="55%" height={36} />
        <Block height={144} radius={16} />
        <Block height={72} radius={16} />
      </div>
    </div>
  );
}
