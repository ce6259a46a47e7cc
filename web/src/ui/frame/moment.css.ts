import { keyframes, style } from '@vanilla-extract/css';
import { hero } from '../foundation/display.css';
import { rem } from '../foundation/rem';
import { color, columnWidth, ease } from '../foundation/tokens.css';

/** A phone that cannot show creatures, words, card and buttons one below the other. */
const low = '(max-height: 700px)';
/** One that can when the creatures stand a little closer. */
const middling = '(min-height: 700.02px) and (max-height: 820px)';
const appear = keyframes({ from: { opacity: 0 } });

export const page = style({
  margin: '0 auto',
  width: columnWidth,
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  overflowY: 'auto',
  background: `linear-gradient(${color.pale}, ${color.bg} 55%)`,
  color: color.text,
  animation: `${appear} .25s ${ease}`,
  '::backdrop': { background: color.canvas },
});
export const stage = style({ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100%' });
/** No lower than the words, whatever the width of the column. */
export const confetti = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  width: 'min(100%, 52dvh)',
  marginInline: 'auto',
  pointerEvents: 'none',
});
export const close = style({ position: 'relative', padding: 'calc(6px + env(safe-area-inset-top)) 6px 0' });
export const bundle = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  // On a short phone the creatures shrink before the words have to be scrolled to.
  height: 'clamp(96px, 26dvh, 216px)',
  marginTop: 'clamp(0px, 3dvh, 40px)',
  '@media': { [low]: { height: '15dvh', marginTop: -20 }, [middling]: { height: '24dvh', marginTop: -8 } },
});
const creature = style({ height: 'auto', flex: 'none' });
export const middle = style([
  creature,
  {
    width: 'min(clamp(96px, 24dvh, 188px), 48vw)',
    margin: '0 -14px',
    '@media': { [low]: { width: '14dvh' }, [middling]: { width: '21dvh' } },
  },
]);
export const beside = style([
  creature,
  {
    width: 'min(clamp(56px, 14dvh, 108px), 28vw)',
    '@media': { [low]: { width: '9dvh' }, [middling]: { width: '12.5dvh' } },
  },
]);
export const words = style({
  position: 'relative',
  padding: 'clamp(12px, 3dvh, 28px) 24px 0',
  textAlign: 'center',
  '@media': { [low]: { paddingTop: 4 }, [middling]: { paddingTop: 12 } },
});
export const title = style([hero, { color: color.brandText, fontSize: rem(36), lineHeight: rem(46) }]);
export const text = style({
  marginTop: 8,
  fontSize: rem(16),
  lineHeight: rem(24),
  whiteSpace: 'pre-line',
  textWrap: 'balance',
});
export const content = style({
  position: 'relative',
  flex: 1,
  padding: 'clamp(16px, 3dvh, 32px) 16px 24px',
  '@media': { [low]: { paddingBlock: 12 }, [middling]: { paddingBlock: 16 } },
});
export const ways = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
  background: color.bg,
});
