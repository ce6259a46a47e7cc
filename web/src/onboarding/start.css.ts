import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, shadow } from '../ui/foundation/tokens.css';
import { hero } from '../ui/foundation/type.css';

export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  background: `linear-gradient(${color.light}, ${color.bg} 52dvh)`,
});
/** Fills the space above the button, so that the button is always visible. */
export const show = style({ ...stack(), flex: 1, alignContent: 'space-evenly', minWidth: 0 });
export const slide = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // On a tall phone the dots go with the button rather than with the words.
  padding: '0 16px clamp(0px, 10dvh - 64px, 32px)',
  textAlign: 'center',
});
export const art = style({
  width: 'min(100%, 50dvh, 100dvh - 312px)',
  height: 'auto',
  aspectRatio: '1',
  filter: shadow.pictureFilter,
});
export const instead = style([art, { display: 'grid', placeItems: 'center' }]);
export const title = style([hero, { marginTop: 'clamp(8px, 3dvh, 32px)', fontSize: 'clamp(1.625rem, 8vw, 2rem)' }]);
export const accent = style({ fontStyle: 'normal', color: color.brandText });
export const words = style({
  marginTop: 12,
  color: color.sub,
  fontSize: rem(16),
  lineHeight: rem(24),
  whiteSpace: 'pre-line',
});
export const action = style({ display: 'grid', padding: '16px 16px calc(24px + env(safe-area-inset-bottom))' });
