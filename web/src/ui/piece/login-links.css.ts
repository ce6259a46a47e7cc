import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../foundation/rem';
import { stack } from '../foundation/stack';
import { radius } from '../foundation/tokens.css';

export const providers = style(stack(12));

const button = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 56,
  borderRadius: radius.button,
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 700,
});
/** The providers' own colours, the same in the dark. White words on Naver's green could not be read. */
export const PROVIDER_COLORS = {
  kakao: { background: '#fee500', color: '#191600' },
  naver: { background: '#03c75a', color: '#04200f' },
  google: { background: '#ffffff', color: '#1f2030' },
};
const { kakao, naver, google } = PROVIDER_COLORS;
export const provider = styleVariants({
  kakao: [button, kakao],
  naver: [button, naver],
  google: [button, { ...google, boxShadow: 'inset 0 0 0 1px #747775' }],
});
