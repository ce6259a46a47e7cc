import { style } from '@vanilla-extract/css';
import { color, font, radius } from '../../ui/foundation/tokens.css';

export const scene = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.card,
  background: `linear-gradient(${color.sky}, ${color.skyLow} 80%)`,
});
/** The picture of a page: as wide as it is, its middle in the middle. */
export const wide = style([scene, { height: 270, borderRadius: 0 }]);
export const cloud = style({ fill: color.card, opacity: 0.8 });
export const far = style({ fill: `color-mix(in srgb, ${color.green} 12%, ${color.skyLow})` });
export const close = style({ fill: `color-mix(in srgb, ${color.green} 20%, ${color.skyLow})` });
export const seat = style({ fill: color.card });
export const ring = style({ fill: 'none', stroke: color.brandText });
export const plus = style({ fill: 'none', stroke: color.brandText });
export const said = style({ fill: color.brandText, fontFamily: font.display, fontWeight: 700 });
