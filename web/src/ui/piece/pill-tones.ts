import { color } from '../foundation/tokens.css';

/** Words on their ground: what a mark or a badge looks like in each meaning. */
export const pillTones = {
  brand: { background: color.light, color: color.brandText },
  red: { background: color.redBg, color: color.redText },
  grey: { background: color.greyBg, color: color.grey },
  green: { background: color.greenBg, color: color.green },
};
