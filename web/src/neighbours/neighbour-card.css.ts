import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const card = style({ ...stack(16), padding: '8px 0 24px' });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 14px' });
/** The name, and at the end what else can be done, whose target is higher than the line of the name. */
export const first = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  margin: '-8px 0',
});
export const title = style({ flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(20), lineHeight: rem(28), fontWeight: 700 });
export const record = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const gauges = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(140)}, 100%), 1fr))`,
  gap: 12,
});
export const reviews = style({ marginTop: 8, borderTop: `1px solid ${color.line}` });
export const review = style({
  ...stack(4),
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const none = style({ padding: '8px 0', color: color.sub, textAlign: 'center' });
