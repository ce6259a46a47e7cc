import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const section = style({
  padding: '20px 16px',
  borderBottom: `1px solid ${color.line}`,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
export const scrolling = style({ display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none' });
