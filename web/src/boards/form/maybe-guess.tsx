import { Check, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/control/button';
import type { BoardDraft } from './board-draft';
import * as css from './guess-ring.css';
import type { Guesses } from './use-guesses';

type Props = { field: keyof BoardDraft; label: string; guesses: Guesses | undefined; children: ReactNode };

/**
 * Around a field that may be filled for somebody: where its value comes from, and the press that confirms it; editing it
 * does so too. The frame is always there: a field that is put elsewhere loses the focus and what is being typed.
 */
export function MaybeGuess({ field, label, guesses, children }: Props) {
  const isGuess = guesses?.all[field] !== undefined;
  const source = guesses?.said[field];
  // One's own home is asked about by itself, and another place is the likelier wish.
  const isHome = isGuess && field === 'location' && guesses.home;
  return (
    <div className={css.guess}>
      <div className={isGuess && source !== undefined ? css.ring : css.seen}>
        {children}
        {isGuess && source === undefined && !guesses.isBlank(field) && (
          <Check size={14} strokeWidth={3} role="img" aria-label={`${label} 확인함`} className={css.check} />
        )}
        {isGuess && source !== undefined && (
          <div className={css.foot}>
            <span className={css.said}>{source}</span>
            {!isHome && (
              <button
                type="button"
                className={css.confirm}
                aria-label={`${label} 맞아요`}
                onClick={() => guesses.confirm(field)}
              >
                맞아요
              </button>
            )}
          </div>
        )}
      </div>
      {isHome && (
        <section className={css.home} aria-label="우리 집 주소">
          <p className={css.warning}>
            <Eye size={20} aria-hidden className={css.eye} />
            우리 집 주소가 이웃 모두에게 보여요.
          </p>
          <div className={css.ways}>
            <Button size="small" kind="secondary" onPress={() => guesses.confirm(field)}>
              그래도 쓸게요
            </Button>
            <Button size="small" onPress={guesses.leaveHome}>
              다른 곳 고르기
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
