import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, size } from '../../ui/foundation/tokens.css';

/** What is answered, in the bubble of the answer. */
export const quote = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minWidth: 120,
  minHeight: size.target,
  margin: '2px 0 6px',
  paddingLeft: 12,
  boxShadow: `inset 3px 0 0 ${color.brand}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  textAlign: 'left',
  userSelect: 'none',
});
export const quoteName = style({ fontWeight: 700, color: color.brandText });
export const quoteWords = style({ color: color.sub });
