import { WIDE_SCREEN } from './constants';

/** For the picture at the top of a group purchase's page. */
export const BOARD_PICTURE_SIZES = `${WIDE_SCREEN} 560px, 100vw`;

/**
 * URLs of a stored picture by width, for `srcset`: its smaller copies, and the original where it is larger than all of
 * them.
 */
export function sourceSet(url: string, widths: readonly number[], own = 0): string {
  const copies = widths.map((width) => `${url}?w=${width} ${width}w`);
  return [...copies, ...(own > Math.max(...widths) ? [`${url} ${own}w`] : [])].join(', ');
}
