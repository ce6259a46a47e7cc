import { style } from '@vanilla-extract/css';
import { color } from '../ui/tokens.css';

/** The header reaches down behind the profile card. */
export const hood = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: 0,
      left: 0,
      right: 0,
      top: '100%',
      height: 108,
      borderRadius: '0 0 20px 20px',
      background: color.header,
    },
  },
});
export const page = style({ position: 'relative', zIndex: 1, display: 'grid', gap: 12, padding: '8px 16px 24px' });
