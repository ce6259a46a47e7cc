import { style } from '@vanilla-extract/css';
import { color, radius } from '../../ui/foundation/tokens.css';

export const scene = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-evenly',
  padding: '20px 16px 26px',
  borderRadius: radius.card,
  background: `linear-gradient(${color.sky}, ${color.skyLow} 70%)`,
  overflow: 'hidden',
});
export const wide = style([scene, { minHeight: 220, padding: '24px 24px 64px', borderRadius: 0 }]);
export const thread = style({ position: 'absolute', left: '14%', bottom: 14, width: '72%', height: 24 });
export const wideThread = style([thread, { bottom: 48 }]);
export const free = style({
  display: 'grid',
  placeItems: 'center',
  width: 62,
  height: 62,
  marginBottom: 8,
  borderRadius: '50%',
  border: `3px dashed ${color.brand}`,
  background: color.card,
  color: color.brandText,
});
