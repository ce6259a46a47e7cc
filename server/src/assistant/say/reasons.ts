import { categoryName } from '@mungchi/contract';
import { budgetWords } from '../chips';
import type { Decision } from '../decision';
import type { Exclusion } from '../exclusion';
import { isGroupWord } from '../group-words';
import type { Knowledge } from '../knowledge';
import { has } from '../retrieve/allow-rules';
import { isFood, judge } from '../retrieve/exclusion-rules';
import { fitsOfAny, SMALLEST_FIT } from '../retrieve/fit-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import type { Pick } from '../retrieve/order-picks';
import { measureOf, unitPrice } from '../retrieve/unit-price';
import type { Need } from '../slots';
import type { Topic } from '../understand/lexicon';
import { squeeze } from '../understand/squeeze';
import { oneOf, together, withParticle, won } from './korean-text';

/** Those that cost least; several when they cost the same. `each` is what they were compared by, null for the whole price. */
export type Lowest = { goods: Good[]; each: string | null; won: number };

/**
 * A price is called lowest only where it can be compared: by the unit if every name tells the same one, by the whole price if
 * none tells an amount. A pack of five beside one of twenty is neither.
 */
export function lowestOf(goods: readonly Good[]): Lowest | null {
  const measured = goods.map((good) => ({ good, measure: measureOf(good) }));
  const each = measured[0]?.measure?.each ?? null;
  if (goods.length < 2 || measured.some(({ measure }) => (measure?.each ?? null) !== each)) return null;
  const priced = measured.map(({ good, measure }) => ({ good, won: measure?.won ?? good.price }));
  const least = Math.min(...priced.map(({ won: own }) => own));
  return {
    goods: priced.filter(({ won: own }) => own - least < SAME).map(({ good }) => good),
    each,
    won: Math.round(least),
  };
}
/** What is written as the same is the same. */
const SAME = 0.5;

/** Empty where nothing can be said of all. Else everything that could have been meant and can be bought: what the words find at all, and what is of the same kind. */
export function rivalsOf(
  good: Good,
  { need, excluded }: { need: Need; excluded: readonly Exclusion[] },
  goods: Goods,
): Good[] {
  // Of a whole group, of anything at all or below a limit it could be said of something else every time.
  if (need.topics.length !== 1 || isGroupWord(need.topics[0]!) || need.budget) return [];
  const found = need.topics.map(({ find, category }) => fitsOfAny(goods, find, category));
  const words = need.topics.map(({ say }) => say);
  const isMeant = (each: Good) =>
    each.tags[0] === good.tags[0] ||
    found.some((fits) => (fits.get(each) ?? 0) >= SMALLEST_FIT) ||
    words.some((word) => squeeze(each.name).includes(word));
  return goods.all.filter((each) => isMeant(each) && judge(each, excluded) === 'clear');
}

const SEVERAL = ['', '', '둘', '셋', '넷', '다섯'];
/** `셋 중`. */
export const among = (many: number): string => `${SEVERAL[many] ?? `${many}개`} 중`;

/** `100g에 230원꼴, 셋 중 가장 저렴해요`; empty unless it is so. `rivals` is asked for only if it is the lowest of those shown. */
function claimFor(good: Good, shown: readonly Good[], rivals: () => readonly Good[]): string {
  const lowest = lowestOf(shown);
  if (lowest?.goods.length !== 1 || lowest.goods[0] !== good) return '';
  const basis = lowest.each === null ? '' : `${lowest.each}에 ${won(lowest.won)}꼴, `;
  const all = lowestOf(rivals());
  const isOfAll = all?.goods.length === 1 && all.goods[0] === good;
  return `${basis}${isOfAll ? '' : `${among(shown.length)} `}가장 저렴해요`;
}

/** Whom it is for; says nothing of what it is. */
const OWNERS: ReadonlySet<string> = new Set(
  '강아지 고양이 아이 아기 애기 어린이 유아 가족 부모님 어르신 손님 직장인 친구 반려동물'.split(' '),
);
/** How verbs and what describes end. */
const DESCRIBES = /(?:[는은던진한할운된친을릴줄쓸볼먹서고며면]|다|요|해|어|아|게)$/;

/**
 * What was asked for, as a noun (`강아지 간식`, `땅콩버터, 잼`): of several words those of which something is shown. Empty when
 * no word of it is a noun.
 */
export function nameOf(
  topics: readonly Topic[],
  goods: Goods,
  { shown = [], isCondition = () => false }: { shown?: readonly Good[]; isCondition?: (title: string) => boolean } = {},
): string {
  const nouns = topics.filter(({ title }) => !isDescription(title, goods));
  const owners = nouns.filter(({ title }) => OWNERS.has(title));
  const things = nouns.filter(({ title }) => !OWNERS.has(title));
  const some = (first: Topic[]) => (first.length > 0 ? first : things);
  const meant = some(
    things.filter(({ title }) => !isCondition(title) || goods.all.some((g) => g.shelves.includes(title))),
  );
  const there = meant.filter((topic) => isShown([topic], shown, goods));
  const named = there.length > 0 ? there : meant;
  if (named.length === 0) return '';
  const titles = (some: Topic[]) => [...new Set(some.map(({ title }) => title))];
  return [...titles(owners), titles(named).join(', ')].join(' ');
}

/** `다진`, `빨아쓰는`: of a product's name, but not what it is. */
function isDescription(title: string, { all }: Goods): boolean {
  if (!DESCRIBES.test(title)) return false;
  return !all.some(
    ({ nameWords, shelves, tags }) => tags[0] === title || shelves.includes(title) || nameWords.at(-1)?.endsWith(title),
  );
}

/**
 * Whether something shown is what was asked for: by name, shelf or first keyword, or as one of those the word stands for. What a
 * word that nothing here is called (`홍삼`) is looked for instead of is something else.
 */
const isShown = (topics: readonly Topic[], shown: readonly Good[], goods: Goods): boolean =>
  topics.some(({ title, find }) => {
    const standsFor = isGroupWord({ find }) || isSold(title, goods) ? find : [];
    return shown.some((good) => {
      const name = squeeze(good.name);
      const last = good.nameWords.at(-1) ?? '';
      const isCalled = (word: string) =>
        word.length > 1 ? name.includes(word) || good.shelves.includes(word) : last.length > 1 && last.endsWith(word);
      return isCalled(title) || good.tags[0] === title || standsFor.some(isCalled);
    });
  });

const isSold = (title: string, { vocabulary, all }: Goods): boolean =>
  vocabulary.has(title) || all.some(({ name }) => squeeze(name).includes(title));

type Shown = Extract<Decision, { kind: 'products' }>;

type Words = { knowledge: Knowledge; turn: number; goods: Goods };

export function openingLine(shown: Shown, { knowledge, turn, goods }: Words): string {
  switch (shown.lead) {
    case 'cheaper':
      return oneOf(['더 저렴한 것으로 찾았어요.', '값을 조금 더 낮춰 봤어요.'], turn);
    case 'pricier':
      return oneOf(['한 단계 위로 찾았어요.', '조금 더 값이 나가는 것으로 골랐어요.'], turn);
    case 'cheaper-alike':
      return oneOf(
        [
          '같은 조건으로는 더 저렴한 게 없어서 비슷한 것에서 찾았어요.',
          '딱 맞는 것 중엔 더 값이 낮은 걸 찾지 못해서 비슷한 것으로 골랐어요.',
        ],
        turn,
      );
    case 'pricier-alike':
      return oneOf(
        [
          '같은 조건으로는 더 비싼 게 없어서 비슷한 것에서 찾았어요.',
          '딱 맞는 것 중엔 더 값이 나가는 걸 찾지 못해서 비슷한 것으로 골랐어요.',
        ],
        turn,
      );
    case 'cheaper-last':
      return oneOf(
        ['이보다 값이 낮은 건 찾지 못했어요. 여럿이 나누면 부담이 줄어요.', '더 값이 낮은 건 찾지 못했어요.'],
        turn,
      );
    case 'pricier-last':
      return oneOf(['이보다 값이 나가는 건 찾지 못했어요.', '더 값이 나가는 건 찾지 못했어요.'], turn);
    case 'other':
      return oneOf(['이런 것도 있어요.', '다른 것으로 골라 봤어요.'], turn);
    case 'similar':
      return oneOf(['같은 종류는 다 보여 드려서 비슷한 것으로 골랐어요.', '비슷한 것까지 넓혀서 골랐어요.'], turn);
    case 'made-from':
      return oneOf(['그대로 살 수 있는 건 없어서 재료로 골라 봤어요.', '다 빠져서, 만들 때 쓸 재료로 골랐어요.'], turn);
    case 'again':
      return oneOf(['처음에 보여 드린 거예요.', '처음 것으로 다시 보여 드려요.'], turn);
    case 'new': {
      const { what, isThere } = subject(shown, knowledge, goods);
      if (what === '') return oneOf(['말씀하신 말로 찾은 상품이에요.', '이런 게 있어요.'], turn);
      if (!isThere)
        return oneOf(
          [
            `‘${what}’에 꼭 맞는 건 찾지 못해서 가까운 것으로 골랐어요.`,
            `‘${what}’ 상품은 찾지 못했어요. 가까운 것으로 보여 드려요.`,
          ],
          turn,
        );
      return oneOf(
        [
          `${what} 중에서 골라 봤어요.`,
          `${what} 찾으시죠? 이런 게 있어요.`,
          `${withParticle(what, '은/는')} 이런 게 좋아 보여요.`,
        ],
        turn,
      );
    }
  }
}

/** What was asked for, as a noun with its conditions; and whether anything shown is that. */
function subject(
  { picks, need, people, unmet }: Shown,
  knowledge: Knowledge,
  goods: Goods,
): { what: string; isThere: boolean } {
  const use = knowledge.uses.find((each) => each.id === need.useId);
  const isCondition = (title: string) =>
    knowledge.occasions.has(title) ||
    knowledge.constraints.some(({ label, say }) => label === title || say.includes(title));
  const shown = picks.map(({ good }) => good);
  const topics = nameOf(need.topics, goods, { shown, isCondition });
  const what =
    need.topics.length > 0 ? topics : (use?.title ?? (need.category ? categoryName(need.category)! : '인기 상품'));
  const isThere = need.topics.length === 0 || isShown(need.topics, shown, goods);
  if (what === '') return { what, isThere };
  const wishes = knowledge.constraints.filter(
    (each) =>
      need.wants.includes(each.id) && !unmet.includes(each) && each.id !== use?.id && !what.includes(each.label),
  );
  const areFood = picks.some(({ good }) => isFood(good));
  const refused = knowledge.constraints.filter((each) => need.avoids.includes(each.id) && (areFood || !each.ofFood));
  const title = [
    ...refused.map(({ label }) => `${label} 것 빼고`),
    ...(people !== null && people > 1 ? [`${together(people)} 나눌`] : []),
    ...(need.budget ? budgetWords(need.budget) : []),
    ...wishes.map(({ label }) => label),
    what,
  ].join(' ');
  return { what: title, isThere };
}

/** One short reason: what it is for, else what sets it apart, else what it comes to. */
export function reasonFor(
  { good, why }: Pick,
  { picks, need, unmet }: Shown,
  knowledge: Knowledge,
  rivals: () => readonly Good[],
): string {
  if (why) return why;
  const asked = need.sizes.length > 0 ? unitPrice(good) : null;
  if (asked) return `${asked.each}에 ${won(asked.won)}꼴이에요`;
  const others = picks.filter((pick) => pick.good !== good).map((pick) => pick.good);
  if (isAnything(need) && good.likeCount > 1) return `이웃 ${good.likeCount}명이 찜했어요`;
  const isDear = need.order === 'dear' || unmet.some(({ order }) => order === 'dear');
  const shown = picks.map((pick) => pick.good);
  const claim = isDear ? '' : claimFor(good, shown, rivals);
  if (claim !== '') return claim;
  if (good.likeCount > 0 && others.every((other) => good.likeCount > other.likeCount)) return '이웃들이 많이 찜했어요';
  const wish = knowledge.constraints.find(
    (each) => need.wants.includes(each.id) && !unmet.includes(each) && has(good, each),
  );
  if (wish) return `${wish.label} 상품이에요`;
  const unit = unitPrice(good);
  if (unit) return `${unit.each}에 ${won(unit.won)}꼴이에요`;
  const fit = good.tags.filter((tag) => knowledge.occasions.has(tag)).slice(0, 2);
  return fit.length > 0 ? `${fit.join('·')}용으로 좋아요` : '';
}

/** Nothing in particular was asked for. */
const isAnything = ({ topics, useId, category }: Shown['need']): boolean =>
  topics.length === 0 && useId === null && category === null;
