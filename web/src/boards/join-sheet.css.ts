import { style } from '@vanilla-extract/css';
import { color, radius } from '../ui/tokens.css';

export const sheet = style({ display: 'grid', gap: 12, padding: '8px 16px 16px', textAlign: 'center' });
export const friends = style({ display: 'flex', justifyContent: 'center', alignItems: 'flex-end' });
export const lead = style({ color: color.sub, fontSize: 16, lineHeight: '24px' });
export const summary = style({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: radius.card,
  background: color.pale,
});
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: 16, color: color.sub });
export const value = style({ color: color.text, fontWeight: 600, textAlign: 'right' });
export const amount = style({ color: color.brandText, fontWeight: 800, fontSize: 17 });
export const warning = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '12px 16px',
  borderRadius: radius.field,
  background: color.redBg,
  color: color.redText,
  fontWeight: 600,
  textAlign: 'left',
});
