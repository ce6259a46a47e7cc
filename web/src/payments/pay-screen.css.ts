import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color, radius } from '../ui/foundation/tokens.css';

export const page = style({ display: 'flex', flexDirection: 'column', padding: '18px 16px 32px' });
export const title = style([headline]);
export const lead = style({ marginTop: 4, marginBottom: 20, color: color.sub });
export const rows = style({ marginTop: 16 });
export const remainder = style({
  margin: '12px 0 4px',
  padding: '12px 16px',
  borderRadius: radius.field,
  background: color.pale,
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
