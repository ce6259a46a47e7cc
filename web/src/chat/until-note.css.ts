import { style } from '@vanilla-extract/css';
import { color } from '../ui/foundation/tokens.css';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // In the line of the words that may follow.
  verticalAlign: 'bottom',
  fontVariantNumeric: 'tabular-nums',
});
export const icon = style({ flex: 'none' });
export const hot = style([note, { color: color.redText, fontWeight: 700 }]);
