import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0 24px',
});
export const name = style({ fontSize: rem(20), lineHeight: rem(28), fontWeight: 700 });
export const gauges = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: '100%' });
export const none = style({ padding: '8px 0', color: color.sub });
