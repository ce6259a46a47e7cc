import { style } from '@vanilla-extract/css';
import { color, desk, layer } from '../../ui/foundation/tokens.css';

export const side = style({
  padding: '16px',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [desk]: {
      flex: 'none',
      width: 320,
      padding: '16px 20px',
      borderTop: 0,
      borderLeft: `1px solid ${color.line}`,
      overflowY: 'auto',
    },
  },
});
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.bar,
  display: 'grid',
  gap: 10,
  padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
  background: color.bg,
  boxShadow: `0 -1px 0 ${color.line}`,
});
