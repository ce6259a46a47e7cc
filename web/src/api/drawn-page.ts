import { readToken } from './session/token';
import { isDrawnFor } from './session/token-person';

declare global {
  interface Window {
    /** The button of a drawn page that was pressed before the app was there (src/before.ts); null once it is. */
    pressed?: HTMLElement | null | undefined;
  }
}

/** An answer of an endpoint that a page was drawn from. */
export type DrawnAnswer = {
  path: string;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** There, if only as null: the first page of a list that is read page by page. */
  nextCursor?: string | null;
  answer: unknown;
};

/** What the server writes into a page that it drew (server/src/http/drawn-html.ts). */
export type DrawnPage = {
  /** `anyone`, `visitor`, or the number of a person: of no use to anybody else. */
  for: string;
  /** An instant. */
  sentAt: string;
  answers: DrawnAnswer[];
};

/** The page as the server drew it for this reader; null on any other. */
export const drawnPage = read();

function read(): DrawnPage | null {
  const block = import.meta.env.SSR ? null : document.getElementById('drawn');
  if (!block?.textContent) return null;
  const page = JSON.parse(block.textContent) as DrawnPage;
  // Hidden already, for reasons of its own (before.ts).
  if (document.documentElement.dataset['drawnFor'] === 'other') return null;
  return isDrawnFor(page.for, readToken()) ? page : null;
}
