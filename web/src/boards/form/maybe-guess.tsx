import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { BoardDraft } from './board-draft';
import type { Guesses } from './use-guesses';

const GuessRing = lazyPart(() => import('./guess-ring').then((at) => at.GuessRing));

type Props = { field: keyof BoardDraft; label: string; guesses: Guesses | undefined; children: ReactNode };

/** Around a field that was filled for somebody: where its value comes from, and the press that confirms it. */
export function MaybeGuess({ field, label, guesses, children }: Props) {
  const said = guesses?.said[field];
  // One that was looked at keeps its frame: a field that is put elsewhere loses what is being typed.
  if (guesses?.all[field] === undefined) return children;
  return (
    <GuessRing
      label={label}
      said={said}
      blank={guesses.isBlank(field)}
      onConfirm={() => guesses.confirm(field)}
      onLeaveHome={field === 'location' && guesses.home ? guesses.leaveHome : undefined}
      waiting={children}
    >
      {children}
    </GuessRing>
  );
}
