import {
  BUY_GRACE_DAYS,
  BUY_HOURS,
  CONFIRM_ALONE_HOURS,
  CONFIRM_HOURS,
  DISPUTE_ANSWER_HOURS,
  DISPUTE_HOURS,
  DISPUTES_MAX,
  PAY_END_HOURS,
  PAY_HOURS,
  PAYOUT_HOURS,
  SELF_CANCEL_DAYS,
  STALL_ASK_DAYS,
  STALL_DAYS,
  STALL_MAX_DAYS,
  STALL_MEETING_DAYS,
  VACANCY_HOURS,
} from '@mungchi/contract';

/** Stage by stage, with the figures of the clocks themselves. */
export function refundText(): string {
  return `## 모집 중

아직 결제하지 않아요. 마감일이 지나도 모이지 않으면 ${SELF_CANCEL_DAYS}일 뒤에 저절로 취소돼요.

## 결제 중

- 결제는 모집이 끝난 뒤 ${PAY_HOURS}시간이 지난 밤 9시까지예요. 그때까지 결제하지 않으면 자리가 비어요.
- 빈자리가 ${VACANCY_HOURS}시간이 지난 밤 9시까지 채워지지 않으면 취소되고, 결제한 분께 전액 돌려 드려요.
- 모두 결제하지 않으면 길어도 ${PAY_END_HOURS / 24}일 뒤 밤 9시에 취소되고, 결제한 분께 전액 돌려 드려요.
- 리더가 취소해도 전액 돌려 드려요.

## 구매 중

- 리더는 ${BUY_HOURS / 24}일 안에 사요. ${BUY_GRACE_DAYS}일을 더 기다려도 사지 않으면 취소되고, 전액 돌려 드려요.
- 리더가 구매하기 전에 취소하면 전액 돌려 드려요.

## 구매 뒤

- 물건을 받으면 거래 완료를 눌러 주세요. 그때까지 뭉치가 돈을 맡아 둬요.
- 리더가 전달했다고 적으면, 미리 정한 약속에서 만난 경우 ${CONFIRM_HOURS / 24}일, 그 밖에는 ${CONFIRM_ALONE_HOURS / 24}일이 지난 밤 9시에 받은 것으로 봐요. 그 전에 먼저 알려 드려요.
- 아무도 말이 없으면 ${STALL_ASK_DAYS}일 뒤에 여쭤보고, ${STALL_DAYS}일 뒤에는 운영자가 확인해요. 약속이 더 늦으면 약속이 끝나고 ${STALL_MEETING_DAYS}일 뒤, 길어도 ${STALL_MAX_DAYS}일 뒤예요.
- 모두 받았거나 돌려받으면 남은 돈이 리더에게 전해져요. 리더는 ${PAYOUT_HOURS}시간이 지난 밤 9시부터 정산받을 수 있어요.

## 문제가 있을 때

- 받지 못했거나 받은 것이 다르면 ‘문제 알리기’로 알려 주세요. 받은 뒤 ${DISPUTE_HOURS}시간까지, 공구마다 ${DISPUTES_MAX}번까지 할 수 있어요.
- 알린 동안에는 그 돈이 리더에게 가지 않아요.
- 리더가 받아들이면 바란 만큼 바로 돌려 드려요. 리더가 다르게 말하거나 ${DISPUTE_ANSWER_HOURS / 24}일 동안 답하지 않으면 운영자가 양쪽 이야기를 보고, 일부나 전액을 돌려 드릴지 정해요.
- 돌려 드리는 돈은 내가 결제한 돈까지예요.

## 돌려받는 방법

결제한 카드로 돌려 드려요. 카드 회사에 따라 3~5일쯤 걸려요.`;
}
