import type { AppLink } from '@mungchi/contract';

const KEY = 'returnTo';

/** Where somebody is, or wanted to go, before they had to log in. Survives the trip to the identity provider. */
export function rememberReturnPath(path = here()): void {
  sessionStorage.setItem(KEY, path);
}

function here(): AppLink {
  return (location.pathname + location.search) as AppLink;
}

/** Taken once, after login; only ever a path of our own. */
export function takeReturnPath(): AppLink | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && /^\/(?![/\\])/.test(path) ? (path as AppLink) : null;
}
