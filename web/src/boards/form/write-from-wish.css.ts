import { style } from '@vanilla-extract/css';
import { voice } from '../../ui/foundation/display.css';
import { rem } from '../../ui/foundation/rem';
import { color, radius } from '../../ui/foundation/tokens.css';

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  margin: '12px 16px 0',
  padding: '14px 16px 16px',
  borderRadius: radius.card,
  background: color.light,
  textAlign: 'center',
});

export const people = style({ display: 'flex', alignItems: 'flex-end', gap: 2, marginBottom: 2 });

export const title = style([voice, { color: color.brandText, wordBreak: 'keep-all' }]);
export const text = style({ fontSize: rem(15), lineHeight: rem(22), wordBreak: 'keep-all' });
