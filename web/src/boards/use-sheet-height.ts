import { useSyncExternalStore } from 'react';
import { size } from '../ui/tokens.css';

export const FULL_PX = 290;

/** The list under the map, as it lies at first: a card and the start of the next, but never more than half of what there is. */
export function useSheetHeight(): number {
  return useSyncExternalStore(watchWindow, () => Math.min(FULL_PX, Math.round((innerHeight - size.appBar) / 2)));
}

function watchWindow(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
