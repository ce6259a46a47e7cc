import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color, radius } from '../ui/foundation/tokens.css';
import { hidden } from '../ui/foundation/type.css';

export const fields = style(stack(20));
export const given = style({ color: color.faint });
export const radio = style([hidden, { margin: 0 }]);

export const genders = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
export const gender = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 52,
  borderRadius: radius.field,
  background: color.field,
  fontWeight: 600,
  fontSize: rem(16),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.light, color: color.brandText, boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 2 },
    '&:has(:checked)::before': { content: '✓', position: 'absolute', left: 16, fontWeight: 800 },
  },
});

export const avatars = style({ display: 'flex', justifyContent: 'center', gap: 'clamp(5px, 10vw - 27px, 12px)' });
export const avatar = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: 4,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 3px ${color.brand}` },
    '&:has(:focus-visible)': { outline: `3px solid ${color.brandText}`, outlineOffset: 4 },
  },
});
