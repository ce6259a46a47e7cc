import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const card = style({
  flex: 1,
  minWidth: 0,
  maxWidth: 420,
  borderRadius: radius.hero,
  borderTopLeftRadius: 4,
  border: `1.5px solid ${color.ring}`,
  background: color.card,
  boxShadow: shadow.card,
  overflow: 'hidden',
});
export const scene = style({
  display: 'block',
  width: '100%',
  background: `linear-gradient(color-mix(in srgb, ${color.sky}, ${color.skyLow} 45%), ${color.skyLow})`,
});
/** By night a cloud is lighter than its sky, too. */
export const cloud = style({ fill: `color-mix(in srgb, ${color.skyLow}, #fff 12%)`, opacity: 0.85 });
const grass = `color-mix(in srgb, ${color.greenBg}, ${color.goldBg} 45%)`;
export const hill = style({ fill: `color-mix(in srgb, ${grass}, ${color.green} 6%)` });
export const meadow = style({ fill: `color-mix(in srgb, ${grass}, ${color.green} 16%)` });
export const seat = style({
  fill: `color-mix(in srgb, ${color.card} 75%, transparent)`,
  stroke: color.brandText,
  strokeOpacity: 0.75,
  strokeWidth: 2.4,
  strokeDasharray: '6 6',
});
export const plus = style({ fill: 'none', stroke: color.brandText, strokeWidth: 3.4, strokeLinecap: 'round' });
export const thread = style({ fill: 'none', strokeWidth: 3.6, strokeLinecap: 'round' });

export const body = style({ padding: '14px 16px 16px' });
export const headline = style({ color: color.brandText });
export const text = style({
  marginTop: 4,
  fontSize: rem(15),
  lineHeight: rem(22),
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  wordBreak: 'keep-all',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 0', margin: '14px -8px 0' });
export const wayPlace = style({ flex: '1 0 auto', display: 'grid' });
export const way = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '0 2px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
const tile = style({ display: 'grid', placeItems: 'center', width: 48, height: 48, borderRadius: radius.button });
export const tone = styleVariants({
  gold: [tile, { background: color.goldBg, color: color.gold }],
  brand: [tile, { background: color.light, color: color.brandText }],
  green: [tile, { background: color.greenBg, color: color.green }],
  grey: [tile, { background: color.greyBg, color: color.grey }],
});
globalStyle(`${way}:active ${tile}`, { filter: 'brightness(.95)' });
