import { style } from '@vanilla-extract/css';
import { color, radius, shadow } from '../../ui/foundation/tokens.css';

export const card = style({
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
  overflow: 'hidden',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
