import { style } from '@vanilla-extract/css';
import { color, desk } from '../../ui/foundation/tokens.css';

/** One wide and one narrow, then three alike. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desk]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const chart = style({
  minWidth: 0,
  padding: '14px 0',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [desk]: {
      gridColumn: 'span 2',
      padding: '14px 20px',
      borderLeft: `1px solid ${color.line}`,
      selectors: {
        '&:nth-child(1)': { gridColumn: 'span 4' },
        '&:nth-child(1), &:nth-child(3)': { paddingLeft: 0, borderLeft: 0 },
        '&:nth-child(2), &:nth-child(5)': { paddingRight: 0 },
      },
    },
  },
});
export const firstDays = style({ marginTop: 14 });
