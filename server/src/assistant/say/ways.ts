import type { Decision } from '../decision';
import type { FoundBoards } from '../search-open-boards';
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
  if (decision.kind === 'products' && decision.isHalf) return [{ label: '공구 열기', to: '/gonggu/write' }];
  // There is one, but no seat is free.
  if (found && found.full > 0 && shownBoards === 0) return [{ label: '빈자리 알림 받으러 가기', to: '/' }];
  if (decision.kind !== 'open-boards' || !found || shownBoards > 0) return [];
  if (found.place === 'visitor') return [{ label: '로그인하고 동네 정하기', to: '/start' }];
  if (found.place === 'homeless') return [{ label: '동네 정하기', to: '/mypage/location' }];
  return [{ label: '공구 열기', to: '/gonggu/write' }];
}
