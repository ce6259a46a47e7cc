import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, font } from '../ui/foundation/tokens.css';

export const heading = style({
  padding: '16px 16px 8px',
  fontFamily: font.display,
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 400,
});
/** The number beside a heading. */
export const number = style({ fontStyle: 'normal', color: color.brandText });
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '12px 16px' });
const tint = styleVariants({
  brand: { background: color.light, color: color.brandText },
  green: { background: color.greenBg, color: color.green },
  gold: { background: color.goldBg, color: color.gold },
  red: { background: color.redBg, color: color.redText },
  pink: { background: color.pinkBg, color: color.pink },
  blue: { background: color.blueBg, color: color.blue },
  grey: { background: color.greyBg, color: color.grey },
});
export const tone = tint;
export const mark = style({ position: 'relative', flex: 'none', width: 48, height: 48 });
export const tile = style({ display: 'grid', placeItems: 'center', width: 48, height: 48, borderRadius: 14 });
/** What a row lies on, where that is not the page. */
export const ground = createVar();
/** At the foot of the picture; the ring is the ground of the row. */
export const disc = style({
  position: 'absolute',
  right: -5,
  bottom: -5,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${fallbackVar(ground, color.bg)}`,
});
export const shapes = style({ flex: 1, minWidth: 0, display: 'grid', gap: 8, paddingTop: 3 });
export const kept = style({
  padding: '12px 16px 28px',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.faint,
  textAlign: 'center',
});
export const all = style({
  minHeight: 44,
  padding: '0 12px',
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
  color: 'inherit',
});

/** Without a network: what is shown was read before. */
export const seenBefore = style({ padding: '12px 16px 0', fontSize: rem(14), lineHeight: rem(20), color: color.sub });
