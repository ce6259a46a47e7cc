import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../ui/foundation/rem';
import { color } from '../../ui/foundation/tokens.css';

/** What a workplace needs beside the product's own colours. */
export const line2 = createVar();
export const sel = createVar();
export const c1 = createVar();
export const c1s = createVar();
export const c2 = createVar();
export const c2s = createVar();
export const c0 = createVar();

const day = {
  [line2]: '#dcdeea',
  [sel]: '#f6f7ff',
  [c1]: '#5849d0',
  [c1s]: '#a9a1f0',
  [c2]: '#9a5b00',
  [c2s]: '#f3c98b',
  [c0]: '#868aa3',
};
const night = {
  [line2]: '#3a3b4e',
  [sel]: '#1c1b2c',
  [c1]: '#9b8cff',
  [c1s]: '#4b4391',
  [c2]: '#f0b35a',
  [c2s]: '#6b4c1c',
  [c0]: '#7c7f96',
};

export const look = style({ vars: day, color: color.text, fontSize: rem(13), lineHeight: rem(20) });
globalStyle(`:root[data-theme="dark"] ${look}`, { vars: night });
globalStyle(`:root:not([data-theme="light"]) ${look}`, {
  '@media': { '(prefers-color-scheme: dark)': { vars: night } },
});

/** From here on the rail stands beside the work. */
export const desk = 'screen and (min-width: 1024px)';
export const narrow = 'screen and (max-width: 1023px)';
/** A finger needs more room than a pointer. */
export const fingers = { '@media': { [narrow]: { minHeight: 44 } } };

export const meta = style({ color: color.sub, fontSize: rem(12), lineHeight: rem(16), fontWeight: 400 });
export const sectionTitle = style({ marginBottom: 6, fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const figure = style({
  fontSize: rem(20),
  lineHeight: rem(26),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** The one sum of a page. */
export const bigFigure = style([figure, { fontSize: rem(28), lineHeight: rem(34) }]);
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });
export const red = style({ color: color.redText, fontWeight: 700 });
export const strong = style({ fontWeight: 700 });
export const hair = style({ borderBottom: `1px solid ${color.line}` });
