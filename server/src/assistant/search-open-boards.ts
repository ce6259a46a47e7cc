import { NEARBY_METRES } from '@mungchi/contract';
import type { Exclusion } from './exclusion';
import type { Goods } from './retrieve/goods-index';
import { type MatchedBoards, matchBoards } from './retrieve/match-boards';
import { FARTHEST_METRES, type NeighbourhoodReader, type OpenBoard } from './retrieve/neighbourhood';
import type { BoardQuery } from './slots';

export type FoundBoards = MatchedBoards & {
  place: 'known' | 'visitor' | 'homeless';
  /** The radius searched. */
  metres: number;
  /** Everything open there, whatever was asked for. */
  open: OpenBoard[];
  /** How many would fit if a seat were free. */
  full: number;
  /** No title has this word, so it was ignored. */
  missedWord?: string;
};

/** Searches the neighbourhood first, and the largest radius when it has nothing. */
export async function searchOpenBoards(
  read: NeighbourhoodReader,
  query: BoardQuery,
  around: { goods: Goods; excluded: readonly Exclusion[]; today: string },
): Promise<FoundBoards> {
  const near = await read(NEARBY_METRES);
  const found = matchBoards(near.boards, query, around);
  const isNearEnough = query.maxMetres !== null && query.maxMetres <= near.reach;
  const isGuess = query.topics.length > 0 && query.topics.every(({ weak }) => weak);
  const isFound = found.clear.length + found.unsure.length > 0;
  if (near.place !== 'known' || (isFound && (query.maxMetres === null || isNearEnough)) || (isNearEnough && !isGuess)) {
    return { ...found, place: near.place, metres: near.reach, open: near.boards, full: 0 };
  }
  const wide = await read(FARTHEST_METRES);
  const all = matchBoards(wide.boards, query, around);
  if (isGuess && all.clear.length + all.unsure.length === 0) {
    // An unknown word must not empty the result: the other conditions still apply.
    return { ...(await searchOpenBoards(read, { ...query, topics: [] }, around)), missedWord: query.topics[0]!.title };
  }
  const isNone = all.clear.length + all.unsure.length === 0 && query.except.length === 0;
  const isNamed = query.topics.length + query.productIds.length > 0;
  // Full is full, and not absent.
  const full = isNone && isNamed ? (await read(FARTHEST_METRES, 'full')).boards : [];
  const fitting =
    full.length > 0 ? matchBoards(full, { ...query, seats: null, minSeats: null }, around).clear.length : 0;
  return { ...all, place: wide.place, metres: wide.reach, open: wide.boards, full: fitting };
}
