import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, layer, radius, shadow } from '../../ui/foundation/tokens.css';
import { oneLine } from '../../ui/foundation/type.css';

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  right: 0,
  zIndex: layer.header,
  maxHeight: '60dvh',
  overflowY: 'auto',
  padding: '8px 16px 14px',
  borderRadius: radius.card,
  background: color.card,
  color: color.text,
  boxShadow: shadow.float,
});
export const head = style({ display: 'flex', alignItems: 'center', minHeight: 44 });
export const title = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const all = style({
  minHeight: 44,
  marginLeft: 'auto',
  padding: '0 4px',
  color: color.sub,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 6px' });
const pill = style({ display: 'inline-flex', maxWidth: '100%', borderRadius: radius.pill });
export const recent = style([pill, { background: color.greyBg }]);
export const wanted = style([pill, { background: color.light, color: color.brandText }]);
export const word = style({
  minWidth: 44,
  minHeight: 44,
  padding: '0 14px',
  overflow: 'hidden',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  selectors: { [`${recent} &`]: { paddingRight: 0 } },
});
export const text = style([oneLine, { display: 'block' }]);
export const forget = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  minHeight: 44,
  color: color.sub,
});
