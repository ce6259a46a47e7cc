import { style } from '@vanilla-extract/css';
import { hero } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color, shadow, wide } from '../ui/foundation/tokens.css';
import { lowWindow, nameSize } from './start-name.css';

/** Width and height of the scenes (see `art/slides.mjs`), and how tall one is on a phone as wide as it was drawn for. */
export const SCENE = { width: 1240, height: 830 };
const HEIGHT_BY_WIDTH = 1.038;
/** Title, line, dots and button. */
const BELOW = '18rem';

export const page = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  vars: { '--across': '100vw', '--name': `calc(${nameSize} * 1.72 + 3.25rem)` },
  '@media': {
    [wide]: { vars: { '--across': 'clamp(420px, 50vw, 560px)' } },
    [lowWindow]: { vars: { '--name': `calc(${nameSize} * 1.72)` } },
  },
});
export const show = style({ flex: 1, minWidth: 0 });
export const slide = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' });
/** The sky ends behind the hill, whose lower edge is the page. */
export const scene = style({
  position: 'relative',
  alignSelf: 'stretch',
  height: `max(100dvh - ${BELOW}, var(--across) / 1.5)`,
  overflow: 'hidden',
  background: `linear-gradient(${color.sky}, ${color.skyLow}) no-repeat`,
  backgroundSize: '100% 84%',
});
export const art = style({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  width: 'auto',
  maxWidth: 'none',
  height: `max(min(var(--across) * ${HEIGHT_BY_WIDTH}, 100dvh - ${BELOW} - var(--name)), var(--across) / 1.49)`,
  aspectRatio: `${SCENE.width} / ${SCENE.height}`,
  transform: 'translateX(-50%)',
  filter: shadow.pictureFilter,
});
export const instead = style([art, { display: 'grid', placeItems: 'center' }]);
export const title = style([
  hero,
  { padding: '0 16px', fontSize: 'clamp(1.625rem, 8vw, 2rem)', lineHeight: 1.25, wordBreak: 'keep-all' },
]);
export const accent = style({ fontStyle: 'normal', color: color.brandText });
export const words = style({
  minHeight: rem(24),
  padding: '6px 16px 0',
  color: color.sub,
  fontSize: rem(16),
  lineHeight: rem(24),
  wordBreak: 'keep-all',
});
export const action = style({ display: 'grid', padding: '4px 16px calc(8px + env(safe-area-inset-bottom))' });
export const look = style({ minHeight: 48, color: color.brandText, fontSize: rem(16), fontWeight: 700 });
/** Below the first window: the scene keeps its height. */
export const foot = style({ padding: '20px 16px calc(16px + env(safe-area-inset-bottom))' });
