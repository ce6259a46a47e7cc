type Ahead = { token: string | null; sentAt: number; receivedAt?: number; answer: Promise<Response> };

declare global {
  interface Window {
    /** Calls that the page itself has sent, by address: src/before.ts. */
    ahead?: Map<string, Ahead>;
  }
}

const FRESH_MS = 10_000;

/** The call that is under way already, for the one who asks first, in the same session, and soon. */
export function takeAhead(url: string, token: string | null): Ahead | null {
  const call = window.ahead?.get(url);
  window.ahead?.delete(url);
  return call && call.token === token && Date.now() - call.sentAt < FRESH_MS ? call : null;
}

/** Whatever is written makes what was asked before it old. */
export function forgetAhead(): null {
  window.ahead?.clear();
  return null;
}
