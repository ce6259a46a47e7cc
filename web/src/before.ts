import { READS_HEADER, READS_OWN, sourceSet } from '@mungchi/contract';
import type { AskedAt } from '../build/asked';
import { isRenderedHere } from './api/rendered-here';
import { TOKEN_KEY } from './api/session/token';
import { isRenderedFor } from './api/session/token-person';
import type {} from './api/ssr-page';
import type {} from './installed/install-prompt';
import { THEME_KEY } from './ui/foundation/theme';

/**
 * Runs before the first paint, long before the app: a classic script of its own (build/before-script.ts). The build inlines
 * the first requests of each screen of the table.
 */
declare const ASKED: AskedAt[];

// The browser's question to install the app is put when somebody asks for it, not by itself.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as NonNullable<typeof window.installPrompt>;
});

const page = document.documentElement.dataset;
if (page['renderedFor']) takeOverRendered();

try {
  // A chosen theme never flashes the other one.
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const token = localStorage.getItem(TOKEN_KEY);
  const { renderedFor } = page;
  const own =
    renderedFor !== undefined &&
    isRenderedFor(renderedFor, token) &&
    isRenderedHere() &&
    (token === null || !isLeftDifferent());
  // The page of somebody else: not shown, the app renders another.
  if (renderedFor !== undefined && !own) page['renderedFor'] = 'other';
  if (!own) askAhead(token);
} catch {
  // Storage is blocked: keep the system's theme and prefetch nothing.
}

/** Whether this person left the screen in a way that only this browser remembers. */
function isLeftDifferent(): boolean {
  const asked = askedHere();
  return (
    (asked?.kept !== undefined && sessionStorage.getItem(asked.kept) !== null) ||
    (asked?.calls ?? []).some(({ filter }) => filter && keptFilter(filter) !== filter.newcomer)
  );
}

function askedHere(): AskedAt | undefined {
  return ASKED.find(({ at }) => new RegExp(at).test(location.pathname));
}

function keptFilter({ key, newcomer }: { key: string; newcomer: string }): string {
  return localStorage.getItem(key) ?? newcomer;
}

/**
 * A page that the server rendered: its style attributes, which the content security policy allows only scripts to set, are set
 * before it is painted; and what is pressed before the app is there is not lost (main.tsx), and says so (global.css.ts).
 */
function takeOverRendered(): void {
  const setStyles = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
      element.removeAttribute('data-style');
    }
  };
  const parser = new MutationObserver(setStyles);
  parser.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    parser.disconnect();
    if (document.hidden || page['renderedFor'] === 'other') fetchCode();
    else whenPainted(fetchCode);
  });
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button || window.pressed === null) return;
    window.pressed?.removeAttribute('data-early');
    button.dataset['early'] = '';
    window.pressed = button;
  });
  // Gone back before the app is there: what is rendered is not the page of this address any more.
  addEventListener('popstate', () => {
    if (window.pressed !== null && !isRenderedHere()) page['renderedFor'] = 'other';
  });
  // A search is sent off without the app as well, but not for nothing.
  addEventListener('submit', (event) => {
    const box = (event.target as Element).querySelector<HTMLInputElement>('[type=search]');
    if (box && box.value.trim() === '') event.preventDefault();
  });
}

/** Once, when something is on the screen; at the latest soon, for browsers that do not tell. */
function whenPainted(then: () => void): void {
  const observer = new PerformanceObserver(done);
  const timer = setTimeout(done, 3000);
  observer.observe({ type: 'paint', buffered: true });
  function done() {
    observer.disconnect();
    clearTimeout(timer);
    then();
  }
}

/** What `withRendering` (server/src/http/ssr) only named: until the first paint, bandwidth is for what is visible. */
function fetchCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-code]')) link.rel = 'modulepreload';
  const named = document.querySelector<HTMLScriptElement>('script[data-code]');
  if (!named) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = named.crossOrigin;
  script.src = named.src;
  named.replaceWith(script);
}

/** Prefetches the first screen's requests while the app loads; `api/ahead.ts` hands the responses over. */
function askAhead(token: string | null): void {
  const headers = {
    Accept: 'application/json',
    ...(token !== null && { Authorization: `Bearer ${token}`, [READS_HEADER]: READS_OWN }),
  };
  const { pathname, search } = location;
  window.ahead = new Map();
  const asked = askedHere();
  for (const { call: of, url, filter, bare, cards } of asked?.calls ?? []) {
    if ((token === null && of.auth === 'user') || (bare && search !== '')) continue;
    const kept = filter ? keptFilter(filter) : null;
    const filtered = kept ? url.replace('?', `?${kept}&`) : url;
    const address = withQuery(pathname.replace(new RegExp(asked?.at ?? ''), filtered));
    if (address === null) continue;
    const sentAt = Date.now();
    const answer = fetch(address, { credentials: 'include', headers, signal: AbortSignal.timeout(20_000) });
    const call: NonNullable<ReturnType<typeof window.ahead.get>> = { of, filter: kept, token, sentAt, answer };
    call.answer = answer.then((response) => {
      call.receivedAt = Date.now();
      if (cards) fetchPictures(response.clone()).catch(() => undefined);
      return response;
    });
    call.answer.catch(() => undefined);
    window.ahead.set(address, call);
  }
}

/** With the numbers of the page's own query in it; null where one is missing. */
function withQuery(url: string): string | null {
  const query = new URLSearchParams(location.search);
  let isWhole = true;
  const filled = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = query.get(name) ?? '';
    isWhole &&= /^[1-9]\d{0,14}$/.test(value);
    return value;
  });
  return isWhole ? filled : null;
}

type Card = { picture: { url: string; widths: number[] } };

/** Preloads the pictures of the first cards as soon as their list arrives. */
async function fetchPictures(response: Response): Promise<void> {
  if (!response.ok) return;
  const boards: Card[] = await response.json();
  for (const { picture } of boards.slice(0, 2)) {
    if (!/^\/(media|pictures)\//.test(picture.url) || picture.widths.length === 0) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'image');
    link.setAttribute('fetchpriority', 'high');
    link.setAttribute('imagesizes', '128px');
    link.setAttribute('imagesrcset', sourceSet(picture.url, picture.widths));
    document.head.append(link);
  }
}
