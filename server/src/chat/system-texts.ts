import { ALL_PAID_TEXT, type Stage } from '@mungchi/contract';

/** The system message for each stage. */
export const SYSTEM_TEXTS: Record<Stage, string> = {
  RECRUITING: '안녕하세요, 뭉치예요! 이웃이 모두 모이면 알려 드릴게요.',
  RECRUITED: '모집이 끝났어요! 결제 현황에서 각자 낼 금액을 결제해 주세요.',
  PAYING: ALL_PAID_TEXT,
  PURCHASED: '구매가 끝났어요. 만날 장소와 시간을 정하고, 물건을 받으면 거래 완료를 눌러 주세요.',
  COMPLETED: '공구가 완료됐어요. 함께한 이웃에게 리뷰를 남겨 주세요.',
  CANCELLED: '공구가 취소됐어요. 결제한 금액은 모두 돌려 드려요.',
};
