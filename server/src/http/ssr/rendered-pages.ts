import type { Renderer, RenderInput, Rendering } from './renderer';

/** A page as it is kept: rendered from exactly these answers, which are its version. */
type CachedPage = { answers: string; at: number; rendering: Promise<Rendering> };
export type RenderedPage = {
  outcome: Rendering['outcome'] | 'cached';
  html: string | null;
  answers: string;
  at: number;
};

const CACHED_MAX = 500;
/** Words about time ("3분 전") grow old. */
const FRESH_MS = 60_000;

/**
 * Pages that are the same for every visitor, rendered once for as long as nothing in them changes. The answers are read anew
 * for every request and compared, so there is nothing to invalidate, on however many servers. Requests that come while
 * a page is being rendered share it. A member's page is rendered for that one request and never kept.
 */
export function renderedPages(renderer: Pick<Renderer, 'render'>, now: () => number) {
  const pages = new Map<string, CachedPage>();

  function keep(key: string, page: CachedPage): void {
    pages.delete(key);
    pages.set(key, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= CACHED_MAX) break;
      pages.delete(oldest);
    }
  }

  return async (input: Omit<RenderInput, 'at'>): Promise<RenderedPage> => {
    const key = input.origin + input.pathname + input.search;
    const answers = JSON.stringify(input.answers);
    const at = now();
    if (input.reader !== null) {
      const rendering = await renderer.render({ ...input, at });
      return {
        outcome: rendering.outcome,
        html: rendering.outcome === 'rendered' ? rendering.html : null,
        answers,
        at,
      };
    }
    const known = pages.get(key);
    const isFresh = known?.answers === answers && at - known.at < FRESH_MS;
    const page = isFresh ? known : { answers, at, rendering: renderer.render({ ...input, at }) };
    keep(key, page);
    const rendering = await page.rendering;
    if (rendering.outcome === 'rendered')
      return { outcome: isFresh ? 'cached' : 'rendered', html: rendering.html, answers, at: page.at };
    if (pages.get(key) === page) pages.delete(key);
    return { outcome: rendering.outcome, html: null, answers, at };
  };
}
