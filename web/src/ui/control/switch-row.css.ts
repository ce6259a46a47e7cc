import { style } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { color, ease } from '../foundation/tokens.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '12px 16px',
  textAlign: 'left',
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 600, textWrap: 'balance' });
export const text = style({ fontSize: rem(13), lineHeight: rem(18), color: color.sub });
export const track = style({
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 32,
  borderRadius: 16,
  background: color.off,
  transition: `background-color .15s ${ease}`,
  selectors: {
    '[aria-checked="true"] > &': { background: color.brand },
    // The check: not only the colour says that it is on.
    '[aria-checked="true"] > &::before': {
      content: '',
      position: 'absolute',
      left: 9,
      top: 10,
      width: 10,
      height: 6,
      borderStyle: 'solid',
      borderColor: '#fff',
      borderWidth: '0 0 2.2px 2.2px',
      transform: 'rotate(-45deg)',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      left: 3,
      top: 3,
      width: 26,
      height: 26,
      borderRadius: '50%',
      background: '#fff',
      boxShadow: '0 1px 3px rgb(20 18 38 / .28)',
      transition: `transform .15s ${ease}`,
    },
    '[aria-checked="true"] > &::after': { transform: 'translateX(20px)' },
  },
});
