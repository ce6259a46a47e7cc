import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 72,
  padding: '12px 0',
  marginTop: 8,
  borderBlock: `1px solid ${color.line}`,
  textAlign: 'left',
});
export const words = style({ ...stack(), flex: 1, minWidth: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minWidth: 0 });
export const role = style({
  overflow: 'hidden',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fresh = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.light,
  color: color.brandText,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
export const more = style({ flex: 'none', color: color.faint });
