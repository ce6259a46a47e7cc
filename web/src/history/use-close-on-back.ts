import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers';

/** The browser's back button or gesture closes it instead of leaving the page. For everything that opens over a screen. */
export function useCloseOnBack(open: boolean, onClose: () => void, over: 'screen' | 'app' = 'screen'): void {
  const close = useEffectEvent(onClose);
  // Holds an entry of the browser's history while open.
  useEffect(() => (open ? openLayer(() => close(), over) : undefined), [open, over]);
}
