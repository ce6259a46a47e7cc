import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../ui/foundation/tokens.css';
import { meta } from '../frame/look.css';
import { small } from '../frame/pieces.css';

/** A word with its mark before it. */
export const result = style({ display: 'inline-flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' });
export const warm = style({ color: color.gold, fontWeight: 600 });
/** The one that is wanted most. */
export const filled = style([small, { background: color.brand, color: color.onBrand, boxShadow: 'none' }]);
/** A row of a table, under the cursor. */
export const line = style({
  selectors: { '&[data-on="true"]': { background: color.pale, boxShadow: `inset 3px 0 0 ${color.brand}` } },
});
/** Beside the edge of the cursor's row. */
globalStyle(`${line}[data-on="true"] > td:first-child`, { paddingLeft: 10 });
/** Long words end where the next column begins. */
export const lastError = style({ maxWidth: 260, minWidth: 140, overflowWrap: 'anywhere' });
export const reachRail = style({
  height: 12,
  margin: '2px 0 6px',
  borderRadius: 3,
  background: color.greyBg,
  overflow: 'hidden',
});
/** On a phone, what is a row of a table on a desk. */
export const card = style({ display: 'grid', gap: 4, padding: '10px 0', borderBottom: `1px solid ${color.line}` });
export const jobCard = style([
  card,
  {
    padding: '10px 12px',
    selectors: { '&[data-on="true"]': { background: color.pale, boxShadow: `inset 3px 0 0 ${color.brand}` } },
  },
]);
export const anywhere = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
export const nodeName = style({ display: 'block' });
export const cpu = style({
  minWidth: 62,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'right',
});
export const atRight = style([meta, { textAlign: 'right' }]);
export const reached = style({ color: color.brandText, fontWeight: 700 });
