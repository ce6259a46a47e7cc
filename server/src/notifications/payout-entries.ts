import { accountWords, type BankCode } from '@mungchi/contract';
import { wonWords } from '../won-words';
import type { Entry } from './entries';

type Payout = { id: number; amount: number; bank: BankCode; last4: string };

const AT_PAYOUTS = { boardId: null, path: '/mypage/payouts' } as const;

export function payoutSent(payout: Payout): Entry {
  const body = `${wonWords(payout.amount)} · ${accountWords(payout)}`;
  return { ...AT_PAYOUTS, kind: 'PAYOUT_SENT', title: '정산이 도착했어요', body, key: `payout ${payout.id} sent` };
}

/** Failed, or returned by the bank later: the money is free again either way. */
export function payoutFailed(payout: Pick<Payout, 'id'>, state: 'FAILED' | 'RETURNED', why: string): Entry {
  const key = `payout ${payout.id} ${state.toLowerCase()}`;
  const body = `${why.replace(/[.\s]*$/, '.')} 계좌를 확인해 주세요`;
  return { ...AT_PAYOUTS, kind: 'PAYOUT_FAILED', title: '정산을 보내지 못했어요', body, key };
}

export function payoutAccountChanged(at: Date): Entry {
  return {
    ...AT_PAYOUTS,
    kind: 'PAYOUT_ACCOUNT_CHANGED',
    title: '정산 계좌가 바뀌었어요',
    body: '직접 바꾸지 않았다면 고객센터에 알려 주세요',
    key: `payout account ${at.toISOString()}`,
  };
}
