import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease, size } from '../foundation/tokens.css';

export const region = style({ position: 'relative', display: 'block' });
export const stage = style({ position: 'relative' });
export const viewport = style({ overflow: 'hidden' });
export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });
export const slide = style({ flex: '0 0 100%', minWidth: 0 });
const arrow = style({ position: 'absolute', top: '50%', transform: 'translateY(-50%)', zIndex: 1 });
export const previous = style([arrow, { left: 12 }]);
export const next = style([arrow, { right: 12 }]);
const pill = style({
  position: 'absolute',
  padding: '4px 12px',
  borderRadius: 99,
  background: 'rgb(31 32 48 / .72)',
  color: '#fff',
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** `--overlap` is what lies over the lower edge of the pictures. */
export const counter = style([pill, { right: 16, bottom: 'calc(16px + var(--overlap, 0px))' }]);
/** As much before the dots as the pause button takes after them: the dots stand in the middle. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingLeft: size.target,
});
const onPicture = '#1f2030';
export const slimPrevious = style([arrow, { left: 0, color: onPicture }]);
export const slimNext = style([arrow, { right: 0, color: onPicture }]);
export const slimCounter = style([pill, { left: 48, bottom: 16 }]);
export const slimControls = style({ position: 'absolute', left: 108, bottom: 8 });
export const dot = style({ display: 'grid', placeItems: 'center', minWidth: 24, height: 44, padding: '0 4px' });
export const mark = style({
  display: 'block',
  width: 8,
  height: 8,
  borderRadius: 4,
  background: color.seat,
  transition: `width .2s ${ease}, background-color .2s ${ease}`,
  selectors: { '[aria-current="true"] > &': { width: 24, background: color.brand } },
});
export const pause = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: color.faint,
  borderRadius: '50%',
  selectors: { [`${slimControls} &`]: { color: onPicture } },
});
