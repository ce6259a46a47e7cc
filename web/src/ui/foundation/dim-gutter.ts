import { globalStyle } from '@vanilla-extract/css';
import { color, ease, wide } from './tokens.css';

/**
 * No layer reaches the gutter that is kept free for a scroll bar; what shows there is the ground of the page. While this is open
 * it is as dim as the rest, and the body brings the ground that is seen through the layer.
 */
export function dimGutter(open: string): void {
  globalStyle(`html:has(${open})`, {
    '@media': { [wide]: { background: color.canvasDim, transition: `background-color .2s ${ease}` } },
  });
  globalStyle(`html:has(${open}) body`, { '@media': { [wide]: { background: color.canvas } } });
}
