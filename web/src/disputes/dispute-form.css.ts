import { createVar, style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';

export const page = style({ ...stack(20), padding: '20px 16px 32px' });
export const title = style([headline]);
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  marginTop: 12,
});
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '6px 12px',
  borderRadius: radius.button,
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'left',
  wordBreak: 'keep-all',
  selectors: {
    '&[aria-checked="true"]': {
      background: color.light,
      color: color.brandText,
      boxShadow: `inset 0 0 0 2px ${color.brand}`,
    },
  },
});
export const icon = style({ flex: 'none' });
export const problem = style({ marginTop: 8 });
/** Grows with what is written; what is told and what goes back stay on one screen. */
export const shortArea = { minHeight: 76 };
export const photos = style({ fontSize: rem(15), lineHeight: rem(22), fontWeight: 700 });
export const upTo = style({ marginLeft: 8, fontSize: rem(13), fontWeight: 500, color: color.sub });
export const panel = style({ padding: 18, borderRadius: radius.hero, background: color.light });
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontWeight: 700,
});
export const most = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(22), fontWeight: 500 });
export const sumLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});
/** The amount is a field: it can be typed, too. */
export const sum = style({ display: 'flex', alignItems: 'baseline', flex: '1 1 120px', minWidth: 0 });
export const figure = style({
  minWidth: '2ch',
  width: 'auto',
  maxWidth: '6.5em',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.text,
  fontSize: rem(30),
  lineHeight: rem(40),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  fieldSizing: 'content',
} as object);
export const unit = style({ fontSize: rem(20), fontWeight: 700 });
export const parts = style({ display: 'flex', gap: 8 });
export const part = style({
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.pill,
  background: color.card,
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
const track = { height: 10, borderRadius: radius.pill };
const knob = {
  boxSizing: 'border-box',
  width: 28,
  height: 28,
  border: `2px solid ${color.brand}`,
  borderRadius: radius.pill,
  background: '#fff',
  boxShadow: '0 2px 6px rgb(0 0 0 / 18%)',
} as const;
const filled = `linear-gradient(90deg, color-mix(in srgb, ${color.brand} 68%, #fff), ${color.brand})`;
/** How far it is slid. */
export const slid = createVar();
/** Drawn by ourselves: the browsers' own track is a hair, and glares in the dark. */
export const slider = style({
  width: '100%',
  height: 44,
  margin: '4px 0 -10px',
  appearance: 'none',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-runnable-track': {
      ...track,
      background: `${filled} no-repeat 0 0 / calc(14px + (100% - 28px) * ${slid}) 100%, ${color.card}`,
    },
    '&::-moz-range-track': { ...track, background: color.card },
    '&::-moz-range-progress': { ...track, background: filled },
    '&::-webkit-slider-thumb': { ...knob, appearance: 'none', marginTop: -9 },
    '&::-moz-range-thumb': knob,
  },
});
export const note = style({ display: 'flex', gap: 8, color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const noteIcon = style({ flex: 'none', color: color.brandText });
