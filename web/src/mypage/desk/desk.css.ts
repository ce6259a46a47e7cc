import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { stack } from '../../ui/foundation/stack';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const desk = style({ ...stack(12), padding: '20px 16px 0' });
export const title = style({ marginBottom: 12 });
export const number = style({ color: color.brandText });
export const tasks = style({
  padding: '4px 12px 4px 14px',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.cardEdge,
});
export const task = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 84,
  padding: '10px 0',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      top: 0,
      left: 60,
      right: 0,
      height: 1,
      background: color.line,
    },
  },
});
export const words = style({ ...stack(1), minWidth: 0, wordBreak: 'keep-all', overflowWrap: 'anywhere' });
export const what = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const name = style({ color: color.sub, fontSize: rem(13), lineHeight: rem(18) });
const clockLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: color.sub,
});
export const clock = styleVariants({
  calm: [clockLine],
  runs: [clockLine, { color: color.brandText, fontWeight: 700 }],
  hot: [clockLine, { color: color.redText, fontWeight: 700 }],
});
export const clockIcon = style({ flex: 'none' });
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  maxWidth: 128,
  padding: '4px 14px',
  borderRadius: radius.small,
  background: color.light,
  color: color.brandText,
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  wordBreak: 'keep-all',
});
export const firstButton = style([button, { background: color.brand, color: color.onBrand }]);
export const payable = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '8px 8px 8px 14px',
  borderRadius: radius.card,
  background: color.greenBg,
});
export const payableIcon = style({ flex: 'none', color: color.green });
export const payableWords = style({ flex: 1, minWidth: 0, wordBreak: 'keep-all' });
export const sum = style({ color: color.green, fontVariantNumeric: 'tabular-nums' });
export const payableButton = style([button, { flex: 'none', background: color.card, color: color.green }]);
export const drafts = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 52,
  padding: '8px 12px 8px 16px',
  borderRadius: radius.card,
  background: color.canvas,
  textAlign: 'left',
});
export const draftsIcon = style({ flex: 'none', color: color.sub });
export const draftsWords = style({ flex: 1, fontWeight: 600 });
export const draftsNumber = style({ color: color.brandText, fontWeight: 700 });
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  marginTop: 4,
  marginBottom: -4,
});
export const regulars = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 12px 0 10px',
  borderRadius: radius.pill,
  background: color.pinkBg,
  color: color.pink,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 52,
  padding: '4px 4px 4px 16px',
  borderRadius: radius.card,
  background: color.greyBg,
  color: color.grey,
});
export const retry = style({ minWidth: 60, minHeight: 44, padding: '0 14px', color: color.brandText, fontWeight: 700 });
export const waiting = style({ ...stack(12), padding: '20px 16px 0' });
export const lines = style(stack(4));
export const line = style({ display: 'flex', alignItems: 'center', gap: 4, minHeight: 68 });
export const lineLink = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 12, minHeight: 68 });
export const lineWords = style({ flex: 1, minWidth: 0 });
export const lineName = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });
export const lineWhen = style({ display: 'block', color: color.sub, fontSize: rem(14), lineHeight: rem(20) });

/** Below the desk: smaller pictures, since each card has a foot. */
export const cards = style({ vars: { '--card-picture': '104px' } });
