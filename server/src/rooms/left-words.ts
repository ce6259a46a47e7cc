import type { LeftWhy } from '../db/rows';

/** Why somebody's seat is gone, as they read it at the room's door. */
export const LEFT_WORDS: Record<LeftWhy, string> = {
  UNPAID: '결제 기한이 지나 자리를 다른 이웃에게 열었어요.',
  HANDED_ON: '자리를 다른 이웃에게 넘겼어요.',
  CHANGED: '바뀐 내용을 보고 빠졌어요.',
  WITHDRAWN: '탈퇴하면서 참여가 끝났어요.',
  UNDONE: '참여를 되돌린 공구예요.',
  OPERATOR: '운영 정책에 따라 참여가 취소됐어요.',
};
