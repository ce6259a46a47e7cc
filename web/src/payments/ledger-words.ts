import type { Ledger } from '@mungchi/contract';
import { won } from '../ui/text/money';

export function entryWords({ kind, nickname, reason }: Ledger['entries'][number]): string {
  switch (kind) {
    case 'PAYMENT':
      return `${nickname}님이 결제했어요`;
    case 'REFUND':
      return reason === 'TRUE_UP' ? `${nickname}님에게 차액을 돌려드렸어요` : `${nickname}님에게 환불했어요`;
    case 'HAND_OVER':
      return `리더 ${nickname}님에게 전했어요`;
    case 'RETURN':
      return `리더 ${nickname}님이 돌려줬어요`;
    case 'CHARGEBACK':
      return `${nickname}님의 결제가 카드사에서 취소됐어요`;
    case 'RECOVERY':
      return `리더 ${nickname}님에게서 돌려받았어요`;
    case 'PAYOUT':
      return `리더 ${nickname}님이 정산받았어요`;
    case 'PAYOUT_BACK':
      return '정산한 돈이 은행에서 되돌아왔어요';
    case 'WAIVED':
      return '리더가 남은 돈을 받지 않았어요';
    case 'COVERED':
      return '모자라는 돈을 뭉치가 냈어요';
  }
}

/** Where the money is now, and what happens to it next. */
export function holdingLine({ held, handedOver, refunded }: Ledger): string {
  const own = '리더 부담 금액은 물건을 살 때 리더가 직접 내서 여기에 없어요.';
  if (held > 0) return `이웃들이 낸 ${won(held)}을 뭉치가 보관하고 있어요. 모두 물건을 받으면 리더에게 전해요. ${own}`;
  if (handedOver > 0) return `모두 물건을 받아서 이웃들이 낸 ${won(handedOver)}을 리더에게 전했어요. ${own}`;
  if (refunded > 0) return `이웃들이 낸 ${won(refunded)}을 모두 환불했어요.`;
  return `결제한 돈은 모두 물건을 받을 때까지 뭉치가 보관해요. ${own}`;
}
