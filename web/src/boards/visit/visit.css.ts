import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, size } from '../../ui/foundation/tokens.css';
import { address as homeAddress } from '../home/home-header.css';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 8,
});
export const address = style([homeAddress, { maxWidth: 'none', minWidth: 0, color: 'inherit' }]);
export const login = style({
  flex: 'none',
  minHeight: size.target,
  padding: '0 16px',
  borderRadius: radius.pill,
  background: '#fff',
  color: color.brand,
  fontSize: rem(15),
  fontWeight: 700,
  // On the header, which is dark in both themes.
  selectors: { '&:focus-visible': { outlineColor: '#fff' } },
});
export const welcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '16px 16px 0',
  padding: '8px 4px 8px 12px',
  borderRadius: radius.card,
  background: color.light,
});
export const mascot = style({ flex: 'none' });
export const words = style({ flex: 1, minWidth: 0 });
export const hello = style([voice, { wordBreak: 'keep-all' }]);
export const note = style({ color: color.sub, fontSize: rem(14), lineHeight: rem(20), wordBreak: 'keep-all' });
export const mapLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: size.target,
  padding: '0 12px',
  borderRadius: radius.pill,
  color: color.brandText,
  fontSize: rem(15),
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const title = style({ wordBreak: 'keep-all' });
