import { keyframes, style } from '@vanilla-extract/css';
import { dimGutter } from '../ui/foundation/dim-gutter';
import { rem } from '../ui/foundation/rem';
import { color, ease, radius, shadow } from '../ui/foundation/tokens.css';
import { amount as bigNumber } from '../ui/foundation/type.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const page = style({
  margin: 'auto',
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  borderRadius: radius.hero,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
  animation: `${rise} .2s ${ease}`,
  '::backdrop': { background: color.dim },
});
dimGutter(page);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 8px 8px 24px',
  borderBottom: `1px solid ${color.line}`,
});
export const mark = style({
  padding: '3px 10px',
  borderRadius: 8,
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(14),
  fontWeight: 700,
});
export const title = style({ flex: 1, fontSize: rem(18), fontWeight: 700 });
export const body = style({ display: 'grid', gap: 16, padding: '16px 24px 24px' });
export const trial = style({
  padding: '10px 14px',
  borderRadius: radius.field,
  background: color.light,
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const facts = style({ display: 'grid', gap: 8 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 24, color: color.sub });
export const name = style({ flex: 'none' });
export const value = style({ color: color.text, fontWeight: 600, textAlign: 'right' });
export const sum = style([fact, { alignItems: 'baseline', paddingTop: 12, borderTop: `1px solid ${color.line}` }]);
export const amount = style([bigNumber, { color: color.text }]);
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  width: 264,
  aspectRatio: '1.7',
  margin: '0 auto',
  padding: 20,
  borderRadius: radius.card,
  background: 'linear-gradient(135deg, #6e5fe0, #4739b8)',
  color: '#fff',
});
export const digits = style({ letterSpacing: '.04em', fontVariantNumeric: 'tabular-nums' });
export const trouble = style({ color: color.redText, fontWeight: 600, textAlign: 'center' });
export const buttons = style({ display: 'grid', gap: 10 });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });
