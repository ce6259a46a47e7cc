import { keyframes, style } from '@vanilla-extract/css';
import { columnBox } from '../foundation/column-box';
import { rem } from '../foundation/rem';
import { color, ease, layer, radius } from '../foundation/tokens.css';

/** Bars inside it are sticky, so nothing has to know its width. */
export const column = style({
  ...columnBox,
  position: 'relative',
  minHeight: '100dvh',
  // Visually hidden text lies outside of the rows that scroll sideways; it must not widen the page.
  overflowX: 'clip',
  background: color.bg,
  // Taller than a sheet it would print an empty one.
  '@media': { print: { minHeight: 0 } },
});
/** The corners of the header show the ground, too. */
export const canvasColumn = style([column, { background: color.canvas }]);
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' });
/** Bars at the lower edge, stacked: the offline bar, then the screen's own. */
export const foot = style({ position: 'sticky', bottom: 0, zIndex: layer.bar });
export const canvas = style([main, { background: color.canvas }]);

const appear = keyframes({ from: { opacity: 0 } });

export const state = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 280,
  padding: '32px 24px',
  textAlign: 'center',
});
/** Delayed, so that "loading" does not flash. */
export const loading = style([state, { color: color.sub, animation: `${appear} .2s ${ease} .15s backwards` }]);
export const fullScreen = style({ minHeight: '100dvh' });
export const panel = style([
  state,
  { flex: 'none', margin: '0 16px 24px', padding: '44px 24px 24px', borderRadius: radius.hero, background: color.pale },
]);
export const words = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24), whiteSpace: 'pre-line' });
export const title = style({ color: color.brandText });
export const action = style({ marginTop: 16, minWidth: 200, display: 'grid' });

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: '8px 16px',
  background: color.greyBg,
  color: color.grey,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
const bob = keyframes({ '50%': { transform: 'translateY(-6px)' } });
export const bobbing = style({ animation: `${bob} 1.2s ease-in-out infinite` });
