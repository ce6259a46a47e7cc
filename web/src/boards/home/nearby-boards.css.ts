import { style } from '@vanilla-extract/css';
import { sectionTitle } from '../../ui/foundation/display.css';

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
export const waiting = style({ padding: '0 16px' });
export const title = sectionTitle;
