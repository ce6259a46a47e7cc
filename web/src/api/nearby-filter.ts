import { BOARD_SORTS, type BoardSort, NEARBY_FILTER, NEARBY_METRES, RADII } from '@mungchi/contract';
import { useSyncExternalStore } from 'react';
import { keepOwn, ownMemory } from './stored/own-memory';

export type Radius = (typeof RADII)[number];
export type NearbyFilter = { radius: Radius; recruiting: boolean; sort: BoardSort };
/** Lists without an order of their own are newest first. */
export type ListFilter = Omit<NearbyFilter, 'sort'> & { sort?: BoardSort };

/** How far, and whether only what still recruits: one choice for list, search and map, remembered for the person; the order is the list's. */
export function useNearbyFilter(): NearbyFilter & { change: (changes: Partial<NearbyFilter>) => void } {
  const stored = useSyncExternalStore(watch, storedQuery, () => NEARBY_FILTER.newcomer);
  return { ...filterOf(stored), change };
}

export function readNearbyFilter(): NearbyFilter {
  return filterOf(storedQuery());
}

/** The parameters as they are sent; what the server takes for granted is left out. `before.ts` sends the same text. */
export function filterQuery({ radius, recruiting, sort = 'newest' }: ListFilter) {
  return {
    ...(radius !== NEARBY_METRES && { radius: String(radius) }),
    ...(recruiting && { recruiting: 'true' as const }),
    ...(sort !== 'newest' && { sort }),
  };
}

const watchers = new Set<() => void>();

function change(changes: Partial<NearbyFilter>): void {
  const next = filterQuery({ ...readNearbyFilter(), ...changes });
  keepOwn(NEARBY_FILTER.key, new URLSearchParams(next).toString());
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  addEventListener('storage', changed);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', changed);
  };
}

const storedQuery = (): string => ownMemory(NEARBY_FILTER.key) ?? NEARBY_FILTER.newcomer;

function filterOf(query: string): NearbyFilter {
  const stored = new URLSearchParams(query);
  const radius = RADII.find((metres) => String(metres) === stored.get('radius')) ?? NEARBY_METRES;
  const sort = BOARD_SORTS.find((order) => order === stored.get('sort')) ?? 'newest';
  return { radius, recruiting: stored.get('recruiting') === 'true', sort };
}
