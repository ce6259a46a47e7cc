import { ChevronRight, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './why.css';

/** Why one may pay: first that the money waits, which is always true; then what is known of whoever opened it. */
export function Why({ children }: { children?: ReactNode }) {
  return (
    <section className={css.box} aria-label="왜 믿을 수 있나요?">
      <h3 className={css.title}>왜 믿을 수 있나요?</h3>
      <WhyLine mark={<WhyTile tone="green" icon={<ShieldCheck size={19} aria-hidden />} />}>
        낸 돈은 물건을 받을 때까지 뭉치가 맡아요.
      </WhyLine>
      {children}
    </section>
  );
}

export function WhyTile({ tone, icon }: { tone: keyof typeof css.tile; icon: ReactNode }) {
  return <span className={css.tile[tone]}>{icon}</span>;
}

type LineProps = { mark: ReactNode; children: ReactNode; onPress?: (() => void) | undefined };

/** A picture and words; with more behind it, a button. */
export function WhyLine({ mark, children, onPress }: LineProps) {
  if (!onPress)
    return (
      <p className={css.line}>
        {mark}
        <span className={css.words}>{children}</span>
      </p>
    );
  return (
    <button type="button" className={css.line} aria-haspopup="dialog" onClick={onPress}>
      {mark}
      <span className={css.words}>{children}</span>
      <ChevronRight size={20} aria-hidden className={css.more} />
    </button>
  );
}
