import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const page = style({ display: 'grid', gap: 24, padding: '20px 16px 24px' });
export const top = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12, minWidth: 0 });
export const title = style([headline, { textAlign: 'center' }]);
export const legend = style({ marginBottom: 12, fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
export const aside = style({ marginLeft: 4, color: color.sub, fontSize: rem(14), fontWeight: 400 });
