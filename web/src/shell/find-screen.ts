import { matchPath, type PathMatch } from 'react-router';
import type { RouteEntry } from './route-entry';

export type Found<Placed> = { placed: Placed; match: PathMatch };

/** The screen of an address. Where two fit, the one with fewer parameters: /chat/list is no room. */
export function findScreen<Placed extends { entry: RouteEntry }>(
  screens: readonly Placed[],
  pathname: string,
): Found<Placed> | null {
  let best: Found<Placed> | null = null;
  for (const placed of screens) {
    const match = matchPath(placed.entry.path, pathname);
    if (match && (!best || parameters(match) < parameters(best.match))) best = { placed, match };
  }
  return best;
}

function parameters({ params }: PathMatch): number {
  return Object.keys(params).length;
}
