import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, desk } from '../foundation/tokens.css';

export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const th = style({
  padding: '4px 8px',
  color: color.faint,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingLeft: 0 }, '&:last-child': { paddingRight: 0 } },
});
export const td = style({
  height: 40,
  padding: '4px 8px',
  borderBottom: `1px solid ${color.line}`,
  // A table that is too narrow scrolls; it does not break words.
  overflowWrap: 'break-word',
  selectors: { '&:first-child': { paddingLeft: 0, whiteSpace: 'nowrap' }, '&:last-child': { paddingRight: 0 } },
});
/** A title is read in two lines or three, and not word by word: the table scrolls. */
export const titled = style({ minWidth: 160 });
/** A column that a phone shows elsewhere. */
export const wide = style({ display: 'none', '@media': { [desk]: { display: 'table-cell' } } });
/** What such columns hold, on a phone: lines below the first words. */
export const under = style({
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(18),
  color: color.sub,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [desk]: { display: 'none' } },
});
export const right = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const scroll = style({ overflowX: 'auto' });
