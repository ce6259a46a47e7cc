import { addDays, NEARBY_METRES, type ProductId, RADII, split, type UserId } from '@mungchi/contract';
import { findOpenBoards } from '../../boards/lists/find-open-boards';
import type { Deps } from '../../deps';
import { UNKNOWN_TRAITS } from '../../products/trait-rules';
import type { Exclusion } from '../exclusion';
import { isGroupWord } from '../group-words';
import type { BoardQuery } from '../slots';
import { squeeze } from '../understand/squeeze';
import { type ExclusionVerdict, isFood, isNamed, isUnwanted, judge } from './exclusion-rules';
import { fitsOfAny } from './fit-rules';
import type { Good, Goods } from './goods-index';

/** A group purchase that recruits. */
export type OpenBoard = {
  id: number;
  title: string;
  content: string;
  productId: ProductId | null;
  categoryId: number;
  perHead: number;
  seatsLeft: number;
  members: number;
  people: number;
  deadline: string;
  imgUrl: string;
  metres: number;
  isJoined: boolean;
};

/** Open purchases around a user: `reach` is the radius searched, when smaller than requested. */
type Neighbourhood =
  | { place: 'known'; boards: OpenBoard[]; reach: number }
  | { place: 'visitor' | 'homeless'; boards: never[]; reach: 0 };

/** `full`: those in which no seat is free, and which are not bought yet. */
export type NeighbourhoodReader = (metres: number, state?: 'open' | 'full') => Promise<Neighbourhood>;

/** The largest radius of a list. */
export const FARTHEST_METRES = RADII.at(-1)!;
const MOST = 1_000;

export function neighbourhoodOf(deps: Deps, userId: UserId | null): NeighbourhoodReader {
  return async (metres, state = 'open') => {
    if (userId === null) return { place: 'visitor', boards: [], reach: 0 };
    const rows = await findOpenBoards(deps, userId, metres, MOST, state);
    if (rows.length === 0 && !(await hasHome(deps, userId))) return { place: 'homeless', boards: [], reach: 0 };
    const boards = rows.map(({ picture, price, totalUser, memberCount, ...row }) => ({
      ...row,
      perHead: split(price, totalUser).follower,
      seatsLeft: totalUser - memberCount,
      members: memberCount,
      people: totalUser,
      imgUrl: picture.url,
    }));
    return { place: 'known', boards, reach: rows.length < MOST ? metres : Math.floor(rows.at(-1)!.metres) };
  };
}

async function hasHome({ db }: Deps, userId: UserId): Promise<boolean> {
  const user = await db.selectFrom('users').select('latitude').where('id', '=', userId).executeTakeFirst();
  return user !== undefined && user.latitude !== null;
}

type MatchedBoards = {
  /** Best first; those that may be offered, and those with unknown ingredients. */
  clear: OpenBoard[];
  unsure: OpenBoard[];
  /** Matches, but is excluded. */
  leftOut: number;
  /** They are of the very products asked about. */
  isLinked: boolean;
};

/** A purchase merely related to a word is not a match. */
const SURE_FIT = 6;

export function matchBoards(
  boards: readonly OpenBoard[],
  query: BoardQuery,
  { goods, excluded, today }: { goods: Goods; excluded: readonly Exclusion[]; today: string },
): MatchedBoards {
  const linked = boards.filter(({ productId }) => productId !== null && query.productIds.includes(productId));
  const asked = linked.length > 0 ? linked : byWords(boards, query, goods);
  const meant = asked.filter(
    (board) =>
      !query.except.includes(board.id) &&
      (query.category === null || board.categoryId === query.category) &&
      (query.seats === null || board.seatsLeft <= query.seats) &&
      (query.minSeats === null || board.seatsLeft >= query.minSeats) &&
      (query.maxMetres === null || board.metres <= query.maxMetres) &&
      (query.withinDays === null || board.deadline <= addDays(today, query.withinDays)) &&
      (query.fromDays === null || board.deadline >= addDays(today, query.fromDays)) &&
      (query.minPerHead === null || board.perHead >= query.minPerHead) &&
      (query.maxPerHead === null || board.perHead <= query.maxPerHead),
  );
  const judged = inOrder(meant, query.order).map((board) => ({ board, verdict: judgeBoard(board, excluded, goods) }));
  const of = (verdict: ExclusionVerdict) => judged.filter((each) => each.verdict === verdict).map(({ board }) => board);
  return { clear: of('clear'), unsure: of('unknown'), leftOut: of('refused').length, isLinked: linked.length > 0 };
}

/** `먹을 거`: whatever is eaten. */
const ANY_FOOD = /^(?:먹|음식|식품|식료)/;

/** `강아지 사료` is what is for a dog and food: both are meant, not one of them. */
const OWNER = /^(?:강아지|고양이|애견|반려|댕댕|냥이|멍멍|아기|애기|유아)/;

/** The word itself in title or product, else a substitute, else the description. */
function byWords(
  boards: readonly OpenBoard[],
  { topics, productIds }: Pick<BoardQuery, 'topics' | 'productIds'>,
  goods: Goods,
): OpenBoard[] {
  if (topics.length === 0) return productIds.length > 0 ? [] : [...boards];
  if (topics.every(({ say }) => ANY_FOOD.test(say))) return boards.filter(isFood);
  const things = topics.filter(({ say }) => !OWNER.test(say));
  if (things.length > 0 && things.length < topics.length) {
    const owners = topics.filter((topic) => !things.includes(topic));
    return byWords(byWords(boards, { topics: things, productIds }, goods), { topics: owners, productIds }, goods);
  }
  // Words for a whole group name their members.
  const own = topics.map((topic) => (isGroupWord(topic) ? topic.find : ownTerms(topic.find)));
  const all = topics.map(({ find }) => find);
  // `배추 공구` is not one of kimchi, though that is made of it.
  const titled = boards.filter(({ title }) =>
    topics.some(({ say }) => say.length > 1 && squeeze(title).includes(say) && isHead(title, say, goods)),
  );
  if (titled.length > 0 && topics.length === 1) return titled;
  const steps: [terms: string[][], textOf: (board: OpenBoard) => string][] = [
    [own, ({ title }) => title],
    [all, ({ title }) => title],
    [all, ({ title, content }) => `${title} ${content}`],
  ];
  for (const [terms, textOf] of steps) {
    const fits = terms.map((find, i) => fitsOfAny(goods, find, topics[i]!.category));
    const found = boards.filter((board) => {
      const good = goodOf(board, goods);
      if (!topics.some(({ find }) => isHead(board.title, find[0]!, goods))) return false;
      if (good && fits.some((fit, i) => (fit.get(good) ?? 0) >= SURE_FIT && !isOccasion(good, terms[i]!))) return true;
      const text = readable(textOf(board));
      return terms.some((find) => find.some((term) => isIn(text, term)));
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** `우유식빵` is bread and no milk: what is left of the word is a thing of its own. */
function isHead(title: string, term: string, { kinds }: Goods): boolean {
  const words = title.split(/[\s,.!()]+/).filter((word) => word.includes(term));
  const restOf = (word: string) => word.slice(word.indexOf(term) + term.length);
  return words.length === 0 || words.some((word) => restOf(word).length < 2 || !kinds.has(restOf(word)));
}

/** `와인` on the label of a baguette says when it is eaten, not what it is. */
const isOccasion = ({ tags, line, shelves }: Good, [term, ...others]: readonly string[]): boolean =>
  others.length === 0 &&
  tags.indexOf(term!) >= LATE_TAG &&
  !shelves.includes(term!) &&
  !squeeze(line.split(' ').slice(0, NAME_WORDS).join(' ')).includes(term!);
const LATE_TAG = 3;
const NAME_WORDS = 5;

/** `식빵` is bread; `바게트` is only a substitute. */
const ownTerms = ([own, ...others]: readonly string[]): string[] => [
  own!,
  ...others.filter((term) => term.endsWith(own!)),
];

/** Memoised: a neighbourhood has many titles and a group many words. */
const readable = (text: string) => ({ unspaced: squeeze(text), words: text.split(/[\s,.!()]+/) });

/** `배` is in `배 5kg` but not in `담배`. */
const isIn = ({ unspaced, words }: ReturnType<typeof readable>, term: string): boolean =>
  term.length > 1 ? unspaced.includes(term) : words.includes(term);

function inOrder(boards: OpenBoard[], order: BoardQuery['order']): OpenBoard[] {
  const near = (a: OpenBoard, b: OpenBoard) => Number(a.isJoined) - Number(b.isJoined) || a.metres - b.metres;
  if (order === 'closing') return boards.toSorted((a, b) => a.deadline.localeCompare(b.deadline) || near(a, b));
  if (order === 'late') return boards.toSorted((a, b) => b.deadline.localeCompare(a.deadline) || near(a, b));
  if (order === 'roomy') return boards.toSorted((a, b) => b.seatsLeft - a.seatsLeft || near(a, b));
  if (order === 'cheap') return boards.toSorted((a, b) => a.perHead - b.perHead || near(a, b));
  return boards.toSorted(near);
}

/** A purchase of a product has the product's traits; of any other only its text is known. */
export function judgeBoard(board: OpenBoard, excluded: readonly Exclusion[], goods: Goods): ExclusionVerdict {
  const good = goodOf(board, goods);
  const line = [board.title, board.content, ...(good ? [good.line] : [])].join(' ');
  const unwanted = excluded.filter(isUnwanted).map(({ words }) => ({ words: words.slice(0, 1) }));
  if (unwanted.some((each) => isNamed({ line: `${board.title} ${good?.line ?? ''}` }, each))) return 'refused';
  // Of a neighbour’s own post not even that is known.
  const isUntold = good === null && isFood(board) && excluded.some(({ traits }) => traits.length > 0);
  const verdict = judge({ categoryId: board.categoryId, traits: good?.traits ?? UNKNOWN_TRAITS, line }, excluded);
  return isUntold && verdict === 'clear' ? 'unknown' : verdict;
}

const goodOf = ({ productId }: OpenBoard, goods: Goods): Good | null =>
  productId === null ? null : (goods.byId.get(productId) ?? null);

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
