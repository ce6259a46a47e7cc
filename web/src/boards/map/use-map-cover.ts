import { useSyncExternalStore } from 'react';
import { radius, size } from '../../ui/foundation/tokens.css';

const SHEET_PX = 290;
const CHIPS_PX = 64 + radius.hero;
const TALL_PX = 700;

/** What covers the map: `sheet`, the initial height of the list (one card on a low phone); `inset`, kept free of the circle. */
export function useMapCover() {
  const height = useSyncExternalStore(watchWindow, () => innerHeight);
  // A low phone has the smaller half of a small window to give: the circle has to be wide enough for single pins.
  const sheet = Math.min(SHEET_PX, Math.round((height - size.appBar) * (height < TALL_PX ? 0.3 : 0.36)));
  // In a tall window the circle may reach down between the buttons.
  return { sheet, inset: { top: CHIPS_PX, bottom: sheet + (height < TALL_PX ? 48 : 28) } };
}

function watchWindow(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
