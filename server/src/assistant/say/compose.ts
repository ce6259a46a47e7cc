import type { Held } from '../carry-over';
import type { Decision } from '../decision';
import type { Knowledge } from '../knowledge';
import { USUAL_PEOPLE } from '../retrieve/allow-rules';
import type { Goods } from '../retrieve/goods-index';
import type { FoundBoards, OpenBoard } from '../retrieve/match-boards';
import { oneOf, withParticle } from './korean-text';
import { sayBoard, sayBoardUnit, sayOpenBoards } from './say-boards';
import { sayBack, sayReturned, sayWayBack } from './say-exclusions';
import { sayBoth, sayCompare, sayDetail, sayNone, sayProducts, saySplit, sayUnits } from './say-products';

export type Wording = {
  knowledge: Knowledge;
  /** What was found open, if anything was looked for. */
  found: FoundBoards | null;
  /** The purchase that is spoken of; null when it is not open any more. */
  board: OpenBoard | null;
  goods: Goods;
  /** What is typed may go to the provider of a model. */
  sendsOut: boolean;
  held: Held;
  offersFood: boolean;
  /** What is to be said of whom it is for. */
  advice: string[];
  /** How many answers this session has had. */
  turn: number;
};

export type Said = { text: string; saidBack: string };

export const INTRODUCTION = '안녕하세요, AI 쇼핑 도우미 뭉치예요.';
const QUESTIONS = {
  goods: [
    '어떤 물건을 찾으세요? ‘만원대 과일’이나 ‘집들이 선물’처럼 말해 주시면 골라 드릴게요.',
    '제가 잘 이해하지 못했어요. 물건 이름이나 쓸 곳, 예산을 알려 주시면 찾아볼게요.',
  ],
  split: [
    '어떤 상품을 나누세요? 상품을 말해 주시면 한 사람 몫을 계산해 드릴게요.',
    '나눌 상품을 먼저 말해 주세요. 한 사람 몫을 바로 알려 드릴게요.',
  ],
  half: [
    '어떤 물건을 반만 사고 싶으세요? 말해 주시면 둘이 나눌 공구를 찾고, 없으면 여는 법을 알려 드릴게요.',
    '반만 살 물건을 말해 주세요. 둘이 나눌 공구를 찾아볼게요.',
  ],
  allergy: [
    '무엇에 알레르기가 있으세요? 알려 주시면 그게 든 건 빼고 골라 드릴게요.',
    '어떤 음식을 못 드시는지 말해 주세요. 그게 든 건 빼고 찾을게요.',
  ],
};
/** The same fact answers the next question, too; what it does not tell is not known here. */
const REPEATED = ['제가 아는 건 이만큼이에요.', '앞에서 말씀드린 것까지 알고 있어요.'];
/** With a model the message leaves this service. */
const SENT_OUT =
  '다만 말뜻을 알아듣는 데 AI 모델을 써서, 보내신 말과 찾던 것, 화면의 상품 이름, 빼 달라고 하신 것을 그 AI 모델을 제공하는 회사에 보낼 수 있어요.';
const NOTED = ['무엇을 찾아 드릴까요?', '이제 어떤 걸 찾아볼까요?'];

/** What was left out is said first, then the answer. */
export function compose(decision: Decision, wording: Wording): Said {
  const { held, turn, offersFood } = wording;
  const { answers } = wording.knowledge.dangers;
  if (decision.kind === 'emergency') return { text: answers.emergency[decision.help], saidBack: '' };
  if (decision.kind === 'worry') return { text: answers.worry[decision.help], saidBack: '' };
  const isNew = held.added.length > 0;
  const isOffering = OFFERING.has(decision.kind) || decision.kind === 'none' || decision.kind === 'noted';
  const told = isOffering || isNew ? (isNew && !offersFood ? held.added : held.excluded) : [];
  // What is left out is the reason why there is nothing.
  const isRecalled = decision.kind === 'noted' && decision.isRecalled === true;
  const isReason = decision.kind === 'none' && (decision.reason === 'excluded' || decision.reason === 'unsure');
  const { pill, check } = sayBack(told, {
    isNew,
    turn,
    offersFood: offersFood || isReason || isRecalled,
    goods: wording.goods,
  });
  const advice = [sayWayBack(held.presumed), check, ...wording.advice].filter(Boolean).join('\n');
  const body = [sayReturned(held.returned, turn), say(decision, wording), advice].filter(Boolean).join('\n');
  const text = pill === '' ? body : `${pill}.\n${body}`;
  return { text: turn === 0 && greets(decision, wording) ? `${INTRODUCTION} ${text}` : text, saidBack: pill };
}

/** Nobody who has trouble, is refused or told of an illness is greeted first. */
export function greets(decision: Decision, { found, advice }: Pick<Wording, 'found' | 'advice'>): boolean {
  if (advice.length > 0) return false;
  switch (decision.kind) {
    case 'products':
    case 'ask':
      return true;
    case 'open-boards':
      return (found?.clear.length ?? 0) > 0;
    case 'service':
      return !TROUBLES.has(decision.topic.topic);
    case 'talk':
      return !BAD_NEWS.has(decision.talk.kind);
    default:
      return false;
  }
}
/** Facts that are asked for when something went wrong. */
const TROUBLES: ReadonlySet<string> = new Set(
  'refund not-bought no-show bad-goods leave cancel not-filled safety report withdraw difference support'.split(' '),
);
const BAD_NEWS: ReadonlySet<string> = new Set(['refuse', 'sad', 'angry', 'insult']);

const OFFERING: ReadonlySet<Decision['kind']> = new Set([
  'products',
  'open-boards',
  'board',
  'detail',
  'compare',
  'both',
]);

function say(decision: Decision, { knowledge, found, board, turn, goods, sendsOut }: Wording): string {
  switch (decision.kind) {
    case 'talk':
      return oneOf(decision.talk.answers, turn);
    case 'service':
      if (decision.wrong) {
        const { answer, outsideAnswer } = knowledge.wrongs;
        const now = decision.wrong === 'outside' ? outsideAnswer : answer;
        return decision.topic.topic === 'report' ? now : `${now}\n${decision.topic.answer}`;
      }
      return [decision.topic, ...(decision.also ?? [])]
        .map(({ topic, answer: told }) => (sendsOut && topic === 'privacy' ? `${told} ${SENT_OUT}` : told))
        .map((told, i) => (i === 0 && decision.isRepeated ? `${oneOf(REPEATED, turn)} ${told}` : told))
        .join('\n');
    case 'products': {
      const near = found && found.clear.length > 0 ? `\n근처에 열린 공구도 ${found.clear.length}개 있어요.` : '';
      if (decision.isHalf) return sayHalf(found) + sayProducts(decision, { knowledge, turn, goods });
      const facts = (decision.facts ?? []).map(({ answer }) => `\n${answer}`).join('');
      return sayProducts(decision, { knowledge, turn, goods }) + near + facts;
    }
    case 'none':
      return sayNone(decision, turn);
    case 'noted':
      return oneOf(NOTED, turn);
    case 'emergency':
    case 'worry':
      return '';
    case 'advice':
      return decision.caution ?? '';
    case 'detail': {
      const open = found?.clear[0] ? '' : '\n이 상품으로 열린 공구는 아직 없어요.';
      const near = found?.clear[0] ? '\n근처에 열린 공구가 있어요. 아래에서 볼 수 있어요.' : '';
      const told = decision.told ? `${decision.told}\n` : '';
      return (
        told + sayDetail(decision.good, heads(decision.people), turn) + (found?.place === 'known' ? open + near : '')
      );
    }
    case 'split':
      return saySplit(decision);
    case 'both':
      return sayBoth(decision.goods, heads(decision.people));
    case 'units':
      return sayUnits(decision.goods, decision.per);
    case 'compare':
      return sayCompare(decision.goods);
    case 'open-boards':
      return decision.isOfOne && found!.clear.length === 1 && !found!.missedWord
        ? sayBoard(found!.clear[0]!, false, null, turn)
        : [sayOpenBoards(decision, found!, turn), ...toldOfOne(decision, found!, turn)].join('\n');
    case 'board':
      return board && decision.per !== undefined
        ? sayBoardUnit(board, decision.per)
        : sayBoard(board, decision.joins, decision.people, turn);
    case 'ask':
      return oneOf(QUESTIONS[decision.about], turn);
    case 'take-back':
      if (decision.labels.length === 0) return '지금 빼고 있는 게 없어요. 무엇을 찾아 드릴까요?';
      return `${withParticle(decision.labels.join(', '), '을/를')} 다시 보여 드릴까요? 아래 단추나 ‘네’로 알려 주세요.`;
    case 'doubt': {
      const thing = withParticle(decision.thing, '을/를');
      return oneOf(
        [`${thing} 빼고 찾을까요? 먹으면 안 되는 것이면 꼭 알려 주세요.`, `${thing} 뺄까요, 아니면 찾아 드릴까요?`],
        turn,
      );
    }
  }
}

/** The only one of a thing is told of at once. */
function toldOfOne({ query }: Extract<Decision, { kind: 'open-boards' }>, found: FoundBoards, turn: number): string[] {
  const [only, ...others] = found.clear;
  if (!only || others.length > 0 || found.missedWord || query.topics.length === 0) return [];
  return [sayBoard(only, false, null, turn)];
}

/** Half a box is what two who share it have: what is open first, then opening one. */
function sayHalf(found: FoundBoards | null): string {
  const many = found?.clear.length ?? 0;
  const open = many > 0 ? `나눌 수 있는 공구가 ${many}개 열려 있어요.` : '아직 열린 공구가 없으면 직접 열 수 있어요.';
  return `반 박스는 이웃 한 사람과 둘이 나누면 돼요. ${open}\n`;
}

const heads = (people: number | null): number => (people !== null && people > 1 ? people : USUAL_PEOPLE);
