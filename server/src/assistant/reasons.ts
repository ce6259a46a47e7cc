import { categoryName } from '@mungchi/contract';
import type { Decision } from './decide';
import type { Knowledge } from './knowledge';
import { oneOf, together, withParticle, won } from './korean-text';
import type { Pick } from './retrieve';

type Shown = Extract<Decision, { kind: 'products' }>;

export function openingLine(shown: Shown, { knowledge, turn }: { knowledge: Knowledge; turn: number }): string {
  switch (shown.lead) {
    case 'cheaper':
      return '더 저렴한 것으로 찾았어요.';
    case 'pricier':
      return '한 단계 위로 찾았어요.';
    case 'other':
      return oneOf(['이런 것도 있어요.', '다른 것으로 골라 봤어요.'], turn);
    case 'again':
      return '처음에 보여 드린 거예요.';
    case 'new':
      return `${subject(shown, knowledge)} ${oneOf(['골라 봤어요.', '찾아봤어요.', '추천해요.'], turn)}`;
  }
}

function subject({ need, people }: Shown, knowledge: Knowledge): string {
  const use = knowledge.uses.find((each) => each.id === need.useId);
  const topics = need.topics.map((topic) => topic.say).join(', ');
  const what = topics || use?.title || (need.category ? categoryName(need.category)! : '인기 상품');
  const conditions = [budgetWords(need.budget), ...labels(need.wants, knowledge)].filter((word) => word !== '');
  const refused = labels(need.avoids, knowledge).map((label) => `${label} 것 빼고`);
  const heads = people !== null && people > 1 ? [`${together(people)} 나누기 좋은`] : [];
  return withParticle([...refused, ...heads, ...conditions, what].join(' '), '으로/로');
}

function budgetWords(budget: Shown['need']['budget']): string {
  if (!budget) return '';
  const { min, max, perHead } = budget;
  const head = perHead ? '한 사람에 ' : '';
  if (min !== null && max !== null) return `${head}${won(min)}~${won(max)}`;
  return max !== null ? `${head}${won(max)} 이하` : `${head}${won(min!)} 이상`;
}

const labels = (ids: string[], knowledge: Knowledge): string[] =>
  knowledge.constraints.filter((constraint) => ids.includes(constraint.id)).map((constraint) => constraint.label);

/** One short reason: what it is for, else what sets it apart from the others shown. */
export function reasonFor({ good, why }: Pick, { picks, need }: Shown, knowledge: Knowledge): string {
  if (why) return why;
  const others = picks.filter((pick) => pick.good !== good).map((pick) => pick.good);
  if (others.length > 0 && others.every((other) => good.price < other.price)) return '가장 저렴해요';
  if (good.likeCount > 0 && others.every((other) => good.likeCount > other.likeCount)) return '이웃들이 많이 찜했어요';
  const wish = knowledge.constraints.find(
    ({ id, has }) => need.wants.includes(id) && has.some((term) => good.line.includes(term)),
  );
  if (wish) return `${wish.label} 상품이에요`;
  return good.keywords[1] ? `${good.keywords.slice(0, 2).join('·')} 쪽으로 좋아요` : '';
}
