import type { Stage } from '@mungchi/contract';
import { useState } from 'react';
import { lazyOrnament } from '../../ui/feedback/lazy-part';
import * as css from './all-paid.css';

const Confetti = lazyOrnament(() => import('../../ui/frame/confetti').then((at) => at.Confetti));

/** The last share is paid while one is looking: yarn falls over the talk, once. The mascot's bubble says it in words. */
export function AllPaid({ stage }: { stage: Stage }) {
  const [seen, setSeen] = useState(stage);
  const [falling, setFalling] = useState(false);
  if (stage !== seen) {
    setSeen(stage);
    setFalling(seen === 'RECRUITED' && stage === 'PAYING');
  }
  if (!falling) return null;
  return (
    <div className={css.sky} onAnimationEnd={() => setFalling(false)}>
      <Confetti className={css.fall} />
    </div>
  );
}
