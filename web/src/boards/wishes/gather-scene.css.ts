import { style } from '@vanilla-extract/css';
import { color, font, radius } from '../../ui/foundation/tokens.css';

export const scene = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.card,
  background: `linear-gradient(${color.sky}, ${color.skyLow} 80%)`,
});
/** The picture of a page: as wide as it is, its middle in the middle, its sky behind the corners of the bar. */
export const wide = style([scene, { height: 270, marginTop: -20, borderRadius: 0 }]);
export const cloud = style({ fill: color.card, opacity: 0.8 });
export const far = style({ fill: `color-mix(in srgb, #7cb342 18%, ${color.bg})` });
export const close = style({ fill: `color-mix(in srgb, #7cb342 27%, ${color.bg})` });
export const seat = style({ fill: color.card });
export const ring = style({ fill: 'none', stroke: color.brandText });
export const plus = style({ fill: 'none', stroke: color.brandText });
export const said = style({ fill: color.brandText, fontFamily: font.display, fontWeight: 700 });
