import { style } from '@vanilla-extract/css';
import { voice } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { radius, shadow } from '../ui/foundation/tokens.css';

export const frame = style({ padding: '16px 16px 4px' });
export const slide = style({
  position: 'relative',
  aspectRatio: '358 / 148',
  width: '100%',
  // Large type makes it higher, not fuller.
  minHeight: rem(134),
  maxHeight: 280,
  borderRadius: radius.hero,
  overflow: 'hidden',
});
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 92%',
  filter: shadow.pictureFilter,
});
/** The pictures are light in both themes, so the words on them are always dark. */
export const words = style({ position: 'absolute', left: 48, top: '14%', color: '#1f2030' });
export const saying = style([voice, { fontSize: 'clamp(1rem, 4.9vw, 1.625rem)', lineHeight: 1.36 }]);
export const kicker = style({
  marginBottom: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: '#3d3a63',
});
export const line = style({ display: 'block' });
