import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const panel = style({
  display: 'grid',
  gap: 12,
  margin: '12px 16px 0',
  padding: 14,
  borderRadius: radius.hero,
  background: color.light,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const face = style({ flex: 'none', display: 'grid' });
export const title = style([voice, { display: 'block', color: color.brandText, wordBreak: 'keep-all' }]);
export const text = style({ fontSize: rem(15), lineHeight: rem(22) });
const line = style({ minHeight: 52, padding: '10px 12px', borderRadius: radius.button, background: color.card });
export const tick = style([
  line,
  { display: 'flex', alignItems: 'center', gap: 12, fontSize: rem(15), lineHeight: rem(20), cursor: 'pointer' },
]);
/** Under the name, by itself. */
export const tickAlone = style([tick, { background: color.light }]);
export const told = style([line, { color: color.sub, fontSize: rem(14), lineHeight: rem(20) }]);
