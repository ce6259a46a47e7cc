import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, radius, size } from '../../ui/foundation/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  margin: '14px -16px -16px',
  padding: '8px 16px',
  borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
  background: color.light,
});
globalStyle(`${bar} > button, ${bar} > a`, {
  minHeight: size.target,
  padding: '8px 16px',
  borderRadius: radius.button,
});
export const alarmingBar = style([bar, { background: color.redBg }]);
export const words = style({ flex: 1, minWidth: 0 });
export const what = style({ fontSize: rem(15), lineHeight: rem(20), wordBreak: 'keep-all' });
export const alarming = style([what, { fontWeight: 700 }]);
export const amount = style({
  fontStyle: 'normal',
  fontSize: rem(16),
  fontWeight: 800,
  color: color.brandText,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** With the keyboard open only the step itself stays. */
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
  wordBreak: 'keep-all',
  '@media': { '(max-height: 540px)': { display: 'none' } },
});
