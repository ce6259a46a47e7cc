import { readToken } from './token';

declare global {
  interface Window {
    /** The button of a drawn page that was pressed before the app was there (src/before.ts); null once it is. */
    pressed?: HTMLElement | null | undefined;
  }
}

/** An answer of an endpoint that a page was drawn from. */
export type DrawnAnswer = { path: string; params?: Record<string, string | number>; answer: unknown };

/** What the server writes into a page that it drew (server/src/http/drawn-html.ts). */
export type DrawnPage = {
  /** A visitor's page is of no use to somebody who is signed in. */
  for: 'anyone' | 'visitor';
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
  return page.for === 'anyone' || readToken() === null ? page : null;
}
