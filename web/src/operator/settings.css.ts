import { style } from '@vanilla-extract/css';
import { stack } from '../ui/foundation/stack';
import { color } from '../ui/foundation/tokens.css';

/** A line of words is no wider on a desk than where it is read. */
export const group = style({
  ...stack(14),
  maxWidth: 520,
  padding: '20px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
