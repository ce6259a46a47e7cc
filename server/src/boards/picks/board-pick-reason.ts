import { categoryName, NEARBY_METRES } from '@mungchi/contract';
import { josa } from 'es-hangul';
import type { BoardPick, SignalKind } from './board-picks-rules';

const DONE: Record<SignalKind, string> = { joined: '함께 샀던', liked: '찜한', viewed: '최근 본' };

/** From here on a part is worth mentioning. */
const SIMILAR = 0.4;
const OFTEN = 0.3;

/** One short reason for the recommendation. Priority: the reader's taste, then free seats, then distance. */
export function pickReasonOf({ candidate, parts, likeness }: BoardPick): string {
  const seatsLeft = candidate.totalUser - candidate.memberCount;
  if (likeness) return alike(DONE[likeness.kind], likeness.thing);
  if (seatsLeft === 1) return '한 자리 남았어요';
  if (candidate.daysLeft === 0) return '오늘 마감이에요';
  if (parts.neighbours >= SIMILAR) return '비슷한 이웃이 골랐어요';
  if (parts.interest === 1) return `관심 있는 ${categoryName(candidate.categoryId)}이에요`;
  if (parts.habit >= OFTEN) return '자주 찾는 카테고리예요';
  if (candidate.daysLeft === 1) return '내일 마감이에요';
  if (seatsLeft === 2) return '두 자리 남았어요';
  if (candidate.likeCount >= 5) return '이웃들이 많이 찜했어요';
  if (candidate.leaderGauge >= 76) return '매너 좋은 리더가 열었어요';
  if (candidate.distance <= 300) return '집에서 가까워요';
  return candidate.distance <= NEARBY_METRES ? '우리 동네에서 열렸어요' : '가까운 동네에서 열렸어요';
}

/** Something of the reader's own speaks for it. Nobody is told about a taste they never showed. */
export function isPersonal({ parts, likeness }: BoardPick): boolean {
  return likeness !== null || parts.interest === 1 || parts.habit >= OFTEN || parts.neighbours >= SIMILAR;
}

/** Syllables that fit on one line of a card. */
const ROOM = 12;

function alike(done: string, thing: string): string {
  const named = `${done} ${josa(thing, '와/과')} 비슷해요`;
  return named.replaceAll(' ', '').length <= ROOM ? named : `${done} 상품과 비슷해요`;
}
