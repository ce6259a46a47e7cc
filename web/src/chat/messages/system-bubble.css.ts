import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const mascot = style({ flex: 'none', margin: '-2px -6px 0 -6px' });
export const system = style({
  maxWidth: 420,
  padding: '14px 16px 16px',
  borderRadius: radius.hero,
  borderTopLeftRadius: 4,
  background: color.card,
  boxShadow: `inset 0 0 0 1.5px ${color.ring}, ${shadow.card}`,
});
export const remark = style([system, { padding: '10px 14px', borderRadius: radius.card, borderTopLeftRadius: 4 }]);
/** Nobody's words: what happened, across the talk. */
export const remarkPanel = style({
  padding: '10px 14px',
  borderRadius: radius.button,
  background: color.light,
  color: color.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});
export const headline = style({ color: color.brandText });
export const words = style({ fontSize: rem(15), lineHeight: rem(22), color: color.text, whiteSpace: 'pre-line' });
export const remarkWords = style([words, { textWrap: 'balance' }]);
