import { useState } from 'react';

/** `fitting`: whole where there is room for it, folded above an open keyboard. */
export type Head = 'fitting' | 'folded' | 'open';

/**
 * How much of the purchase stands above the talk: folded while somebody reads back and above a notice, whole again at the end
 * of the talk, and whenever it is asked for.
 */
export function useHead(hasNotice: boolean) {
  const atRest: Head = hasNotice ? 'folded' : 'fitting';
  const [own, setOwn] = useState<Head | null>(null);
  return {
    head: own ?? atRest,
    fold: () => setOwn('folded'),
    rest: () => setOwn((now) => (now === 'folded' ? null : now)),
    open: () => setOwn('open'),
  };
}
