import { parse } from 'regexparam';
import { type DefaultParams, matchRoute } from 'wouter';
import type { RouteEntry } from './route-entry';

export type Found<Placed> = { placed: Placed; params: DefaultParams };

/** The screen of an address: the first of the table that fits, so /chat/list stands before /chat/:chatRoomId. */
export function findScreen<Placed extends { entry: RouteEntry }>(
  screens: readonly Placed[],
  pathname: string,
): Found<Placed> | null {
  for (const placed of screens) {
    const [fits, params] = matchRoute(parse, placed.entry.path, pathname);
    if (fits) return { placed, params };
  }
  return null;
}
