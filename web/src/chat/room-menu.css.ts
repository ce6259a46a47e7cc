import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
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
/** Beside the title, before the members. */
export const muted = style({ position: 'absolute', right: 36, top: 2, opacity: 0.9 });
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
