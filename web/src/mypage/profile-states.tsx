import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { Block } from '../ui/feedback/skeleton';
import * as css from './profile-card.css';

/** As tall as a card with one row of tags. */
export function ProfileLoading() {
  return <Loading text="로딩중..." skeleton={<Shape />} />;
}

function Shape() {
  return (
    <div className={css.card} aria-hidden>
      <div className={css.head}>
        <Block width={76} height={76} radius={38} />
        <div className={css.lines}>
          <Block width="40%" height={26} />
          <Block width="75%" height={18} />
        </div>
      </div>
      <div className={css.gauges}>
        <Block height={74} radius={16} />
        <Block height={74} radius={16} />
      </div>
      <Block width="70%" height={32} radius={16} />
    </div>
  );
}

export function ProfileFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <section className={css.card} aria-label="내 프로필">
      <Failed onRetry={onRetry} />
    </section>
  );
}
