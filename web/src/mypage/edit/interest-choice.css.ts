import { style } from '@vanilla-extract/css';
import { label } from '../../ui/field/field.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';
import { hidden } from '../../ui/foundation/type.css';

export const legend = style([label, { padding: 0 }]);
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 });
export const radio = style([hidden, { margin: 0 }]);
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexGrow: 1,
  minHeight: 44,
  padding: '0 8px',
  borderRadius: radius.pill,
  background: color.greyBg,
  color: color.sub,
  fontSize: rem(15),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.brand, color: color.onBrand },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
  },
});
export const hint = style({ margin: '6px 4px 0', color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
