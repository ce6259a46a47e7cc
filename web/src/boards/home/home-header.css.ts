import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, layer, radius } from '../../ui/foundation/tokens.css';
import { oneLine } from '../../ui/foundation/type.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  padding: '8px 16px 16px',
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  background: color.header,
  color: '#fff',
});
export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  maxWidth: 'calc(100% - 56px)',
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 700,
  // The narrower phones, too, show a street with its number.
  '@media': { 'screen and (max-width: 374px)': { gap: 4, fontSize: rem(16) } },
});
export const words = style([oneLine, { minWidth: 0 }]);
