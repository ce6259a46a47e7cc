import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, layer, radius } from '../../ui/foundation/tokens.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  padding: '8px 4px 12px',
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  background: color.header,
  color: '#fff',
});
export const box = style({ flex: 1, minWidth: 0 });
export const close = style({ minWidth: 56, minHeight: 44, fontSize: rem(16), fontWeight: 600 });
export const results = style({ display: 'flex', flexDirection: 'column', flex: 1 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '12px 16px 10px',
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginLeft: 'auto' });
export const open = style({ margin: '0 16px 12px' });
export const count = style({ minWidth: 0, color: color.sub, overflowWrap: 'anywhere' });
export const keyword = style({ color: color.brandText });
