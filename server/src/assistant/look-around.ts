import { type Decision, SHOWN, type World } from './decision';
import { isGroupWord } from './group-words';
import {
  FARTHEST_METRES,
  type FoundBoards,
  matchBoards,
  type NeighbourhoodReader,
  type OpenBoard,
  searchOpenBoards,
} from './retrieve/match-boards';
import { retrieve } from './retrieve/retrieve';
import { ANY_BOARD, type BoardQuery, EMPTY_NEED, type Slots } from './slots';

export type Looked = {
  decision: Decision;
  slots: Slots;
  found: FoundBoards | null;
  board: OpenBoard | null;
  boards: OpenBoard[];
  unsureBoards: OpenBoard[];
};

const BESIDE_PRODUCTS = 2;

/** What is open, for the decisions that speak of it; the purchases that are shown are what the next message points at. */
export async function lookAround(
  decision: Decision,
  slots: Slots,
  world: World,
  { neighbourhood, today }: { neighbourhood: NeighbourhoodReader; today: string },
): Promise<Looked> {
  const around = { goods: world.goods, excluded: slots.excluded, today };
  const nothing = { decision, slots, found: null, board: null, boards: [], unsureBoards: [] };
  switch (decision.kind) {
    case 'open-boards': {
      const found = await searchOpenBoards(neighbourhood, decision.query, around);
      const boards = found.clear.slice(0, decision.query.most ?? SHOWN);
      const goods = boards.length + found.unsure.length > 0 ? [] : goodsToOpen(decision.query, slots, world);
      const ids = goods.map(({ id }) => id);
      // A price that was said of them still holds.
      const need = { ...EMPTY_NEED, topics: decision.query.topics, budget: slots.need?.budget ?? null };
      const shown = goods.length > 0 ? { need, last: ids, first: ids, shown: ids, focus: null } : {};
      return {
        decision: { ...decision, goods },
        slots: { ...slots, ...shown, boards: { query: decision.query, last: boards.map(({ id }) => id), focus: null } },
        found,
        board: null,
        boards,
        unsureBoards: found.unsure.slice(0, SHOWN),
      };
    }
    case 'board': {
      const { boards } = await neighbourhood(FARTHEST_METRES);
      const board = boards.find(({ id }) => id === decision.boardId) ?? null;
      return { ...nothing, board, boards: board ? [board] : [] };
    }
    case 'products':
    case 'detail': {
      const productIds = decision.kind === 'detail' ? [decision.good.id] : decision.picks.map(({ good }) => good.id);
      // Words for a whole group would bring purchases that nobody asked about.
      const topics =
        decision.kind === 'detail' ? [] : decision.need.topics.filter((topic) => !topic.weak && !isGroupWord(topic));
      const { place, boards, reach } = await neighbourhood(FARTHEST_METRES);
      const query = { ...ANY_BOARD, productIds, topics };
      const matched = matchBoards(
        boards.filter(({ isJoined }) => !isJoined),
        query,
        around,
      );
      const found: FoundBoards = { ...matched, place, metres: reach, open: boards, full: 0 };
      return { ...nothing, found, boards: found.clear.slice(0, BESIDE_PRODUCTS) };
    }
    default:
      return nothing;
  }
}

/** Nobody has opened one: these could be opened. */
function goodsToOpen({ topics, productIds, minPerHead: min, maxPerHead: max }: BoardQuery, slots: Slots, world: World) {
  if (topics.length === 0 || productIds.length > 0) return [];
  const budget = min === null && max === null ? (slots.need?.budget ?? null) : { min, max, perHead: true };
  const { picks } = retrieve({ ...EMPTY_NEED, topics, budget }, slots, world);
  return picks.slice(0, SHOWN).map(({ good }) => good);
}
