import { columnWidth, shadow, wide } from './tokens.css';

/** The column everything lives in; where there is room beside it, it floats. */
export const columnBox = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: columnWidth,
  margin: '0 auto',
  '@media': { [wide]: { boxShadow: shadow.float } },
} as const;
