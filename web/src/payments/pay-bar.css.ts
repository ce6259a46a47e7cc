import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';
import { cardPrice } from '../ui/foundation/type.css';

export const stack = style({ flex: 1, minWidth: 0, display: 'grid', gap: 8 });
export const line = style({ display: 'flex', justifyContent: 'space-between', padding: '0 4px', color: color.sub });
export const after = style({
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  wordBreak: 'keep-all',
});
/** The leader's two share a line: the rows above are what one came for. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
globalStyle(`${buttons} > button`, { flex: '1 0 auto', width: 'auto' });
export const amount = style([cardPrice, { color: color.text }]);
export const rules = style({ color: color.brandText, fontWeight: 600, textDecoration: 'underline', padding: '4px 0' });
