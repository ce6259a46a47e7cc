import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';
import { hidden } from '../../ui/foundation/type.css';
import { FRAME } from './crop-rules';

export const form = style({ display: 'grid', gap: 24, padding: '24px 16px' });
export const picker = style({ display: 'grid', justifyItems: 'center', gap: 12 });
export const photo = style({
  position: 'relative',
  display: 'grid',
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 4 } },
});
export const camera = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 20,
  background: color.brand,
  color: '#fff',
  boxShadow: `0 0 0 3px ${color.bg}`,
});
export const input = hidden;
/** One line, whatever it says, so that nothing below moves. */
export const state = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(20) });
export const progress = style({ width: 140, height: 20, accentColor: color.brand });
export const words = style({ color: color.sub, textAlign: 'center' });
export const problem = style({ color: color.redText, fontSize: rem(14), lineHeight: rem(20), textAlign: 'center' });
export const colours = style({ display: 'flex', gap: 8 });
export const colour = style({
  display: 'grid',
  padding: 4,
  borderRadius: '50%',
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${color.brand}` } },
});
export const crop = style({ display: 'grid', gap: 16, justifyItems: 'center', paddingTop: 8 });
export const frame = style({
  position: 'relative',
  width: FRAME,
  height: FRAME,
  borderRadius: radius.card,
  overflow: 'hidden',
  background: color.greyBg,
  touchAction: 'none',
  cursor: 'grab',
});
export const picture = style({ position: 'absolute', maxWidth: 'none', userSelect: 'none' });
export const mask = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: '0 0 0 200px rgb(20 18 38 / .45)',
  pointerEvents: 'none',
});
const track = { height: 6, borderRadius: 3, background: color.mid };
const thumb = {
  width: 24,
  height: 24,
  border: 0,
  borderRadius: 12,
  background: color.brand,
  boxShadow: `0 0 0 3px ${color.bg}`,
};
/** Drawn by ourselves: the browsers' own track glares in the dark. */
export const zoom = style({
  width: 260,
  height: 44,
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: -9 },
    '&::-moz-range-thumb': thumb,
  },
});
