import { style } from '@vanilla-extract/css';
import { headline } from '../ui/foundation/display.css';
import { rem } from '../ui/foundation/rem';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

export const panel = style({ ...stack(10) });
export const lead = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const title = style([headline, { fontSize: rem(26), lineHeight: rem(34) }]);
export const text = style({ color: color.sub, wordBreak: 'keep-all', whiteSpace: 'pre-line' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
  margin: '10px 0 2px',
});
export const answered = style({ fontSize: rem(16), lineHeight: rem(24), fontWeight: 700 });
export const accent = style({ fontStyle: 'normal', color: color.brandText });
export const until = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
export const waits = style({ display: 'flex', alignItems: 'center', gap: 8, color: color.sub });
export const awaited = style({ color: color.text, fontWeight: 700 });
export const nobodyForced = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
