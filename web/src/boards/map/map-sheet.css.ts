import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/foundation/stack';
import { color, ease, radius, size } from '../../ui/foundation/tokens.css';

const sheet = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: 6,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  background: color.bg,
  boxShadow: `0 0 0 1px ${color.line}, 0 -8px 32px rgb(31 32 48 / .12)`,
  transition: `height .25s ${ease}`,
});
export const low = style([sheet, { height: 'var(--sheet)' }]);
export const tall = style([sheet, { height: '76%' }]);
/** A touch target of full height: it overlaps the map. */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '100%',
  height: size.target,
  marginTop: -16,
  paddingTop: 16,
  touchAction: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -3, borderRadius: radius.sheet } },
});
export const grip = style({ width: 40, height: 4, borderRadius: 2, background: color.grip });
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '0 4px 0 16px',
});
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '0 12px',
  color: color.sub,
});
export const content = style({
  flex: 1,
  padding: '4px 16px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const list = style(stack(12));
export const nothing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '24px 0',
  color: color.sub,
});
