import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, ease, layer, radius } from '../../ui/foundation/tokens.css';
import { oneLine } from '../../ui/foundation/type.css';

const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 56,
  padding: '0 8px',
  transition: `background-color .2s ${ease}`,
});
export const clear = style([bar, { alignItems: 'flex-start', padding: '8px 12px 0' }]);
export const solid = style([
  bar,
  { background: color.header, color: '#fff', borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`, gap: 0 },
]);
/** What neighbours write stands in the text face: it has every syllable. */
export const title = style([
  oneLine,
  { flex: 1, minWidth: 0, paddingLeft: 4, fontSize: rem(18), lineHeight: rem(26), fontWeight: 700 },
]);
