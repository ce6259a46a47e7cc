import { style } from '@vanilla-extract/css';
import * as chip from '../../ui/control/chip.css';
import { sectionTitle } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

export const section = style({ flex: 1, display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 12px',
  padding: '16px 16px 10px',
});
export const filters = style({ display: 'flex', alignItems: 'center', gap: 6, marginLeft: 'auto' });
/** Part of the list, so that nothing moves when it comes. */
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  margin: '-10px 0 0',
  padding: '0 16px',
  color: color.sub,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const orderIcon = style({ color: color.brandText });
/** 모집중 where it cannot be switched off. */
export const locked = style([
  chip.off,
  chip.height.header,
  { background: color.light, color: color.brandText, boxShadow: 'none' },
]);
export const waiting = style({ padding: '0 16px' });
export const title = sectionTitle;
