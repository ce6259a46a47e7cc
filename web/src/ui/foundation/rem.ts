/** A size in pixels of the drawing, as a length that follows the type size people choose in their browser. */
export function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
