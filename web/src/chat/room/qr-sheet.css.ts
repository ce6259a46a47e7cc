import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const sheet = style({ display: 'grid', justifyItems: 'center', gap: 12, padding: '12px 0 8px' });
/** White in the dark, too: cameras look for dark modules on a light ground. */
export const tile = style({
  width: 'min(240px, 62vw)',
  aspectRatio: '1',
  padding: 8,
  borderRadius: radius.card,
  background: '#fff',
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const name = style({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const hint = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), textAlign: 'center' });
