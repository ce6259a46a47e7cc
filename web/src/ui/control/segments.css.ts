import { style } from '@vanilla-extract/css';
import { color, fingers } from '../foundation/tokens.css';

export const row = style({ display: 'inline-flex', padding: 3, borderRadius: 10, background: color.field });
export const segment = style({
  ...fingers,
  minHeight: 30,
  padding: '0 12px',
  borderRadius: 8,
  color: color.sub,
  fontWeight: 600,
  selectors: {
    '&[aria-pressed="true"]': { background: color.bg, color: color.text, boxShadow: '0 1px 3px rgb(31 32 48 / .12)' },
  },
});
