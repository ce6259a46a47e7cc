import { style, styleVariants } from '@vanilla-extract/css';
import { marker } from '../../map/map-palette.css';
import { columnBox } from '../../ui/foundation/column-box';
import { color, radius, shadow, size } from '../../ui/foundation/tokens.css';

/** Below this height the buttons would overlap each other and the circle. */
const low = 'screen and (max-height: 500px)';
const ABOVE_SHEET = 'calc(var(--sheet) + 20px)';

export const screen = style({ ...columnBox, height: '100dvh', overflow: 'hidden', background: color.bg });
/** The map lies under the round corners of the header. */
export const main = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  marginTop: -radius.hero,
  outline: 'none',
  background: color.pale,
});
export const map = style({ height: '100%' });
export const tabs = style({
  position: 'absolute',
  top: radius.hero + 12,
  left: 0,
  right: 0,
  zIndex: 5,
  display: 'flex',
  gap: 8,
  padding: '0 12px 4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
const aRing = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: '0 3px 0 -6px',
  borderRadius: '50%',
});
const { 1: fresh, 2: processed, 3: kitchen, 4: household } = marker;
export const ring = styleVariants({ 1: fresh, 2: processed, 3: kitchen, 4: household }, ({ ink }) => [
  aRing,
  { boxShadow: `inset 0 0 0 2.5px ${ink}` },
]);
const floating = style({
  position: 'absolute',
  zIndex: 5,
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: shadow.float,
});
const round = style([
  floating,
  { right: 12, display: 'grid', placeItems: 'center', width: 48, height: 48, color: color.text },
]);
export const overview = style([
  round,
  { bottom: `calc(${ABOVE_SHEET} + 56px)`, '@media': { [low]: { bottom: ABOVE_SHEET, right: 68 } } },
]);
export const recentre = style([round, { bottom: ABOVE_SHEET, color: color.brandText }]);
export const range = style({ position: 'absolute', left: 12, bottom: ABOVE_SHEET, zIndex: 5 });
export const waiting = style({ position: 'absolute', left: 0, right: 0, display: 'grid', placeItems: 'center' });
export const word = style({
  padding: '8px 16px',
  borderRadius: radius.pill,
  background: color.card,
  boxShadow: shadow.float,
  color: color.sub,
  fontWeight: 600,
});
export const again = style([word, { minHeight: size.target, color: color.brandText }]);
