import type { Held } from '../carry-over';
import type { Decision } from '../decision';
import type { FoundBoards } from '../retrieve/match-boards';
import { together } from './korean-text';
import type { Way } from './service-facts';

const REPORT: Way = { label: '참여한 공구에서 신고하기', to: '/mypage/joined' };
const ASK: Way = { label: '문의하기', to: '/help' };
const WRONG: Way[] = [{ label: '채팅방에서 문제 알리기', to: '/chat/list' }, REPORT, ASK];
const OUTSIDE: Way[] = [REPORT, ASK];

/** Where one goes on from here: the place a fact is about, or the one where what is missing is made. */
export function waysFor(decision: Decision, found: FoundBoards | null, shownBoards: number): Way[] {
  if (decision.kind === 'service' && decision.wrong) return decision.wrong === 'outside' ? OUTSIDE : WRONG;
  if (decision.kind === 'service') {
    const all = [decision.topic, ...(decision.also ?? [])].flatMap(({ way }) => way ?? []);
    return all.filter(({ to }, i) => all.findIndex((each) => each.to === to) === i);
  }
  if (decision.kind === 'products' && decision.facts?.length) return decision.facts.flatMap(({ way }) => way ?? []);
  if (decision.kind === 'products' && decision.isHalf) return [{ label: '공구 열기', to: '/gonggu/write' }];
  // There is one, but no seat is free.
  if (found && found.full > 0 && shownBoards === 0) return [{ label: '빈자리 알림 받으러 가기', to: '/' }];
  if (decision.kind !== 'open-boards' || !found || shownBoards > 0) return [];
  if (found.place === 'visitor') return [{ label: '로그인하고 동네 정하기', to: '/start' }];
  if (found.place === 'homeless') return [{ label: '동네 정하기', to: '/mypage/location' }];
  return [{ label: '공구 열기', to: '/gonggu/write' }];
}

const START = ['지금 열린 공구 보여줘', '만원대 간식 추천해 줘', '집들이 선물 골라 줘'];
const AFTER_SERVICE: Record<string, string[]> = {
  refund: ['결제는 언제 해?', '리더가 안 사면?', '지금 열린 공구 보여줘'],
  'pay-when': ['환불은 어떻게 받아?', '안 모이면 어떻게 돼?', '지금 열린 공구 보여줘'],
  safety: ['환불은 어떻게 받아?', '매너 게이지가 뭐야?', '노쇼하면 어떻게 돼?'],
  open: ['몇 명까지 모을 수 있어?', '안 모이면 어떻게 돼?', '공구하기 좋은 상품 추천해 줘'],
};
const SERVICE = ['결제는 언제 해?', '환불은 어떻게 받아?', '지금 열린 공구 보여줘'];

/** Ways to go on, by what was just talked about. */
export function suggestionsFor(decision: Decision, found: FoundBoards | null, held: Held): string[] {
  switch (decision.kind) {
    case 'products': {
      const heads = decision.people === 2 ? 3 : 2;
      const topic = decision.need.topics[0]?.title;
      const open = topic ? `${topic} 공구 있어?` : '지금 열린 공구 보여줘';
      return ['더 싼 거', '다른 거', open, `${together(heads)} 나누면 얼마야?`];
    }
    case 'detail':
    case 'split':
    case 'both':
    case 'units':
    case 'compare':
      return ['더 싼 거', '다른 거', '이거 공구 있어?'];
    case 'open-boards':
      return found && found.clear.length > 0 ? narrower(decision) : ['지금 열린 공구 보여줘', '공구 어떻게 열어?'];
    case 'board':
      return ['결제는 언제 해?', '다른 공구 보여줘', '참여했다가 취소할 수 있어?'];
    case 'service':
      return AFTER_SERVICE[decision.topic.topic] ?? SERVICE;
    case 'noted': {
      const label = held.added[0]?.label;
      return label ? ['간식 추천해 줘', '아침에 먹을 거', '지금 열린 공구 보여줘'] : START;
    }
    case 'none':
      return ['다른 거', '인기 상품 추천해 줘', '지금 열린 공구 보여줘'];
    case 'ask':
      return decision.about === 'allergy' ? ['우유 알레르기야', '땅콩 알레르기야', '갑각류 알레르기야'] : START;
    case 'take-back':
      return decision.labels.slice(0, 3).map((label) => `${label} 이제 괜찮아`);
    case 'doubt':
      return [`${decision.thing} 빼고 추천해줘`, `${decision.thing} 추천해줘`];
    case 'emergency':
    case 'worry':
      return [];
    case 'advice':
    case 'talk':
      return START;
  }
}

function narrower({ query }: Extract<Decision, { kind: 'open-boards' }>): string[] {
  return [
    ...(query.seats === null ? ['한 자리 남은 것만'] : []),
    ...(query.order !== 'near' ? ['더 가까운 곳'] : []),
    ...(query.withinDays === null ? ['오늘 마감되는 공구'] : []),
    '다른 공구 보여줘',
  ].slice(0, 3);
}
