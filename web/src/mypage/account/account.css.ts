import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius } from '../../ui/foundation/tokens.css';
import { PROVIDER_COLORS } from '../../ui/piece/login-links.css';

export const page = style({ ...stack(12), padding: '16px 16px 32px' });
export const heading = style({
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const words = style({ ...stack(2), flex: 1, minWidth: 0 });
export const name = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600 });
export const meta = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const here = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  padding: '6px 12px',
  borderRadius: radius.pill,
  background: color.greenBg,
  color: color.green,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
const pressed = style({
  flex: 'none',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.small,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const link = style([pressed, { background: color.light, color: color.brandText }]);
export const check = style([pressed, { background: color.brand, color: color.onBrand }]);
const tile = style({ display: 'grid', placeItems: 'center', flex: 'none', width: 36, height: 36, borderRadius: 10 });
export const mark = styleVariants({
  kakao: [tile, PROVIDER_COLORS.kakao],
  naver: [tile, PROVIDER_COLORS.naver],
  google: [tile, { ...PROVIDER_COLORS.google, boxShadow: `inset 0 0 0 1px ${color.line}` }],
});
export const code = style({ ...stack(12) });
export const message = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
  color: color.brandText,
  fontWeight: 600,
  textDecoration: 'underline',
});
export const action = style([pressed, { background: color.greyBg, color: color.grey }]);
