import { readToken } from './session/token';
import { isRenderedFor } from './session/token-person';

declare global {
  interface Window {
    /** The button of a rendered page that was pressed before the app was there (src/before.ts); null once it is. */
    pressed?: HTMLElement | null | undefined;
  }
}

/** An answer of an endpoint that a page was rendered from. */
export type SsrAnswer = {
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** There, if only as null: the first page of a list that is read page by page. */
  nextCursor?: string | null;
  answer: unknown;
};

/** What the server writes into a page that it rendered (server/src/http/with-rendering.ts). */
export type SsrPage = {
  /** `anyone`, `visitor`, or the number of a person: of no use to anybody else. */
  for: string;
  /** An instant. */
  sentAt: string;
  answers: SsrAnswer[];
};

/** The page as the server rendered it for this reader; null on any other. */
export const ssrPage = read();

function read(): SsrPage | null {
  const block = import.meta.env.SSR ? null : document.getElementById('ssr');
  if (!block?.textContent) return null;
  const page = JSON.parse(block.textContent) as SsrPage;
  // Hidden already, for reasons of its own (before.ts).
  if (document.documentElement.dataset['renderedFor'] === 'other') return null;
  return isRenderedFor(page.for, readToken()) ? page : null;
}
