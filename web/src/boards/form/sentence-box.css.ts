import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, layer, radius, size } from '../../ui/foundation/tokens.css';

export const panel = style({
  display: 'grid',
  gap: 10,
  margin: '14px 16px 0',
  padding: 14,
  borderRadius: radius.hero,
  background: `linear-gradient(${color.sky}, ${color.skyLow})`,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const title = style([voice, { display: 'block' }]);
export const hint = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), wordBreak: 'keep-all' });
export const field = style({
  display: 'block',
  width: '100%',
  minHeight: 80,
  padding: '12px 14px',
  border: 0,
  borderRadius: radius.button,
  background: color.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  color: color.text,
  font: 'inherit',
  fontSize: rem(16),
  lineHeight: rem(24),
  maxHeight: 200,
  resize: 'none',
  fieldSizing: 'content',
  '::placeholder': { color: color.sub, opacity: 1 },
});
export const said = style({ color: color.text, fontSize: rem(14), lineHeight: rem(20), wordBreak: 'keep-all' });
export const again = style({ minWidth: 44, minHeight: 44, color: color.brandText, fontSize: rem(15), fontWeight: 700 });
export const or = style({
  padding: '14px 16px 0',
  textAlign: 'center',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const tile = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 96,
  padding: '8px 12px',
  borderRadius: radius.picture,
  background: color.light,
  textAlign: 'left',
});
export const tileWords = style({ flex: 1, minWidth: 0 });
export const tileTitle = style({
  display: 'block',
  color: color.brandText,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
  wordBreak: 'keep-all',
});
export const tileHint = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginTop: 2,
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const spark = style({
  flex: 'none',
  color: color.brandText,
  '@container': { '(max-width: 130px)': { display: 'none' } },
});
/** Stays in sight while the fields are looked through; the button that posts is never in its place. */
export const band = style({
  position: 'sticky',
  top: size.appBar + 8,
  zIndex: layer.header - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  margin: '10px 16px 0',
  padding: '8px 8px 8px 14px',
  borderRadius: radius.card,
  background: color.light,
});
export const words = style({ flex: 1, minWidth: 0, fontSize: rem(14), lineHeight: rem(20), wordBreak: 'keep-all' });
export const read = style({ display: 'block', color: color.brandText });
export const dropped = style({ display: 'block', color: color.sub });
export const drawn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '-20px 0 -14px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const replace = style({ minHeight: 44, color: color.brandText, fontSize: rem(14), fontWeight: 700 });
