import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';

export const sheet = style({ display: 'grid', justifyItems: 'center', textAlign: 'center' });
export const scene = style({
  position: 'relative',
  width: '100%',
  height: 190,
  marginBottom: 20,
  borderRadius: radius.hero,
  background: `linear-gradient(${color.sky}, ${color.skyLow})`,
  overflow: 'hidden',
  // A small phone keeps its buttons in view.
  '@media': { '(max-height: 700px)': { height: 132, marginBottom: 12 } },
});
export const friend = style({
  position: 'absolute',
  left: '50%',
  top: 10,
  transform: 'translateX(-56%)',
  transformOrigin: 'top',
  // Its face stays above the sample.
  '@media': { '(max-height: 700px)': { top: 2, transform: 'translateX(-56%) scale(.7)' } },
});
export const bell = style({ position: 'absolute', right: '14%', top: 20 });
export const sample = style({
  position: 'absolute',
  left: 16,
  right: 16,
  bottom: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.float,
  textAlign: 'left',
  '@media': { '(max-height: 700px)': { bottom: 10, padding: '8px 12px' } },
});
export const icon = style({ flex: 'none', borderRadius: 10 });
export const words = style({ flex: 1, minWidth: 0 });
export const first = style({ display: 'flex', gap: 8, fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const now = style({ marginLeft: 'auto', fontSize: rem(13), fontWeight: 400, color: color.faint });
export const second = style({ fontSize: rem(14), lineHeight: rem(20), color: color.sub });
export const lead = style({
  marginTop: 6,
  whiteSpace: 'pre-line',
  fontSize: rem(16),
  lineHeight: rem(24),
  color: color.sub,
});
export const quiet = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '16px 0 18px',
  padding: '9px 14px',
  borderRadius: radius.field,
  background: color.pale,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: color.sub,
});
export const moon = style({ flex: 'none', color: color.brandText });
export const later = style({
  minHeight: 52,
  padding: '0 24px',
  marginTop: 4,
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  color: color.sub,
});
