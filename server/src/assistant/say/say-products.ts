import { categoryName, split } from '@mungchi/contract';
import { ALLERGENS, type Trait } from '../../products/trait-rules';
import type { Decision } from '../decision';
import type { Knowledge } from '../knowledge';
import { isConstraintTold } from '../retrieve/allow-rules';
import { isFood } from '../retrieve/exclusion-rules';
import type { Good, Goods } from '../retrieve/goods-index';
import { amountEach, isAmount, measureOf, type Per, piecesOf, unitPrice } from '../retrieve/unit-price';
import { oneOf, together, withParticle, won } from './korean-text';
import { among, type Lowest, lowestOf, openingLine } from './reasons';

export function sayNone(
  { reason, asked, nearest, unsure, isSelf }: Extract<Decision, { kind: 'none' }>,
  turn: number,
): string {
  switch (reason) {
    case 'unknown':
      return oneOf(
        [
          `아쉽지만 ‘${asked}’ 상품은 뭉치에 없어요. 신선식품, 가공식품, 주방용품, 생활용품 중에서 찾아 드릴 수 있어요.`,
          `‘${asked}’ 상품은 아직 없어요. 비슷한 물건이나 쓸 곳을 말해 주시면 찾아볼게요.`,
        ],
        turn,
      );
    case 'budget':
      if (nearest) {
        return `말씀하신 조건에 맞는 ${asked ? `‘${asked}’ ` : ''}상품은 없어요. 가장 가까운 건 ${nearest.name} ${won(nearest.price)}이에요. 조건을 조금 바꿔 볼까요?`;
      }
      return asked
        ? sayNone({ kind: 'none', reason: 'unknown', asked, nearest }, turn)
        : '말씀하신 조건에 맞는 상품을 찾지 못했어요. 조건을 하나만 덜어 볼까요?';
    case 'excluded':
      if (!asked) return '그래서 보여 드릴 상품이 남지 않았어요. 다른 걸 찾아볼까요?';
      return `그래서 보여 드릴 ‘${asked}’ 상품이 없어요. ${isSelf ? `다시 보고 싶으면 ‘${asked} 괜찮아’라고 말해 주세요.` : '다른 걸 찾아볼까요?'}`;
    case 'unsure':
      return `무엇이 들었는지 확인된 ${asked ? `‘${asked}’ ` : ''}상품이 없어요. 성분을 모르는 상품 ${unsure?.length ?? 0}개는 따로 뒀어요.`;
    case 'out-of-list':
      return `방금 보여 드린 건 ${asked}개예요. 번호를 다시 말해 주세요.`;
    case 'exhausted':
      return oneOf(
        [
          '조건에 맞는 상품은 이제 다 보여 드렸어요. 예산이나 종류를 바꾸면 더 찾아볼 수 있어요.',
          '더 보여 드릴 상품이 없어요. 조건을 하나 바꿔 볼까요?',
        ],
        turn,
      );
    case 'cheapest':
      return nearest
        ? oneOf(
            [
              `보여 드린 것 중 ${nearest.name} ${won(nearest.price)}보다 값이 낮은 건 찾지 못했어요. 여럿이 나누면 부담이 줄어요.`,
              `${nearest.name} ${won(nearest.price)}보다 값이 낮은 건 찾지 못했어요.`,
            ],
            turn,
          )
        : '값이 더 낮은 상품은 찾지 못했어요.';
    case 'dearest':
      return nearest
        ? oneOf(
            [
              `${nearest.name} ${won(nearest.price)}보다 값이 나가는 건 찾지 못했어요.`,
              `값이 더 나가는 건 찾지 못했어요. 지금 것은 ${nearest.name} ${won(nearest.price)}이에요.`,
            ],
            turn,
          )
        : '값이 더 나가는 상품은 찾지 못했어요.';
  }
}

type Shown = Extract<Decision, { kind: 'products' }>;

const INSTEAD = { fit: '가까운 것으로', cheap: '가격이 낮은 것부터', dear: '가격이 높은 것부터' };

/** Names, prices and reasons are on the cards; here is what they cannot say. */
export function sayProducts(shown: Shown, wording: { knowledge: Knowledge; turn: number; goods: Goods }): string {
  const { halfKnown } = shown;
  return [
    // What is not sold is said first.
    halfKnown === null
      ? openingLine(shown, wording)
      : `‘${halfKnown.whole}’ 상품은 없어서 ${withParticle(halfKnown.shown, '으로/로')} 골랐어요.`,
    ...tooFewLines(shown),
    ...missedLines(shown),
    ...unknownLines(shown, wording.knowledge),
    ...(shown.untold === null ? [] : ['말씀하신 점은 상품 정보에 없어요. 상세 화면에서 확인해 주세요.']),
    ...shown.unmet.map(
      ({ label, order }) => `‘${label}’ 표시가 있는 건 찾지 못해서 ${INSTEAD[order ?? 'fit']} 골랐어요.`,
    ),
  ].join('\n');
}

/** `안 신 과일`, where no name tells: nothing is claimed. */
function unknownLines({ picks, need }: Shown, { constraints }: Knowledge): string[] {
  return constraints
    .filter(({ id, attribute }) => attribute !== null && need.avoids.includes(id))
    .filter((each) => picks.some(({ good }) => !isConstraintTold(good, each)))
    .map(({ label }) => `‘${label}’ 것인지는 표시가 없어 확인할 수 없어요. 상세 화면에서 봐 주세요.`);
}

/** `30명이 나눌 과자`: what does not go round is said not to. */
function tooFewLines({ picks, people }: Shown): string[] {
  if (people === null || people < 2) return [];
  const few = picks.filter(({ good }) => (piecesOf(good) ?? people) < people);
  if (few.length === 0) return [];
  const which = few.length === picks.length ? '' : `${few.map((pick) => `${picks.indexOf(pick) + 1}번`).join(', ')}은 `;
  return [`${which}한 사람에 하나씩 돌아가지 않아요. 더 필요하면 여러 개를 사야 해요.`];
}

function missedLines({ missed, need }: Shown): string[] {
  if (!missed) return [];
  const size = missed.sizes.map((each) => each.replace(/(이상|이하)$/, ' $1')).join(', ');
  if (missed.nearest && need.budget) {
    return [
      `${size}짜리는 말씀하신 값에 없어요. ${withParticle(`‘${missed.nearest.name}’`, '이/가')} ${won(missed.nearest.price)}이에요.`,
    ];
  }
  return [`${size}짜리는 없어서 양이 다른 것으로 골랐어요.`];
}

export function sayDetail(good: Good, people: number, turn: number): string {
  const unit = unitPrice(good);
  return [
    `${withParticle(good.name, '은/는')} ${won(good.price)}이고, ${categoryName(good.categoryId)} ${good.subCategory} 상품이에요.${unit ? ` ${unit.each}에 ${won(unit.won)}꼴이에요.` : ''}`,
    ...(isFood(good) ? [labelLine(good, turn)] : []),
    `${together(people)} 나누면 한 사람에 ${won(split(good.price, people).follower)}이에요.`,
  ].join('\n');
}

function labelLine({ traits }: Good, turn: number): string {
  const named = Object.entries(ALLERGENS) as [Trait, string][];
  const inside = named.filter(([trait]) => traits.contains.includes(trait)).map(([, name]) => name);
  if (traits.contains.length + traits.freeOf.length === 0)
    return '무엇이 들었는지는 등록돼 있지 않으니 성분표를 확인해 주세요.';
  const told =
    inside.length > 0
      ? `알레르기 표시 성분은 ${withParticle(inside.join(', '), '이에요/예요')}.`
      : '등록된 알레르기 표시 성분은 없어요.';
  return `${told} ${oneOf(['성분표도 꼭 확인해 주세요.', '정확한 건 성분표를 봐 주세요.'], turn)}`;
}

export function saySplit({ good, people, packs }: { good: Good; people: number | null; packs: number }): string {
  const price = good.price * packs;
  const what = packs > 1 ? `${good.name} ${packs}개` : good.name;
  if (people === 1) return `혼자 사면 ${what} ${won(price)} 그대로예요. 둘부터 나눌 수 있어요.`;
  if (people === null) {
    const shares = [2, 3, 4].map((heads) => `${together(heads)} ${won(split(price, heads).follower)}`);
    return `${what} ${withParticle(won(price), '을/를')} 나누면 한 사람에 ${shares.join(', ')}이에요. 몇 명이 나누세요?`;
  }
  const { follower, leader } = split(price, people);
  const remainder = leader === follower ? '' : ` 나누고 남는 ${won(leader - follower)}은 리더가 내요.`;
  const amount = amountEach(good, people / packs);
  const each = amount === null ? '' : `(${amount}씩)`;
  return `${what} ${withParticle(won(price), '을/를')} ${together(people)} 나누면 한 사람에 ${won(follower)}${each}이에요.${remainder}`;
}

export function sayBoth(goods: Good[], people: number): string {
  const total = goods.reduce((sum, { price }) => sum + price, 0);
  const isOneKind = goods.length > 1 && new Set(goods).size === 1;
  const several = goods.length === 2 ? '둘 다' : `${goods.length}개 모두`;
  const all = isOneKind
    ? withParticle(`${goods[0]!.name} ${goods.length}개`, '을/를')
    : goods.length === 1
      ? '지금 보여 드린 하나를'
      : several;
  return `${all} 사면 ${won(total)}이에요. ${together(people)} 나누면 한 사람에 ${won(split(total, people).follower)}이에요.`;
}

/** By the unit where every name tells the same one; what costs the same is said to. */
export function sayCompare(goods: Good[]): string {
  const lowest = lowestOf(goods);
  const each = lowest?.each ?? null;
  const told = goods
    .map((good) => ({ good, measure: each === null ? null : measureOf(good) }))
    .toSorted((a, b) => (a.measure?.won ?? a.good.price) - (b.measure?.won ?? b.good.price))
    .map(({ good, measure }) =>
      measure
        ? `${good.name} ${won(good.price)}(${measure.each}에 ${won(Math.round(measure.won))}꼴)`
        : `${good.name} ${won(good.price)}`,
    )
    .join(', ');
  const list = `${withParticle(told, '이에요/예요')}.`;
  if (!lowest) return `${list} 담긴 양을 나란히 견줄 수 없어서 어느 쪽이 더 저렴한지는 말씀드리기 어려워요.`;
  return `${list} ${saysLowest(lowest, goods.length, (good) => good.name)}`;
}

/** `셋 중 100g에 가장 저렴한 건 …이에요`, and of several that they cost the same. */
function saysLowest({ goods, each }: Lowest, many: number, name: (good: Good) => string): string {
  const basis = each === null ? '' : `${each}에 `;
  if (goods.length === many) return `${basis}값이 ${many === 2 ? '서로' : '모두'} 같아요.`;
  const names = goods.map(name).join(', ');
  const same = goods.length > 1 ? ' 서로 값이 같아요.' : '';
  return `${among(many)} ${basis}가장 저렴한 건 ${withParticle(names, '이에요/예요')}.${same}`;
}

/** What a hundred grams or one piece comes to; the cheapest is named only where all are counted alike. */
export function sayUnits(goods: Good[], per: Per | null): string {
  const weighed = per === null && lowestOf(goods)?.each ? goods.map(measureOf) : null;
  const units = goods.map((good, i) => ({ good, number: i + 1, unit: weighed?.[i] ?? unitPrice(good, per) }));
  const told = units.flatMap(({ good, number, unit }) => (unit ? [{ good, number, ...unit }] : []));
  const isAlike = told.length > 1 && told.length === goods.length && told.every(({ each }) => each === told[0]!.each);
  const least = Math.min(...told.map((each) => Math.round(each.won)));
  const best = told.filter((each) => Math.round(each.won) === least);
  const lines = told.map(({ number, each, won: price }) => `${number}번은 ${each}에 ${won(Math.round(price))}`);
  const untold = units.filter(({ unit }) => !unit).map(({ number }) => `${number}번`);
  const unknown =
    untold.length === 0 ? '' : `${withParticle(untold.join(', '), '은/는')} 이름에 양이 없어서 알 수 없어요.`;
  const isPiece = per !== null && per !== '개' && !isAmount(per);
  const isOther = isPiece && told.length > 0 && told.every(({ each }) => each.replace('장', '매') !== `1${per}`);
  const other = isOther ? `${withParticle(per, '으로/로')} 세는 상품이 아니에요. ` : '';
  const number = (good: Good) => `${goods.indexOf(good) + 1}번`;
  const claim = isAlike
    ? ` ${saysLowest({ goods: best.map(({ good }) => good), each: told[0]!.each, won: least }, goods.length, number)}`
    : '';
  const sentence = lines.length === 0 ? '' : `${lines.join(', ')}꼴이에요.`;
  return [`${other}${sentence}`.trim(), unknown, claim.trim()].filter((each) => each !== '').join(' ');
}
