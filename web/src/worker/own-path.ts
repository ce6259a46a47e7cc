import type { AppLink } from '@mungchi/contract';
/** A path of our own origin, or null: a push could otherwise send somebody anywhere. */
export function ownPath(path: unknown): AppLink | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  // As the browser reads it: `//host`, `/\host` and `/<tab>/host` are all another origin.
  const base = 'https://own.invalid';
  const { origin, pathname, search } = URL.canParse(path, base) ? new URL(path, base) : new URL('about:blank');
  return origin === base && !pathname.startsWith('//') ? ((pathname + search) as AppLink) : null;
}
