import type { Decided, World } from '../decision';
import { ANY_BOARD, type BoardQuery, type Slots } from '../slots';
import type { Topic } from '../understand/lexicon';
import { ANY_QUESTION } from '../understand/read-board-question';
import { SPOKEN } from '../understand/squeeze';
import type { Understanding } from '../understand/understand';
import { hasSubject, perOf } from './pointed';

const AROUND = /지금|현재|요즘|근처|주변|동네|열린공구|아무거나|뭐든|가까운|오늘|내일|마감|자리/;

/** What is asked of open purchases; null when the message is about something else. */
export function boardsAsked(said: Understanding, slots: Slots, world: World): Decided | null {
  const isOfOne =
    said.asksOfBoard &&
    !hasSubject(said) &&
    said.sizes.length === 0 &&
    slots.boards !== null &&
    slots.boards.last.length > 0;
  if (isOfOne && !isNarrowing(said) && !said.joins && !asksFact(said)) return pointAt(said, slots);
  // `첫번째 거 방장이 몇 명 모았대?`: of that one, whatever else it sounds like.
  const isNumbered = said.ordinal !== null && slots.boards !== null && slots.boards.last.length > 0;
  if (isNumbered && !hasSubject(said) && !(said.service?.topic.first ?? false)) return pointAt(said, slots);
  if (isHow(said) || asksHeads(said)) return null;
  if (said.joins) return joinAsked(said, slots, world);
  if (slots.boards && slots.boards.last.length > 0 && NEXT.test(said.core) && !hasSubject(said)) {
    const { query, last } = slots.boards;
    const next = said.boards ? narrow(query, said.boards) : query;
    return lookFor({ ...next, except: [...query.except, ...last] }, slots, world);
  }
  if (said.boards) return lookFor(queryOf(said, slots, world), slots, world, said.asksOfBoard);
  return slots.boards && !isOfGoodsShown(said, slots) ? boardFollowUp(said, slots, world) : null;
}

/** `몇 명이 나눠야 5천원 밑으로 되나`: of a price, and of no purchase. */
export const asksHeads = ({ core, budget }: Understanding): boolean => budget?.max != null && HEADS.test(core);
const HEADS = /몇(?:명|집|사람|가구)이?(?:서)?(?:나[눠누]|모[여이]|있)/;

/** Nothing was open and goods were shown instead: `더 싼 거`, `2번` are about those. */
const isOfGoodsShown = (said: Understanding, { boards, last }: Slots): boolean =>
  boards !== null &&
  boards.last.length === 0 &&
  last.length > 0 &&
  (!hasSubject(said) || isSame(said, boards.query)) &&
  said.excluded.length + said.takenBack.length === 0;

/** `그럼 소금 얼마야` after none of it was open. */
const isSame = ({ topics, uses }: Understanding, query: BoardQuery): boolean =>
  topics.length > 0 &&
  uses.length === 0 &&
  topics.every(({ title }) => query.topics.some((other) => other.title === title));

/** `물건은 어디서 받아?`: no purchase tells that, a fact does. */
const asksFact = ({ service }: Understanding): boolean =>
  service !== null && (service.topic.first || (service.letters >= 4 && service.topic.topic === 'pickup'));

/** `공구 열었는데 환불은?` is about the service, however much of it speaks of purchases. */
const isHow = ({ service, boards, core, topics, asksOfBoard }: Understanding): boolean =>
  service !== null &&
  (service.topic.first ||
    (HOW_TO.has(service.topic.topic) &&
      !(topics.length > 0 && (EXISTS.test(core) || (asksOfBoard && service.topic.topic === 'people-limit'))))) &&
  boards?.seats == null &&
  boards?.withinDays == null;
const HOW_TO = new Set(['open', 'people-limit', 'edit', 'likes']);
/** `누가 쌀 공구 올려놨던데 아직 있나`: whether there is one. */
const EXISTS = /(?:있|없)(?:나|어|음|을까|냐|니|는지|는가|나요|어요)?(?:요)?[?ㅋㅎㅠㅜ]*$/;

/** `딸기 공구 있어?` names the thing; `그건 공구 있어?` means what is on screen; `지금 열린 공구` means all. */
export function queryOf(said: Understanding, slots: Slots, { goods }: World): BoardQuery {
  const topics = topicsOf(said);
  const most = ONE.test(said.core) ? 1 : null;
  // A purchase is told by the share: what all have together is parted among them.
  const share = (won: number | null | undefined) =>
    won == null || said.budget?.perHead || said.people === null ? (won ?? null) : Math.floor(won / said.people);
  const asked = { ...said.boards!, most, maxPerHead: share(said.budget?.max), minPerHead: share(said.budget?.min) };
  if (topics.length > 0 || said.category !== null || said.uses.length > 0) {
    return { ...ANY_BOARD, ...asked, topics, category: said.category };
  }
  const narrows = isNarrowing(said);
  if (slots.boards && narrows) return narrow(slots.boards.query, asked);
  const isPointed = said.points || said.ordinal !== null || slots.focus !== null;
  const isAboutList =
    slots.last.length > 0 && slots.need !== null && (said.points || !AROUND.test(said.core)) && (isPointed || !narrows);
  if (!isAboutList) return { ...ANY_BOARD, ...asked };
  const pointed =
    said.ordinal !== null ? slots.last.at(said.ordinal > 0 ? said.ordinal - 1 : said.ordinal) : slots.focus;
  const productIds = pointed != null && goods.byId.has(pointed) ? [pointed] : slots.last;
  return { ...ANY_BOARD, ...asked, productIds, topics: slots.need!.topics };
}

const ONE = /하나만|한개만|한곳만|한군데만|딱하나|딱한개|1개만/;

/** Puts a condition on what is on screen. */
const isNarrowing = ({ boards }: Understanding): boolean =>
  boards !== null &&
  [boards.seats, boards.minSeats, boards.withinDays, boards.maxMetres, boards.order].some((each) => each !== null);

function narrow(before: BoardQuery, asked: Partial<BoardQuery>): BoardQuery {
  return {
    ...before,
    withinDays: asked.withinDays ?? before.withinDays,
    fromDays: asked.withinDays == null ? before.fromDays : (asked.fromDays ?? null),
    seats: asked.seats ?? before.seats,
    minSeats: asked.minSeats ?? before.minSeats,
    maxMetres: asked.maxMetres ?? before.maxMetres,
    order: asked.order ?? before.order,
    most: asked.most ?? null,
    maxPerHead: asked.maxPerHead ?? before.maxPerHead,
    minPerHead: asked.minPerHead ?? before.minPerHead,
    except: [],
  };
}

/** A word that the catalogue does not know may still be in a neighbour's title. */
function topicsOf({ topics, uses, unknown, core }: Understanding): Topic[] {
  const strong = topics.filter(({ say, weak }) => !weak && !say.startsWith('공구'));
  if (strong.length > 0) return strong;
  const weak = topics.filter(({ say }) => !say.startsWith('공구'));
  if (weak.length > 0) return weak.map((topic) => ({ ...topic, weak: !isBeforePurchase(topic.say, core) }));
  if (uses.length > 0) {
    return uses.map(({ title, needs }) => ({
      say: title,
      title,
      find: needs.flatMap(({ find }) => find),
      category: null,
      weak: false,
    }));
  }
  // `헤드폰 공구` names a thing, if one that nobody sells; any other word may be a way of speaking.
  return unknown
    .filter((word) => !TELLS.test(word) && !SPOKEN.test(word))
    .slice(0, 1)
    .map((word) => ({ say: word, title: word, find: [word], category: null, weak: !isBeforePurchase(word, core) }));
}

/** `하는 공구`, `괜찮은 공구`: names nothing. */
const TELLS = /(?:하|는|은|던|한|할|된|될|인|운|을|ㄹ)$/;

/** The very word before `공구` is what is asked for, however little the catalogue knows of it. */
const isBeforePurchase = (word: string, core: string): boolean =>
  ['공구', '공동구매', '같이살', '같이사'].some((purchase) => core.includes(`${word}${purchase}`));

export function lookFor(query: BoardQuery, slots: Slots, { goods }: World, isOfOne = false): Decided {
  const about = query.productIds.flatMap((id) => goods.byId.get(id) ?? []);
  return {
    decision: { kind: 'open-boards', query, about, goods: [], isOfOne },
    slots: { ...slots, boards: { query, last: [], focus: null } },
  };
}

/** `2번`, `이거 참여할래`, `다른 거`, `더 싼 거` about purchases on screen. */
function boardFollowUp(said: Understanding, slots: Slots, world: World): Decided | null {
  const boards = slots.boards!;
  const { commands, ordinal } = said;
  if (said.service && (said.service.topic.first || said.service.letters >= 4)) return null;
  // `10키로로 사면 얼마?`: of what is sold.
  if (said.sizes.length > 0 && !hasSubject(said)) return null;
  // `쌀은 누가 하는 거야?` asks of the purchase of it.
  const isAmong = said.elliptic || AMONG.test(said.core) || (said.asksOfBoard && boards.last.length > 0);
  if (hasSubject(said) && (!isAmong || commands.has('popular') || GOODS.test(said.core))) return null;
  if (hasSubject(said)) {
    const category = said.category ?? (said.topics.length > 0 ? null : boards.query.category);
    const query = { ...boards.query, topics: topicsOf(said), category, productIds: [], except: [] };
    return lookFor(query, slots, world, said.asksOfBoard);
  }
  if (said.excluded.length + said.takenBack.length > 0 || said.takesAllBack) {
    return lookFor({ ...boards.query, except: [] }, slots, world);
  }
  const isAboutOne =
    ordinal !== null || said.points || commands.has('detail') || commands.has('split') || isCount(said);
  if (isAboutOne && !commands.has('other')) return pointAt(said, slots);
  if (TOO_FAR.test(said.core)) return lookFor({ ...boards.query, order: 'near', except: [] }, slots, world);
  if (commands.has('cheaper') || commands.has('cheapest')) {
    return lookFor({ ...boards.query, order: 'cheap', except: [] }, slots, world);
  }
  if (commands.has('other')) {
    return lookFor({ ...boards.query, except: [...boards.query.except, ...boards.last] }, slots, world);
  }
  if (said.budget) {
    const { max: maxPerHead, min: minPerHead } = said.budget;
    return lookFor({ ...boards.query, maxPerHead, minPerHead, except: [] }, slots, world);
  }
  return null;
}

/** `이 중에 먹는 거`: of those on screen. */
const AMONG = /^(?:그럼|음|혹시)?(?:이|그|저|요|여기)중에?서?|^여기서/;
/** `그다음 싼 건?` */
const NEXT = /^(?:그|그럼|그럼그)?다음(?:으로)?(?:거|것|건|싼|가까운|저렴|은|으론|빠른|꺼)/;
const TOO_FAR = /멀다|멀어|멀네|먼데|멀지/;
/** Asks for what is sold, not for a purchase. */
const GOODS = /그냥파|파는|상품|제품|살수/;
const isCount = (said: Understanding): boolean => said.people !== null && said.budget === null;

export function pointAt(said: Understanding, slots: Slots): Decided | null {
  const { last, focus } = slots.boards!;
  if (last.length === 0) return null;
  const { ordinal, joins, people } = said;
  const boardId = ordinal !== null ? last.at(ordinal > 0 ? ordinal - 1 : ordinal) : (focus ?? last[0]);
  if (boardId === undefined) {
    return { decision: { kind: 'none', reason: 'out-of-list', asked: String(last.length), nearest: null }, slots };
  }
  return {
    decision: { kind: 'board', boardId, joins, people, ...(said.commands.has('unit') && { per: perOf(said) }) },
    slots: { ...slots, boards: { ...slots.boards!, focus: boardId } },
  };
}

const HOW = /어떻게|어케|어떡|방법|려면|하는법|어디서|되나|돼요|되나요|되죠|수있나/;
const BUYS = /주문|구매|담아|장바구니|사고싶/;

function joinAsked(said: Understanding, slots: Slots, world: World): Decided | null {
  const topics = topicsOf(said.boards ? said : { ...said, unknown: [] }).filter(({ weak }) => !weak);
  const question = said.boards ?? ANY_QUESTION;
  // `떡 주문할게요` asks for goods, unless purchases are on screen.
  const isPointed = said.points && slots.last.length > 0;
  const isBuying = said.boards === null && slots.boards === null && BUYS.test(said.core) && !isPointed;
  if (topics.length > 0 && isBuying) return null;
  if (topics.length > 0) return lookFor({ ...ANY_BOARD, ...question, topics }, slots, world);
  if (slots.boards && slots.boards.last.length > 0) return pointAt(said, slots);
  // `나도 낄래` with nothing on screen: into whatever is open, unless it asks how.
  const isOpen =
    said.boards !== null ||
    ((said.service === null || said.service.topic.topic === 'join') && !isBuying && said.excluded.length === 0);
  if (slots.last.length === 0)
    return isOpen && !HOW.test(said.core) ? lookFor({ ...ANY_BOARD, ...question }, slots, world) : null;
  return lookFor(queryOf({ ...said, boards: question }, slots, world), slots, world);
}
