import { NEARBY_METRES, type RecommendedBoard } from '@mungchi/contract';

type Pick = { distance: RecommendedBoard['distance']; personal: RecommendedBoard['personal'] };

/** How the picks came about, said truly: a taste only where one was shown, and that they are far when all are. */
export function pickedHow(picks: readonly Pick[], nickname: string): string {
  const far = picks.filter(({ distance }) => distance > NEARBY_METRES).length;
  if (far === picks.length) return '우리 동네엔 아직 없어서 조금 먼 공구를 골랐어요';
  if (picks.some(({ personal }) => personal)) return `${nickname}님 취향으로 골랐어요`;
  return far > 0 ? '조금 먼 공구도 함께 골랐어요' : '우리 동네에서 골랐어요';
}
