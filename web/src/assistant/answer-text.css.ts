import { style } from '@vanilla-extract/css';
import { color } from '../ui/tokens.css';

export const line = style({ display: 'block' });
export const good = style({ display: 'flex', padding: '4px 0' });
export const number = style({
  flex: 'none',
  whiteSpace: 'pre',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: color.brandText,
});
export const reason = style({ display: 'block', color: color.sub, fontSize: 15, lineHeight: '22px' });
export const share = style({ whiteSpace: 'nowrap', color: color.brandText, fontWeight: 700 });
