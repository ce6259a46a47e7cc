import { Check, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/control/button';
import * as css from './guess-ring.css';

type Props = {
  label: string;
  /** Undefined once somebody has looked. */
  said: string | undefined;
  blank: boolean;
  onConfirm: () => void;
  /** The value is one's own home: it is asked by itself, and another place is the likelier wish. */
  onLeaveHome?: (() => void) | undefined;
  children: ReactNode;
};

/** A field whose value somebody has yet to look at; editing it says so too. */
export function GuessRing({ label, said, blank, onConfirm, onLeaveHome, children }: Props) {
  return (
    <div className={css.guess}>
      <div className={said === undefined ? css.seen : css.ring}>
        {children}
        {said === undefined ? (
          !blank && <Check size={14} strokeWidth={3} role="img" aria-label={`${label} 확인함`} className={css.check} />
        ) : (
          <div className={css.foot}>
            <span className={css.said}>{said}</span>
            {!onLeaveHome && (
              <button type="button" className={css.confirm} aria-label={`${label} 맞아요`} onClick={onConfirm}>
                맞아요
              </button>
            )}
          </div>
        )}
      </div>
      {onLeaveHome && (
        <section className={css.home} aria-label="우리 집 주소">
          <p className={css.warning}>
            <Eye size={20} aria-hidden className={css.eye} />
            우리 집 주소가 이웃 모두에게 보여요.
          </p>
          <div className={css.ways}>
            <Button size="small" kind="secondary" onPress={onConfirm}>
              그래도 쓸게요
            </Button>
            <Button size="small" onPress={onLeaveHome}>
              다른 곳 고르기
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
