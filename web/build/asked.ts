import type { AskingScreen, FirstCall } from '../../contract/src/first-calls';

/**
 * Requests a page prefetches before the app is loaded: `url` has `$1` where the pattern `at` captures a number, and
 * `{itemId}` for one of the page's query.
 */
export type AskedAt = {
  at: string;
  calls: Asked[];
  /** See `FirstLoad`. */
  kept?: string;
};
type Asked = {
  url: string;
  /** Also without a session. */
  open?: true;
  /** See `FirstCall`. */
  filter?: FirstCall['filter'];
  bare?: true;
  cards?: true;
};

/** From the first calls of the screens, in the compact form that `src/before.ts` inlines. */
export function askedBefore(screens: readonly AskingScreen[]): AskedAt[] {
  return screens.flatMap(({ path, asks, drawn }) => {
    if (!asks) return [];
    const names = Array.from(path.matchAll(/:\w+/g), ([name]) => name);
    const at = `^${path.replaceAll(/:\w+/g, '([1-9]\\d{0,14})')}$`;
    return [{ at, calls: asks.map((first) => toAsked(first, names)), ...(drawn?.kept && { kept: drawn.kept }) }];
  });
}

function toAsked({ call, params = {}, query, filter, bare, cards }: FirstCall, names: string[]): Asked {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const from = params[name] ?? '';
    return from.startsWith('?') ? `{${from.slice(1)}}` : `$${names.indexOf(from) + 1}`;
  });
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
    : '';
  const open = call.auth !== 'user';
  return {
    url: path + search,
    ...(open && { open }),
    ...(filter && { filter }),
    ...(bare && { bare }),
    ...(cards && { cards }),
  };
}
