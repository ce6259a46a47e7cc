import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const face = style({ display: 'grid', marginRight: 4 });
export const main = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const log = style({ display: 'flex', flexDirection: 'column', gap: 14, padding: '20px 16px 16px' });
export const greeting = style({ display: 'grid', justifyItems: 'center', gap: 6, paddingBottom: 8 });
export const invitation = style({ color: color.sub, textAlign: 'center', whiteSpace: 'pre-line' });
export const footer = style({ background: color.canvas });
