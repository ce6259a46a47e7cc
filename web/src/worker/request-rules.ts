/** What the build writes into the worker. */
export type WorkerBuild = {
  /** Differs whenever anything of the web app does. */
  id: string;
  /** The first script of its pages: two pages with the same one are of the same build. */
  entry: string;
  /** Everything that has to be there for the app to run without the network. */
  files: string[];
  /** Patterns of the addresses that are screens. */
  screens: string[];
};

/**
 * Who answers a request. Null: the browser, as if there were no worker; that is every call of the API. `sent`: the request for
 * a page of another kind, which has left with the navigation already; left alone, the browser would send it twice, and the
 * code of a sign-in is good for one.
 */
export type Answerer = 'page' | 'sent' | 'asset' | 'file' | 'share';

type Asked = { method: string; mode: string; url: string };

export const SHARE = '/share';

export function answererOf({ method, mode, url }: Asked, origin: string, build: WorkerBuild): Answerer | null {
  const address = new URL(url);
  if (address.origin !== origin) return null;
  const { pathname } = address;
  if (method === 'POST') return pathname === SHARE ? 'share' : null;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return build.screens.some((at) => new RegExp(at).test(pathname)) ? 'page' : 'sent';
  if (pathname.startsWith('/assets/')) return 'asset';
  return build.files.includes(pathname) ? 'file' : null;
}

/** A page that is not ours but a proxy's, whose server is away. */
export function isServerAway({ status }: Pick<Response, 'status'>): boolean {
  return status >= 502 && status <= 504;
}
