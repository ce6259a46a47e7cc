import { style } from '@vanilla-extract/css';
import { color, layer, radius, size } from '../foundation/tokens.css';

const paddingTop = 'env(safe-area-inset-top)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  paddingTop,
  background: color.header,
  color: color.onHeader,
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
});
export const square = style([header, { borderRadius: 0 }]);
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) 1fr minmax(96px, auto)',
  alignItems: 'center',
  minHeight: size.appBar,
  padding: '0 4px',
});
/** With nothing beside it the title has all the room. */
export const titleBar = style([bar, { gridTemplateColumns: '0 1fr 0', padding: '0 16px' }]);
export const leftBar = style({ display: 'flex', alignItems: 'center', minHeight: size.appBar, padding: '0 4px' });
export const start = style({ display: 'flex', justifyContent: 'flex-start' });
export const end = style({ display: 'flex', justifyContent: 'flex-end', gap: 0 });
export const title = style({ textAlign: 'center', minWidth: 0 });
export const leftTitle = style({ flex: 1, minWidth: 0, paddingLeft: 4 });
export const firstTitle = style([leftTitle, { paddingLeft: 12 }]);
export const below = style({ padding: '0 16px 16px' });
