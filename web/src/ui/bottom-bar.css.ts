import { style } from '@vanilla-extract/css';
import { color, layer, shadow, size } from './tokens.css';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
  background: color.bg,
  boxShadow: `0 -1px 0 ${color.line}`,
});
/** Zero high, so that it floats over the list without taking its room. */
export const floor = style({
  position: 'sticky',
  bottom: `calc(${size.tabBar}px + 16px + env(safe-area-inset-bottom))`,
  zIndex: layer.header,
  height: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  paddingRight: 16,
  pointerEvents: 'none',
});
export const write = style({
  pointerEvents: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: color.brand,
  color: color.onBrand,
  boxShadow: shadow.write,
});
