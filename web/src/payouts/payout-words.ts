import { dayWords, type Payout, type Payouts, type StatementKind } from '@mungchi/contract';

/** `···1234 국민` is never all of a number. */
export function payoutStateWords({ state }: Payout): string {
  switch (state) {
    case 'REQUESTED':
      return '보내는 중이에요';
    case 'SENT':
      return '보냈어요';
    case 'FAILED':
      return '보내지 못했어요';
    case 'RETURNED':
      return '은행에서 돌아왔어요';
  }
}

/** `예금주가 달라요. 계좌를 확인해 주세요.` */
export function whyWords(why: string | null): string {
  return `${why ? `${why.replace(/[.\s]*$/, '.')} ` : ''}계좌를 확인해 주세요.`;
}

/** `논산 설향 딸기 6kg · 1건`, `논산 설향 딸기 6kg 외 · 3건` */
export function partsWords({ parts }: Pick<Payouts, 'parts'>): string {
  const [first] = parts;
  if (!first) return '';
  return `${first.title}${parts.length > 1 ? ' 외' : ''} · ${parts.length}건`;
}

export function payoutDay(instant: string): string {
  return dayWords(Date.parse(instant));
}

/** `2026년 11월` */
export function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

export const MOVED: Record<StatementKind, string> = {
  PAYMENT: '이웃이 결제했어요',
  REFUND: '이웃에게 돌려줬어요',
  HAND_OVER: '나에게 전해졌어요',
  RETURN: '내가 돌려줬어요',
  RECOVERY: '뭉치가 되돌려 받았어요',
  WAIVED: '받지 않기로 했어요',
  PAYOUT: '정산받았어요',
  PAYOUT_BACK: '은행에서 돌아왔어요',
  COVERED: '모자라는 돈을 뭉치가 냈어요',
};

/** Whether the amount is shown as coming or going, from the leader's purse or the purchase's. */
export const SIGN: Record<StatementKind, '+' | '−' | ''> = {
  PAYMENT: '+',
  REFUND: '−',
  HAND_OVER: '',
  RETURN: '−',
  RECOVERY: '−',
  WAIVED: '−',
  PAYOUT: '',
  PAYOUT_BACK: '+',
  COVERED: '+',
};
