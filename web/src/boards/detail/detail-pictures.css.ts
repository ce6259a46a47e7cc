import { style } from '@vanilla-extract/css';
import { color } from '../../ui/foundation/tokens.css';

/** Four by three: price, seats and distance are seen with it. Where the window is wide or low it leaves room for them. */
export const picture = style({ maxHeight: '56dvh', minHeight: 240 });
/** The bar floats over the picture, so the picture starts at the very top. */
export const stage = style({ marginTop: -56, background: color.tile, vars: { '--overlap': '20px' } });
export const enlarge = style({ display: 'block', width: '100%', cursor: 'zoom-in' });
