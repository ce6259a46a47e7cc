import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 12px',
  padding: '16px 16px 24px',
});
export const waiting = style({ padding: 16 });
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 268px' });
export const more = style({ minHeight: 48, textAlign: 'center', color: color.sub });
