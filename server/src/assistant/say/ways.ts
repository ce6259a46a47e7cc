import type { Decision } from '../decision';
import type { FoundBoards } from '../search-open-boards';
import type { Way } from './service-facts';

/** Where one goes on from here: the place a fact is about, or the one where what is missing is made. */
export function waysFor(decision: Decision, found: FoundBoards | null, shownBoards: number): Way[] {
  if (decision.kind === 'service') return decision.topic.way ? [decision.topic.way] : [];
  if (decision.kind !== 'open-boards' || !found || shownBoards > 0) return [];
  if (found.place === 'visitor') return [{ label: '로그인하고 동네 정하기', to: '/start' }];
  if (found.place === 'homeless') return [{ label: '동네 정하기', to: '/mypage/location' }];
  return [{ label: '공구 열기', to: '/gonggu/write' }];
}
