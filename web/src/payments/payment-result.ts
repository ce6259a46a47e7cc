import type { AppLink, RoomId } from '@mungchi/contract';
import { wasClosed } from './card-answer';
import { OTHER_CARD, UNSURE } from './payment-words';
import { forgetUnverified, rememberUnverified } from './unverified-payment';
import { type Verdict, verifyPayment } from './verify-payment';

/** `quiet`: nothing went wrong, the person changed their mind. */
export type PaymentResult = { to: AppLink } & (
  | { is: 'paid' | 'quiet' }
  | { is: 'trouble'; text: string; detail?: string; verdict?: Verdict }
);

type Returned = {
  chatRoomId: RoomId;
  impUid: string | null;
  /** The provider's words, when it did not succeed. */
  said: string | null;
  /** Whether the share is paid, by this payment or an earlier one. */
  isPaid: () => Promise<boolean>;
};

/** What to say and where to go after the provider sent the browser back. */
export async function resultOf({ chatRoomId, impUid, said, isPaid }: Returned): Promise<PaymentResult> {
  if (!impUid) return { is: 'trouble', text: '결제 정보가 없습니다.', to: '/' };
  const to = `/chat/${chatRoomId}/pay` as const;
  const verdict = await verifyOnce(chatRoomId, impUid);
  if (verdict.is === 'paid' || (await isPaid())) return { is: 'paid', to };
  if (verdict.is === 'unsure')
    return { is: 'trouble', text: '서버 오류로 결제를 확인하지 못했습니다.', detail: UNSURE, to };
  if (said === null)
    return {
      is: 'trouble',
      text: '결제 검증에 실패했습니다. 다시 시도해주세요.',
      detail: verdict.because,
      verdict,
      to,
    };
  if (wasClosed(said)) return { is: 'quiet', to };
  return { is: 'trouble', text: `결제 실패: ${said}`, detail: OTHER_CARD, to };
}

const verdicts = new Map<string, Promise<Verdict>>();

/** A page may be mounted twice or come back from history; a payment is still verified once, unless there was no response. */
function verifyOnce(chatRoomId: RoomId, impUid: string): Promise<Verdict> {
  const known = verdicts.get(impUid);
  if (known) return known;
  rememberUnverified(chatRoomId, impUid);
  const verdict = verifyPayment(chatRoomId, impUid).then((answer) => {
    if (answer.is === 'unsure') verdicts.delete(impUid);
    else forgetUnverified(chatRoomId);
    return answer;
  });
  verdicts.set(impUid, verdict);
  return verdict;
}
