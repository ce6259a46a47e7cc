/** The stages of a group purchase. The stage is stored; the status is derived from it and the clock. */
export const STAGES = ['RECRUITING', 'RECRUITED', 'PAYING', 'PURCHASED', 'COMPLETED', 'CANCELLED'] as const;
export type Stage = (typeof STAGES)[number];

export const BOARD_STATUSES = ['OPEN', 'CLOSING_SOON', 'CLOSED', 'COMPLETED', 'CANCELLED'] as const;
export type BoardStatus = (typeof BOARD_STATUSES)[number];

/** The name of each stage in the chat room. */
export const STAGE_LABELS = {
  RECRUITING: '모집중',
  RECRUITED: '모집완료',
  PAYING: '구매중',
  PURCHASED: '구매완료',
  COMPLETED: '공구완료',
  CANCELLED: '공구취소',
} as const satisfies Record<Stage, string>;

/** The mascot's message when everybody has paid. */
export const ALL_PAID_TEXT = '모두 결제했어요. 리더는 물건을 산 다음 구매 완료를 눌러 주세요.';

/** The mascot's message when a payment was cancelled at the card company and the room waits for it again. */
export const PAYMENT_LOST_TEXT = '결제 하나가 카드사에서 취소돼 다시 기다리고 있어요.';

/** The mascot's last message where nobody received anything. */
export const ALL_BACK_TEXT = '물건을 전하지 못해 모두 돌려 드렸어요.';

/** The steps of the stepper; a cancelled room is in none of them. */
export const STEPS = [
  'RECRUITING',
  'RECRUITED',
  'PAYING',
  'PURCHASED',
  'COMPLETED',
] as const satisfies readonly Stage[];

export function isRecruiting(status: BoardStatus): boolean {
  return status === 'OPEN' || status === 'CLOSING_SOON';
}
