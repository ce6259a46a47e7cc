import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius, shadow } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const head = style({ display: 'flex', alignItems: 'center', gap: 14, paddingTop: 6 });
export const icon = style({ flex: 'none', borderRadius: radius.hero });
export const lead = style({ marginTop: 2, color: color.sub, fontSize: rem(15), lineHeight: rem(20) });
export const inApp = style({
  marginTop: 14,
  padding: '10px 14px',
  borderRadius: radius.button,
  background: color.redBg,
  color: color.redText,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const phones = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  marginTop: 14,
  padding: 4,
  borderRadius: radius.card,
  background: color.field,
});
export const radio = style([hidden, { margin: 0 }]);
export const phone = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: radius.small,
  color: color.sub,
  fontSize: rem(15),
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.card, color: color.brandText, boxShadow: shadow.card },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
  },
});
export const steps = style({ display: 'grid', gap: 14, margin: '16px 0 18px' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '110px 22px 1fr',
  alignItems: 'center',
  columnGap: 8,
});
export const art = style({
  borderRadius: radius.card,
  background: `linear-gradient(160deg, ${color.light}, ${color.pale})`,
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  background: color.brand,
  color: color.onBrand,
  fontSize: rem(13),
  fontWeight: 700,
});
export const words = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const hint = style({ display: 'block', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const later = style({ width: '100%', minHeight: 44, marginTop: 4, color: color.sub, fontWeight: 600 });
export const frame = style({ fill: color.text });
export const paper = style({ fill: color.card });
export const bar = style({ fill: color.field });
export const line = style({ fill: color.line });
export const strong = style({ fill: color.starOff });
export const chosen = style({ fill: color.brand });
export const onChosen = style({ fill: color.onBrand });
export const ground = style({ fill: color.mid });
export const app = style({ fill: color.card, opacity: 0.75 });
export const tap = style({ fill: color.red, fillOpacity: 0.18, stroke: color.red, strokeWidth: 2.2 });
export const found = style({ fill: color.brand, fillOpacity: 0.18, stroke: color.brand, strokeWidth: 2.2 });
export const quiet = style({ color: color.edge });
export const blue = style({ color: color.follower });
export const dark = style({ color: color.text });
export const white = style({ color: color.onBrand });
