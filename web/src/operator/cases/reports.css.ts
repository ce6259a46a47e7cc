import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color, desk, fingers } from '../../ui/foundation/tokens.css';

export const list = style({
  '@media': { [desk]: { flex: 'none', width: 300, borderRight: `1px solid ${color.line}`, overflowY: 'auto' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '12px 16px',
  borderBottom: `1px solid ${color.line}`,
});
export const chip = style({
  ...fingers,
  padding: '4px 8px',
  borderRadius: 99,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  fontSize: rem(12),
  fontWeight: 600,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.light,
      color: color.brandText,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
    },
  },
});
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: '16px',
  '@media': { [desk]: { padding: '16px 24px 0', overflowY: 'auto' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const title = style({ fontSize: rem(18), lineHeight: rem(24), fontWeight: 700 });
export const quote = style({ margin: '8px 0 0', fontSize: rem(14), lineHeight: rem(22) });
export const when = style({ margin: '12px 0 8px' });
export const said = style({ display: 'flex', gap: 10, padding: '6px 12px', borderRadius: 10 });
export const reported = style([said, { background: color.redBg, boxShadow: `inset 4px 0 0 ${color.red}` }]);
export const text = style({ fontSize: rem(14), lineHeight: rem(22), overflowWrap: 'anywhere' });
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  marginTop: 'auto',
  borderTop: `1px solid ${color.line}`,
});
export const person = style({
  display: 'block',
  padding: '12px 0',
  selectors: {
    '& + &': { paddingLeft: 16, borderLeft: `1px solid ${color.line}` },
    '&:first-child': { paddingRight: 12 },
  },
});
export const who = style({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 });
export const board = style({
  marginTop: 12,
  display: 'grid',
  gap: 8,
  padding: 14,
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});
export const undo = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
export const danger = style({ color: color.redText });
export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 6, paddingLeft: 40 });
export const thing = style({ maxWidth: '45%' });
export const photo = style({ maxWidth: '100%', maxHeight: 360, borderRadius: 10, objectFit: 'contain' });
export const covered = style({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 10,
  background: color.greyBg,
  color: color.faint,
});
