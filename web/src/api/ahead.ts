import type { Call } from '@mungchi/contract';

export type Ahead = {
  of: Call;
  /** What the person's own filter added to its query, where it has one. */
  filter: string | null;
  token: string | null;
  sentAt: number;
  receivedAt?: number;
  answer: Promise<Response>;
};

declare global {
  interface Window {
    /** Requests prefetched by src/before.ts, by URL. */
    ahead?: Map<string, Ahead>;
  }
}

const FRESH_MS = 10_000;

/** The prefetched request, if any: handed out once, only to the same session and only while it is recent. */
export function takeAhead(url: string, token: string | null): Ahead | null {
  const call = window.ahead?.get(url);
  window.ahead?.delete(url);
  return call && call.token === token && Date.now() - call.sentAt < FRESH_MS ? call : null;
}

/** Any write makes the prefetched answers stale. */
export function forgetAhead(): null {
  window.ahead?.clear();
  return null;
}
