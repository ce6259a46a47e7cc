import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color, desk, font, narrow } from '../ui/foundation/tokens.css';

export const hero = style({ display: 'flex', alignItems: 'center', gap: 14, marginBottom: 16 });
export const words = style({
  fontFamily: font.display,
  fontSize: rem(22),
  lineHeight: rem(30),
  '@media': { [desk]: { fontSize: rem(26), lineHeight: rem(34) } },
});
export const late = style({ display: 'inline-block', color: color.redText });
export const lateLine = style({ display: 'inline-flex', alignItems: 'center', gap: 4 });
export const icon = style({ color: color.sub });
export const end = style({ flex: 'none', display: 'grid', placeItems: 'center', width: 20 });
export const queue = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 72px 32px 16px',
  alignItems: 'center',
  gap: 8,
  minHeight: 54,
  borderBottom: `1px solid ${color.line}`,
});
export const two = style({ minWidth: 0 });
export const name = style({ fontSize: rem(14), fontWeight: 600 });
export const count = style({
  fontSize: rem(18),
  fontWeight: 800,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const phone = style({ '@media': { [desk]: { display: 'none' } } });
export const wide = style({ display: 'none', '@media': { [desk]: { display: 'block' } } });
export const waiting = style({ marginTop: 24 });
/** Beside the title, on a phone below it. */
export const beside = style({ '@media': { [narrow]: { display: 'block' } } });
export const tagCell = style({ flex: 'none', '@media': { [desk]: { width: 92 } } });
export const about = style({
  flex: 'none',
  width: 170,
  '@media': { [narrow]: { display: 'none' } },
});
export const amount = style({
  flex: 'none',
  width: 80,
  textAlign: 'right',
  '@media': { [narrow]: { width: 'auto' } },
});
export const age = style({ flex: 'none', textAlign: 'right', '@media': { [desk]: { width: 76 } } });
export const part = style({
  paddingBottom: 16,
  marginBottom: 16,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const decided = style({ display: 'flex', gap: 10, alignItems: 'center', padding: '8px 0' });
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 12,
  background: color.pale,
});
