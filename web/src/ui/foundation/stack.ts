/** A vertical stack. The column never grows with its widest word, as a plain grid's would on a narrow phone. */
export function stack(gap = 0) {
  return { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap } as const;
}
