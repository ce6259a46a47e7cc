import { useState } from 'react';

/** A sheet whose code comes with its first opening: not rendered before, and afterwards there to close by its own motion. */
export function useLateSheet(isOpenAtOnce = false) {
  const [state, setState] = useState<'not-yet' | 'open' | 'closed'>(isOpenAtOnce ? 'open' : 'not-yet');
  return {
    isWanted: state !== 'not-yet',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}
