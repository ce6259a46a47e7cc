import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const look = style({ color: color.text, fontSize: rem(13), lineHeight: rem(20) });

export const meta = style({ color: color.sub, fontSize: rem(12), lineHeight: rem(16), fontWeight: 400 });
export const sectionTitle = style({ marginBottom: 6, fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const figure = style({
  fontSize: rem(20),
  lineHeight: rem(26),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** The one sum of a page. */
export const bigFigure = style([figure, { fontSize: rem(28), lineHeight: rem(34) }]);
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
export const red = style({ color: color.redText, fontWeight: 700 });
export const strong = style({ fontWeight: 700 });
export const hair = style({ borderBottom: `1px solid ${color.line}` });
