import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';

export const page = style({ flex: 1, display: 'flex', flexDirection: 'column', padding: '4px 16px 32px' });
export const top = style({ marginLeft: -12, height: 56, display: 'flex', alignItems: 'center', color: color.text });
export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '24px 0',
  textAlign: 'center',
});
export const friends = style({ display: 'flex', alignItems: 'flex-end', maxWidth: '100%', marginBottom: 12 });
/** They share what there is on a narrow phone. */
globalStyle(`${friends} > svg`, { flex: '0 1 auto', minWidth: 0, height: 'auto' });
export const accent = style({ fontStyle: 'normal', color: color.brandText });
export const lead = style({ color: color.sub, fontSize: rem(16), lineHeight: rem(24) });
/** In its place, so that nothing lies over the buttons it speaks of. */
export const failed = style([lead, { color: color.redText, fontWeight: 600 }]);
