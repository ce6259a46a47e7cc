import { countOf } from '../../korean/count-words';
import type { World } from '../decision';
import type { Good, Goods } from '../retrieve/goods-index';
import { retrieve } from '../retrieve/retrieve';
import { measureOf, type Per } from '../retrieve/unit-price';
import { EMPTY_NEED, type Slots } from '../slots';
import { squeeze } from '../understand/squeeze';
import type { Understanding } from '../understand/understand';

export const hasSubject = (said: Understanding): boolean =>
  said.topics.length > 0 || said.uses.length > 0 || said.category !== null;

/** Nothing is said beside what is done with the list. */
export const isBare = (said: Understanding): boolean =>
  !hasSubject(said) &&
  said.excluded.length === 0 &&
  said.budget === null &&
  said.wants.length + said.avoids.length + said.sizes.length === 0;

/** `그럼 상품이라도 보여줘봐`: what is sold, since no purchase is open. */
export const ASKS_GOODS =
  /(?:상품|제품|물건|파는거|파는것)(?:이라도|라도|들이라도|으로라도|들|부터|은|으로)(?:좀|한번|일단|그냥)*(?:보여|추천|골라|찾아|볼|보자|있|없|뭐|얼마)|^(?:없으면|그럼|아쉽네|아쉽다|음|아)*(?:그냥|혼자|따로|직접)?(?:파는|사는|살수있는)(?:거|것|건|게|상품|물건)(?:는|은|이라도|라도|도|로)?(?:있|없|보여|추천|뭐|얼마|볼|$)|^(?:없으면|그럼)?(?:그냥|혼자|따로)(?:살게|살래|사지|사야|사자|살까)/;

/** `1kg에 얼마`, `리터당`: the amount that is asked for. */
export function perOf({ core }: Understanding): Per | null {
  if (/(?:kg|키로|킬로)(?:그램)?(?:당|에|는)|(?<![\d.])1(?:kg|키로|킬로)(?=얼|값|가격)/.test(core)) return 'kg';
  if (/(?:리터|\dl)(?:당|에|는)|(?<![\d.])1(?:리터|l)(?=얼|값|가격)/.test(core) && !/(?:미리|밀리)리터/.test(core))
    return 'l';
  if (/100(?:그램|그람|g)/.test(core)) return '100g';
  if (/100(?:ml|미리|밀리)/.test(core)) return '100ml';
  const piece = /(?:한|1)?(롤|장|매|봉|병|캔|팩|구|포)(?:지)?(?:당|에|(?<=[한1].{1,2})(?=얼|값))/
    .exec(core)?.[1]
    ?.replace('장', '매');
  if (piece) return piece as Per;
  return /하나|한나|개당|알당|(?:한|1)(?:개|알|칸|쌍|켤레|마리|조각|컵|모)/.test(core) ? '개' : null;
}

/** `두 개 사서 넷이 나누면`, `열 세트면`: so many packs of it. */
export function packsOf({ core }: Understanding): number {
  const many = PACKED.exec(core)?.[1];
  return many === undefined ? 1 : countOf(many);
}
const PACKED =
  /(?<!\d)(두|세|네|다섯|[2-9]|\d{2})(?:개|박스|상자|봉지?|세트|통|판|팩|포대|병|캔)(?:(?:를|만|씩)?(?:사|시키|주문|담)|(?:이?면|이믄)(?=얼|$|총|다해))/;

export const goodsBy = (ids: readonly number[], goods: Goods): Good[] => ids.flatMap((id) => goods.byId.get(id) ?? []);

/** The one that is spoken of: by its number, else the one spoken of before, else the first. */
export function pointedAt({ ordinal }: Understanding, { last, focus }: Slots, goods: Goods): Good | null {
  const id = ordinal !== null ? last.at(ordinal > 0 ? ordinal - 1 : ordinal) : (focus ?? last[0]);
  return id === undefined ? null : (goods.byId.get(id) ?? null);
}

/** `아기 걸로 할게`: the one of the list that has a word which no other of it has; null where that is none, or several. */
export function onlyNamed(text: string, shown: readonly Good[]): Good | null {
  const own = (good: Good): string[] =>
    good.nameWords
      .slice(1)
      .filter(
        (word) => word.length > 1 && shown.every((other) => other === good || !squeeze(other.name).includes(word)),
      );
  const named = shown.filter((good) => own(good).some((word) => text.includes(word)));
  return named.length === 1 ? named[0]! : null;
}

/** Most of whose name, amounts included, stands in the message, the first of several; null where all have as much, unless there is only one. */
export function toldFrom(said: Understanding, pool: readonly Good[]): Good | null {
  const worth = pool.map((good) => worthOf(good, said));
  const most = Math.max(0, ...worth);
  const isTold = worth.some((each) => each < most) || (pool.length === 1 && said.topics.length > 0);
  return most > 0 && isTold ? pool[worth.indexOf(most)]! : null;
}

export function worthOf(good: Good, { core, sizes }: Understanding): number {
  const name = squeeze(good.name);
  const words = good.nameWords.slice(1).filter((word) => word.length > 1 && isIn(word, core));
  const amounts = sizes.filter((size) => !ONE.has(size) && name.includes(size.replace(/이상$|이하$/, '')));
  return words.reduce((sum, word) => sum + word.length, 0) + 3 * amounts.length;
}

/** Asked for one of it, not told. */
const ONE: ReadonlySet<string> = new Set('1kg 1l 100g 100ml 1개 1장 1매 1봉 1병 1캔 1팩 1롤 1구'.split(' '));

/** `현미` names `현미밥`. */
const isIn = (word: string, core: string): boolean =>
  core.includes(word) || (word.length > 2 && core.includes(word.slice(0, -1)));

/** `큰 거`, `작은 걸`: the one that holds most or least, where all are counted alike. */
export function bySize({ core }: Understanding, pool: readonly Good[]): Good | null {
  const sign = /(?:큰|많은)(?:거|것|걸|놈|쪽|건|게)/.test(core)
    ? 1
    : /작은(?:거|것|걸|놈|쪽|건|게)/.test(core)
      ? -1
      : 0;
  const measures = pool.map(measureOf);
  if (sign === 0 || measures.some((each) => each === null || each.each !== measures[0]?.each)) return null;
  const amounts = pool.map((good, i) => (sign * good.price) / measures[i]!.won);
  return pool[amounts.indexOf(Math.max(...amounts))] ?? null;
}

/**
 * The goods that are held against each other. A side is looked for among what is on screen and what answers to the same
 * wish, then among what it names itself; a single one is held against the one spoken of. Null where not both are found.
 */
export function sidesCompared(said: Understanding, slots: Slots, world: World): Good[] | null {
  if (said.sides.length === 0) return null;
  const shown = goodsBy(slots.last, world.goods);
  const near =
    slots.need === null ? [] : goodsFor({ ...slots.need, budget: null, sizes: [], within: [] }, slots, world);
  const named = said.topics.length === 0 ? [] : goodsFor({ ...EMPTY_NEED, topics: said.topics }, slots, world);
  const found = said.sides.map((side) => bestFor(side, [...shown, ...near]) ?? bestFor(side, named));
  const goods = [...new Set(found.filter((good) => good !== null))];
  if (goods.length > 1) return goods;
  const spoken = goodsBy([slots.focus ?? slots.last[0] ?? -1], world.goods)[0];
  return goods.length === 1 && spoken && spoken !== goods[0] ? [goods[0]!, spoken] : null;
}

const goodsFor = (need: Parameters<typeof retrieve>[0], slots: Slots, world: World): Good[] =>
  retrieve(need, slots, world).picks.map(({ good }) => good);

/** The one most of whose name stands in the words; the first of several. */
function bestFor(side: string, goods: readonly Good[]): Good | null {
  let best: Good | null = null;
  let most = 0;
  for (const good of goods) {
    const letters = good.name
      .toLowerCase()
      .split(/\s+/)
      .slice(1)
      .map(squeeze)
      .filter((word) => word.length > 1 && side.includes(word))
      .reduce((sum, word) => sum + word.length, 0);
    const whole = letters > 0 ? letters : good.tags.some((tag) => tag.length > 1 && side.includes(tag)) ? 1 : 0;
    if (whole > most) [best, most] = [good, whole];
  }
  return best;
}
