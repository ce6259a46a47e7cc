const KEY = 'returnTo';

/** Where somebody wanted to go before they had to log in. Survives the trip to the identity provider. */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Taken once, after login; only ever a path of our own. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
