import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const hint = style({ marginTop: 4, color: color.sub, fontSize: rem(15), lineHeight: rem(21) });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  margin: '16px 0',
  borderRadius: radius.card,
  background: color.field,
  boxShadow: `0 0 0 1px ${color.line}, 0 8px 24px rgb(60 50 140 / 12%)`,
});
/** White in the dark, too: cameras look for dark modules on a light ground. */
export const qr = style({
  width: 'min(240px, 62vw)',
  aspectRatio: '1',
  margin: '16px auto',
  padding: 8,
  borderRadius: radius.card,
  background: '#fff',
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
/** Kakao's own two colours, the same in the dark. */
export const kakao = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  minHeight: 56,
  borderRadius: radius.button,
  background: '#fee500',
  color: '#191600',
  fontSize: rem(17),
  fontWeight: 700,
});
export const ways = style({ display: 'flex', marginTop: 20, paddingBottom: 8 });
export const place = style({ flex: 1, display: 'grid', justifyItems: 'center' });
export const way = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  minWidth: 72,
  color: color.text,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: 18,
  background: color.light,
  color: color.brandText,
});
