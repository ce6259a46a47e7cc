import { style } from '@vanilla-extract/css';
import { rem } from '../ui/foundation/rem';
import { color } from '../ui/foundation/tokens.css';
import { desk } from './look.css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBottom: 14,
  borderBottom: `1px solid ${color.line}`,
});
export const cover = style({
  flex: 'none',
  width: 52,
  height: 52,
  borderRadius: 12,
  objectFit: 'cover',
  background: color.tile,
});
export const title = style({ fontSize: rem(18), lineHeight: rem(24), fontWeight: 700 });
export const halves = style({ '@media': { [desk]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } });
export const half = style({
  minWidth: 0,
  padding: '14px 0',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [desk]: {
      selectors: {
        '&:nth-child(odd)': { paddingRight: 20 },
        '&:nth-child(even)': { paddingLeft: 20, borderLeft: `1px solid ${color.line}` },
      },
    },
  },
  selectors: { '&[data-hidden="true"]': { '@media': { 'screen and (max-width: 1023px)': { display: 'none' } } } },
});
export const said = style({ margin: '10px 0', fontSize: rem(14), lineHeight: rem(22), overflowWrap: 'anywhere' });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const photo = style({ width: 88, height: 88, borderRadius: 10, objectFit: 'cover' });
export const line = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 34,
  borderBottom: `1px solid ${color.line}`,
});
export const odd = style([line, { color: color.redText, fontWeight: 700 }]);
export const talk = style({ display: 'flex', gap: 10, padding: '5px 0' });
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  margin: '0 -16px',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [desk]: { display: 'none' } },
});
export const tab = style({
  minHeight: 44,
  color: color.sub,
  fontWeight: 600,
  selectors: { '&[aria-pressed="true"]': { color: color.brandText, boxShadow: `inset 0 -2px 0 ${color.brand}` } },
});
export const dots = style({ display: 'block', width: '100%', height: 40, overflow: 'visible' });
export const slider = style({ width: '100%', accentColor: color.brand });
export const who = style({ display: 'flex', flex: 1, alignItems: 'center', gap: 8, minWidth: 0 });
