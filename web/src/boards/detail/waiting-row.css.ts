import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
export const words = style({ flex: '999 0 auto', minWidth: 0 });
export const what = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
/** Beside the words on most phones; where it is not, as wide as the panel. */
globalStyle(`${row} > button`, { flex: '1 0 auto', maxWidth: '100%', padding: '8px 12px', fontSize: rem(14) });
