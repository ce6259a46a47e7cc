import { NEARBY_METRES } from '@mungchi/contract';
import type { Exclusion } from './exclusion';
import type { Goods } from './retrieve/goods-index';
import { type MatchedBoards, matchBoards } from './retrieve/match-boards';
import { FARTHEST_METRES, type NeighbourhoodReader, type OpenBoard } from './retrieve/neighbourhood';
import type { BoardQuery } from './slots';

export type FoundBoards = MatchedBoards & {
  place: 'known' | 'visitor' | 'homeless';
  /** How far was looked. */
  metres: number;
  /** Everything open there, whatever was asked for. */
  open: OpenBoard[];
};

/** In the neighbourhood first, and as far as lists go when it has nothing. */
export async function searchOpenBoards(
  read: NeighbourhoodReader,
  query: BoardQuery,
  around: { goods: Goods; excluded: readonly Exclusion[]; today: string },
): Promise<FoundBoards> {
  const near = await read(NEARBY_METRES);
  const found = matchBoards(near.boards, query, around);
  if (near.place !== 'known' || found.clear.length + found.unsure.length > 0) {
    return { ...found, place: near.place, metres: near.reach, open: near.boards };
  }
  const wide = await read(FARTHEST_METRES);
  return { ...matchBoards(wide.boards, query, around), place: wide.place, metres: wide.reach, open: wide.boards };
}
