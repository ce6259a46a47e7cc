import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import * as participants from './participants.css';

export const button = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 48,
  borderRadius: 22,
});
/** Between the members and the menu. */
export const muted = style({ flex: 'none', margin: '0 -6px 0 -2px' });
export const panel = style([participants.panel, { width: 'auto', minWidth: 180, padding: 8 }]);
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '4px 12px',
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 600,
  textAlign: 'left',
});
