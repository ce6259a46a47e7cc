import { WIDE_SCREEN } from '@mungchi/contract';
import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light } from './palette';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = Object.fromEntries(Object.keys(light).map((name) => [name, kebab(name)])) as typeof light;

/** `color.brandText` is `var(--brand-text)`. */
export const color = createGlobalThemeContract(names);
export const shadow = createGlobalThemeContract({
  card: 'shadow-card',
  cardEdge: 'shadow-card-edge',
  float: 'shadow-float',
  write: 'shadow-write',
  /** Bright pictures glare on a dark page. */
  pictureFilter: 'picture-filter',
});

export const font = {
  text: '"Mungchi Text", "Mungchi People", "Mungchi Apple", "Mungchi Wide", system-ui, sans-serif',
  display:
    '"Mungchi Display", "Mungchi Text", "Mungchi People", "Mungchi Apple", "Mungchi Wide", system-ui, sans-serif',
};
export const radius = { picture: 12, field: 12, small: 12, button: 14, card: 16, hero: 20, sheet: 24, pill: 99 };
export const size = { tabBar: 64, appBar: 56, button: 56, target: 44 };
export const layer = { header: 20, bar: 30, sheet: 40, toast: 60 };
/** From here on the product is a centred column. */
export const wide = `screen and ${WIDE_SCREEN}`;
/** From here on a workplace has its rail, its panel and whole tables. */
export const desk = 'screen and (min-width: 1024px)';
export const narrow = 'screen and (max-width: 1023px)';
/** What is low where a pointer presses: a finger needs more room. */
export const fingers = { '@media': { [narrow]: { minHeight: size.target } } };
export const calm = '(prefers-reduced-motion: reduce)';
export const ease = 'cubic-bezier(.2,.7,.2,1)';
/** Width of the column, for everything that is fixed to it. */
export const columnWidth = 'var(--column)';
/** Width and height of the picture of a card: on narrow phones it leaves the words and five seats their room. */
export const cardPicture = 'var(--card-picture)';

type Vars = Record<string, string>;
const varName = (reference: string) => reference.slice(4, -1);

function vars(colors: typeof light, shadows: Record<keyof typeof shadow, string>, scheme: 'light' | 'dark') {
  const all: Vars = {};
  for (const [name, value] of Object.entries(colors)) all[varName(color[name as keyof typeof light])] = value;
  for (const [name, value] of Object.entries(shadows)) all[varName(shadow[name as keyof typeof shadow])] = value;
  return { vars: all, colorScheme: scheme };
}

const lightVars = vars(
  light,
  {
    card: '0 1px 2px rgb(31 32 48 / .04), 0 4px 14px rgb(60 50 140 / .06)',
    cardEdge: `inset 0 0 0 1px ${light.line}, 0 1px 2px rgb(31 32 48 / .04), 0 4px 14px rgb(60 50 140 / .06)`,
    float: '0 8px 24px rgb(60 50 140 / .14)',
    write: '0 8px 20px rgb(88 73 208 / .38)',
    pictureFilter: 'none',
  },
  'light',
);
const darkVars = vars(
  dark,
  {
    card: '0 0 0 1px #2a2b3b',
    cardEdge: '0 0 0 1px #2a2b3b',
    float: '0 0 0 1px #2a2b3b',
    write: '0 8px 20px rgb(0 0 0 / .5)',
    pictureFilter: 'brightness(.92)',
  },
  'dark',
);

globalStyle(':root', lightVars);
// Paper is white.
globalStyle(':root:not([data-theme="light"])', { '@media': { 'screen and (prefers-color-scheme: dark)': darkVars } });
globalStyle(':root[data-theme="dark"]', darkVars);
globalStyle(':root', {
  vars: { '--column': '100%', '--card-picture': '128px' },
  '@media': {
    [wide]: { vars: { '--column': 'clamp(420px, 50vw, 560px)' } },
    'screen and (max-width: 379px)': { vars: { '--card-picture': '112px' } },
    'screen and (max-width: 359px)': { vars: { '--card-picture': '104px' } },
  },
});
