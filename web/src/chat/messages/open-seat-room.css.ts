import { style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';

/** As high as the card before its code is here: the words and ways, and before them the picture. */
export const roomForCard = style({
  padding: `0 17.5px calc(${rem(88)} + 117px) 65.5px`,
  selectors: {
    '&::before': { content: '', display: 'block', maxWidth: 417, aspectRatio: '326 / 132' },
  },
});
