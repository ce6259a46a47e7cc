import type { Drawer, Drawing, Sketch } from './drawer';

/** A page as it is kept: drawn from exactly these answers, which are its version. */
type Kept = { answers: string; at: number; drawing: Promise<Drawing> };
export type DrawnPage = { outcome: Drawing['outcome'] | 'kept'; html: string | null; answers: string; at: number };

const KEPT_MAX = 500;
/** Words about time ("3분 전") grow old. */
const FRESH_MS = 60_000;

/**
 * Pages that are the same for every visitor, drawn once for as long as nothing in them changes. The answers are read anew
 * for every request and compared, so there is nothing to invalidate, on however many servers. Requests that come while
 * a page is being drawn share it. A member's page is drawn for that one request and never kept.
 */
export function drawnPages(drawer: Pick<Drawer, 'draw'>, now: () => number) {
  const pages = new Map<string, Kept>();

  function keep(key: string, page: Kept): void {
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= KEPT_MAX) break;
      pages.delete(oldest);
    }
  }

  return async (sketch: Omit<Sketch, 'at'>): Promise<DrawnPage> => {
    const key = sketch.origin + sketch.pathname + sketch.search;
    const answers = JSON.stringify(sketch.answers);
    const at = now();
    if (sketch.reader !== null) {
      const drawing = await drawer.draw({ ...sketch, at });
      return { outcome: drawing.outcome, html: drawing.outcome === 'drawn' ? drawing.html : null, answers, at };
    }
    const known = pages.get(key);
    const isFresh = known?.answers === answers && at - known.at < FRESH_MS;
    const page = isFresh ? known : { answers, at, drawing: drawer.draw({ ...sketch, at }) };
    keep(key, page);
    const drawing = await page.drawing;
    if (drawing.outcome === 'drawn')
      return { outcome: isFresh ? 'kept' : 'drawn', html: drawing.html, answers, at: page.at };
    if (pages.get(key) === page) pages.delete(key);
    return { outcome: drawing.outcome, html: null, answers, at };
  };
}
