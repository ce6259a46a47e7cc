export type HeldRow = { row: Element; top: number };

/** The first row that is wholly in view, and its place there. */
export function holdRow(scroller: HTMLElement): HeldRow | null {
  const edge = scroller.getBoundingClientRect().top;
  for (const row of scroller.lastElementChild?.children ?? []) {
    const { top } = row.getBoundingClientRect();
    if (top >= edge) return { row, top: top - edge };
  }
  return null;
}

/**
 * Scrolls back by as much as the row was moved. For some time after older rows were put in front, the virtualiser keeps
 * the distance from the end: a row that comes, or changes its height, below what is being read would move it.
 */
export function keepRow(scroller: HTMLElement, { row, top }: HeldRow): void {
  if (!row.isConnected) return;
  const moved = row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - top;
  if (Math.abs(moved) < 0.5) return;
  scroller.scrollTop += moved;
  // The virtualiser waits for the event of its own scroll, which this may have undone.
  scroller.dispatchEvent(new Event('scroll'));
}
