import { style } from '@vanilla-extract/css';
import { color, radius } from '../ui/foundation/tokens.css';

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 16px 24px',
  selectors: {
    /** The purple of the header reaches down behind the profile card. */
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: -1,
      height: 108,
      borderRadius: `0 0 ${radius.hero}px ${radius.hero}px`,
      background: color.header,
    },
  },
});
/** Under the card, as wide as it: the purple band stays whole. */
export const turn = style({ margin: '-12px -16px 0', selectors: { '&:empty': { display: 'none' } } });
