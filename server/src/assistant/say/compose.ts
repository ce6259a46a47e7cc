import { categoryName, split } from '@mungchi/contract';
import type { Decision } from '../decision';
import type { Knowledge } from '../knowledge';
import type { Good } from '../retrieve/goods-index';
import { USUAL_PEOPLE } from '../retrieve/retrieve';
import { oneOf, together, withParticle, won } from './korean-text';
import { openingLine, reasonFor } from './reasons';

/** A group purchase of a product that a neighbour may still join. */
export type OpenBoard = { boardId: number; productId: number; metres: number; seatsLeft: number; perHead: number };

export type Wording = {
  knowledge: Knowledge;
  boards: readonly OpenBoard[];
  /** How many answers this session has had. */
  turn: number;
  /** Short sentences without ornaments for the older, a little lighter for the younger. */
  tone: 'light' | 'plain';
};

export const INTRODUCTION = '안녕하세요, AI 쇼핑 도우미 뭉치예요.';
const NUMBER_HINT = {
  light: '마음에 드는 게 있으면 번호만 말해 줘도 돼요!',
  plain: '번호를 말씀해 주시면 자세히 알려 드릴게요.',
};
const QUESTIONS = {
  goods: [
    '어떤 물건을 찾으세요? ‘만원대 과일’이나 ‘집들이 선물’처럼 말해 주시면 골라 드릴게요.',
    '제가 잘 이해하지 못했어요. 물건 이름이나 쓸 곳, 예산을 알려 주시면 찾아볼게요.',
  ],
  split: ['어떤 상품을 나누세요? 상품을 말해 주시면 한 사람 몫을 계산해 드릴게요.'],
  boards: [
    '근처 공구는 홈에서 한눈에 볼 수 있어요. 상품을 말해 주시면 그 상품의 공구가 근처에 열려 있는지 찾아 드릴게요.',
  ],
};
const INSTEAD = { fit: '가까운 것으로', cheap: '가격이 낮은 것부터', dear: '가격이 높은 것부터' };

export function compose(decision: Decision, wording: Wording): string {
  const body = say(decision, wording);
  return wording.turn === 0 ? `${INTRODUCTION} ${body}` : body;
}

function say(decision: Decision, wording: Wording): string {
  switch (decision.kind) {
    case 'talk':
      return oneOf(decision.talk.answers, wording.turn);
    case 'service':
      return decision.topic.answer;
    case 'products':
      return sayProducts(decision, wording);
    case 'none':
      return sayNone(decision);
    case 'detail':
      return sayDetail(decision.good, decision.people, wording);
    case 'split':
      return saySplit(decision.good, decision.people);
    case 'boards':
      return sayBoards(decision.goods, wording);
    case 'compare':
      return sayCompare(decision.goods);
    case 'ask':
      return oneOf(QUESTIONS[decision.about], wording.turn);
  }
}

function sayProducts(decision: Extract<Decision, { kind: 'products' }>, wording: Wording): string {
  const { picks, people, unmet } = decision;
  const lines = picks.map((pick, i) => {
    const reason = reasonFor(pick, decision, wording.knowledge);
    return `${i + 1}. ${pick.good.name} ${won(pick.good.price)}${reason ? ` · ${reason}` : ''}`;
  });
  return [
    openingLine(decision, wording),
    ...lines,
    ...unmet.map(({ label, order }) => `‘${label}’ 표시가 있는 상품은 없어서 ${INSTEAD[order ?? 'fit']} 골랐어요.`),
    shareLine(picks[0]!.good, people),
    ...(wording.turn === 0 ? [NUMBER_HINT[wording.tone]] : []),
    ...nearbyLines(
      picks.map(({ good }) => good),
      wording,
    ),
  ].join('\n');
}

function shareLine(good: Good, people: number | null): string {
  const heads = people !== null && people > 1 ? people : USUAL_PEOPLE;
  const { follower } = split(good.price, heads);
  return `${together(heads)} 나누면 1번은 한 사람에 ${won(follower)}이에요.`;
}

function nearbyLines(goods: Good[], { boards }: Wording): string[] {
  const line = goods.flatMap((good, i) => {
    const open = boards.filter((board) => board.productId === good.id);
    const nearest = open[0];
    if (!nearest) return [];
    return [
      `${i + 1}번은 근처에서 공구를 모으고 있어요. ${distance(nearest.metres)} 거리, ${nearest.seatsLeft}자리 남았어요.`,
    ];
  })[0];
  return line ? [line] : [];
}

function sayNone({ reason, asked, nearest }: Extract<Decision, { kind: 'none' }>): string {
  switch (reason) {
    case 'unknown':
      return `아쉽지만 ‘${asked}’ 상품은 뭉치에 없어요. 신선식품, 가공식품, 주방용품, 생활용품 중에서 찾아 드릴 수 있어요.`;
    case 'budget':
      return nearest
        ? `말씀하신 조건에 맞는 ${asked ? `‘${asked}’ ` : ''}상품은 없어요. 가장 가까운 건 ${nearest.name} ${won(nearest.price)}이에요. 조건을 조금 바꿔 볼까요?`
        : asked
          ? sayNone({ kind: 'none', reason: 'unknown', asked, nearest })
          : '말씀하신 조건에 맞는 상품을 찾지 못했어요. 조건을 하나만 덜어 볼까요?';
    case 'out-of-list':
      return `방금 보여 드린 건 ${asked}개예요. 번호를 다시 말해 주세요.`;
    case 'exhausted':
      return '조건에 맞는 상품은 이제 다 보여 드렸어요. 예산이나 종류를 바꾸면 더 찾아볼 수 있어요.';
    case 'cheapest':
      return nearest
        ? `보여 드린 것 중 ${nearest.name} ${won(nearest.price)}보다 저렴한 건 없어요. 여럿이 나누면 부담이 줄어요.`
        : '더 저렴한 상품은 없어요.';
    case 'dearest':
      return nearest ? `${nearest.name} ${won(nearest.price)}보다 비싼 건 없어요.` : '더 비싼 상품은 없어요.';
  }
}

function sayDetail(good: Good, people: number | null, wording: Wording): string {
  const heads = people !== null && people > 1 ? people : USUAL_PEOPLE;
  const known = good.keywords.slice(0, 4).join(', ');
  return [
    `${withParticle(good.name, '은/는')} ${won(good.price)}이고, ${categoryName(good.categoryId)} ${good.subCategory} 상품이에요.`,
    ...(known ? [`관련해서 많이 찾는 말은 ${withParticle(known, '이에요/예요')}.`] : []),
    `${together(heads)} 나누면 한 사람에 ${won(split(good.price, heads).follower)}이에요.`,
    sayBoards([good], wording),
  ].join('\n');
}

function saySplit(good: Good, people: number | null): string {
  if (people === 1) return `혼자 사면 ${good.name} ${won(good.price)} 그대로예요. 둘부터 나눌 수 있어요.`;
  if (people === null) {
    const shares = [2, 3, 4].map((heads) => `${together(heads)} ${won(split(good.price, heads).follower)}`);
    return `${good.name} ${withParticle(won(good.price), '을/를')} 나누면 한 사람에 ${shares.join(', ')}이에요. 몇 명이 나누세요?`;
  }
  const { follower, leader } = split(good.price, people);
  const remainder = leader === follower ? '' : ` 나누고 남는 ${won(leader - follower)}은 리더가 내요.`;
  return `${good.name} ${withParticle(won(good.price), '을/를')} ${together(people)} 나누면 한 사람에 ${won(follower)}이에요.${remainder}`;
}

function sayBoards(goods: Good[], { boards }: Wording): string {
  const open = boards.filter((board) => goods.some((good) => good.id === board.productId));
  if (open.length === 0) return '지금 근처에 열린 공구는 없어요. 상품 화면의 ‘공구방 생성하기’로 직접 열 수 있어요.';
  const lines = open.slice(0, 3).map((board) => {
    const good = goods.find((each) => each.id === board.productId)!;
    return `${good.name}: ${distance(board.metres)} 거리, ${board.seatsLeft}자리 남음, 한 사람에 ${won(board.perHead)}`;
  });
  return `근처에서 이웃이 공구를 모으고 있어요.\n${lines.join('\n')}\n상품을 누르면 참여할 수 있어요.`;
}

function sayCompare(goods: Good[]): string {
  const [cheapest, ...others] = [...goods].sort((a, b) => a.price - b.price);
  const next = others.map((good) => `${good.name} ${won(good.price)}`).join(', ');
  return `${withParticle(cheapest!.name, '이/가')} ${won(cheapest!.price)}으로 가장 저렴해요. 나머지는 ${withParticle(next, '이에요/예요')}. 양이 다르니 용량도 함께 보세요.`;
}

const distance = (metres: number): string =>
  metres < 1000 ? `${Math.max(10, Math.round(metres / 10) * 10)}m` : `${(metres / 1000).toFixed(1)}km`;
