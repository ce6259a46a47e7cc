import { style } from '@vanilla-extract/css';
import { color } from '../ui/tokens.css';

export const section = style({
  padding: '20px 16px',
  borderBottom: `1px solid ${color.line}`,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
export const swatch = style({
  width: 96,
  padding: 8,
  borderRadius: 12,
  fontSize: 12,
  lineHeight: '16px',
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
