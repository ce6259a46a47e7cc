import { globalStyle, keyframes } from '@vanilla-extract/css';
import { rem } from './rem';
import { calm, color, font, wide } from './tokens.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle('html', { WebkitTextSizeAdjust: '100%', background: color.bg });
// What is reached with the keyboard does not end up behind the bars; what stands in the bars themselves moves nothing.
globalStyle('main :is(a, button, input, textarea, select, summary, [tabindex])', { scrollMargin: '72px 0 100px' });
globalStyle('html', { '@media': { [wide]: { background: color.canvas, scrollbarGutter: 'stable' } } });
// Rendered for somebody else: before.ts.
globalStyle('html[data-rendered-for="other"] #root', { visibility: 'hidden' });
// Pressed before the app is there: it waits for its code (before.ts).
const waits = keyframes({ from: { opacity: 0.8 }, to: { opacity: 0.5 } });
globalStyle('[data-early]', { opacity: 0.6, animation: `${waits} .5s ease-in-out infinite alternate` });
globalStyle('body', {
  minHeight: '100dvh',
  fontFamily: font.text,
  fontSize: rem(15),
  lineHeight: rem(22),
  letterSpacing: '-.012em',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  color: color.text,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('button:disabled', { cursor: 'default' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
// What turns the direction of a name (rows of before) ends with it, as it does in blocks by default.
globalStyle('a, b, button, em, mark, small, span, strong, time', { unicodeBidi: 'isolate' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', flex: 'none' });
globalStyle('img', { maxWidth: '100%' });
globalStyle('h1, h2, h3', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
// No word alone on the last line.
globalStyle('p', { textWrap: 'pretty' });
globalStyle('dialog', { border: 0, color: 'inherit' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle(':focus-visible', { outline: `3px solid ${color.brandText}`, outlineOffset: 2 });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
// What a dialog focuses by itself is not shown where fingers press; whatever is reached after it is.
globalStyle('dialog [data-first]:focus-visible', {
  '@media': { '(hover: none) and (pointer: coarse)': { outline: 'none' } },
});
globalStyle('::selection', { background: color.mid });
globalStyle('*, *::before, *::after', {
  '@media': {
    [calm]: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      // Nought, not nearly nought: elements without a transition would get one, and with it a frame of their old size.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
