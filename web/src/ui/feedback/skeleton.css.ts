import { keyframes, style } from '@vanilla-extract/css';
import { cardBox } from '../foundation/card-box';
import { color } from '../foundation/tokens.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const block = style({
  display: 'block',
  background: color.skeleton,
  borderRadius: 8,
  animation: `${breathe} 1.4s ease-in-out infinite`,
});
export const card = style(cardBox);
export const lines = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 8, paddingTop: 2 });
export const list = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const grid = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '20px 12px' });
export const tile = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const row = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '10px 0' });
