import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';

/** What one can choose in a sheet, a line each. */
export const menu = style({ display: 'grid', padding: '4px 0 8px' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 56,
  padding: '4px 8px',
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 600,
  textAlign: 'left',
});
