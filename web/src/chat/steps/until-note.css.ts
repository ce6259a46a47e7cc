import { style } from '@vanilla-extract/css';
import { color } from '../../ui/foundation/tokens.css';

/** A part of the line: a box of its own would let the dot after it begin the next one. */
export const note = style({ fontVariantNumeric: 'tabular-nums' });
export const icon = style({ display: 'inline-block', marginRight: 4, verticalAlign: -2 });
export const hot = style([note, { color: color.redText, fontWeight: 700 }]);
