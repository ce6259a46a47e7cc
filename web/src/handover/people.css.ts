import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginTop: 24,
});
export const title = style([sectionTitle]);
export const done = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20) });
export const count = style({ color: color.brandText, fontWeight: 700 });
export const list = style({ marginTop: 4 });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 64,
  padding: '8px 0',
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.line}` } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const nickname = style({ minWidth: 0, fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const me = style({
  flex: 'none',
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(12),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const meta = style({
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
  wordBreak: 'keep-all',
});
/** As high as a finger. */
export const look = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
/** The mark keeps its place where there is no menu. */
export const end = style({ flex: 'none', width: 28, marginLeft: -6 });
/** One sheet for the evening of handing out. */
export const packing = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  marginTop: 12,
  padding: '8px 12px 8px 16px',
  borderRadius: radius.card,
  background: color.pale,
  color: color.sub,
});
export const packingIcon = style({ flex: 'none', color: color.brandText });
export const packingWords = style({ flex: 1, minWidth: 0, color: color.text, fontWeight: 700 });
export const packingNote = style({
  display: 'block',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 400,
  wordBreak: 'keep-all',
});
