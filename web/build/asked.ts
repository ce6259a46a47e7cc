import type { FirstCall } from '../../contract/src/first-calls';
import type { LoadedScreen } from '../../contract/src/first-loads';

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
  call: FirstCall['call'];
  url: string;
  /** See `FirstCall`. */
  filter?: FirstCall['filter'];
  bare?: true;
  cards?: true;
};

/** From what the screens show first, in the compact form that `src/before.ts` inlines. */
export function askedBefore(screens: readonly LoadedScreen[]): AskedAt[] {
  return screens.flatMap(({ path, loads, ssr }) => {
    if (!loads) return [];
    const names = Array.from(path.matchAll(/:\w+/g), ([name]) => name);
    const at = `^${path.replaceAll(/:\w+/g, '([1-9]\\d{0,14})')}$`;
    return [{ at, calls: loads.map((first) => toAsked(first, names)), ...(ssr?.kept && { kept: ssr.kept }) }];
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
  return {
    call,
    url: path + search,
    ...(filter && { filter }),
    ...(bare && { bare }),
    ...(cards && { cards }),
  };
}
