import { categoryName } from '@mungchi/contract';
import type { Decision } from '../decision';
import { isFood } from '../is-food';
import type { Knowledge } from '../knowledge';
import { has } from '../retrieve/constraint-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import type { Pick } from '../retrieve/order-picks';
import { unitPrice } from '../retrieve/unit-price';
import { oneOf, together, withParticle, won } from './korean-text';
import { isShown, nameOf } from './name-of';
import { claimFor } from './price-claims';

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
    ...budgetWords(need.budget),
    ...wishes.map(({ label }) => label),
    what,
  ].join(' ');
  return { what: title, isThere };
}

function budgetWords(budget: Shown['need']['budget']): string[] {
  if (!budget) return [];
  const { min, max, perHead } = budget;
  const head = perHead ? '한 사람에 ' : '';
  if (min !== null && max !== null) return [`${head}${won(min)}~${won(max)}`];
  return [max !== null ? `${head}${won(max)} 이하` : `${head}${won(min!)} 이상`];
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
