import { TOKEN_KEY } from '../api/session/token';

/**
 * What the screens read of a browser while they are rendered on the server: an address, an empty memory, a network. In the
 * thread that renders and nowhere else, before any module of the app. No `window` and no `document`: libraries tell by them
 * where they are.
 */
const place = { origin: '', pathname: '/', search: '', hash: '' };
let token: string | null = null;
const nothing = () => undefined;
const emptyStorage = {
  getItem: () => null as string | null,
  setItem: nothing,
  removeItem: nothing,
  clear: nothing,
  length: 0,
};

const STAND_INS = {
  location: place,
  history: { state: null, replaceState: nothing, pushState: nothing, scrollRestoration: 'auto' },
  localStorage: { ...emptyStorage, getItem: (key: string) => (key === TOKEN_KEY ? token : null) },
  sessionStorage: emptyStorage,
  navigator: { onLine: true },
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
};

export function standIn(): void {
  for (const [name, value] of Object.entries(STAND_INS)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Puts the browser that is not there at an address. */
export function standAt(origin: string, pathname: string, search: string): void {
  Object.assign(place, { origin, pathname, search });
}

/** As whom: a token that opens nothing, and names its person as the app reads it (realtime-token.ts). */
export function standAs(reader: number | null): void {
  token = reader === null ? null : `.${btoa(JSON.stringify({ sub: String(reader) }))}.`;
}
