import { forgetUnverified, rememberUnverified } from './unverified-payment';
import { type Verdict, verifyPayment } from './verify-payment';

export type PaymentResult = { text: string; detail?: string; to: string };

/** What to say and where to go after the provider sent the browser back. */
export async function resultOf(chatRoomId: number, impUid: string | null, said: string | null): Promise<PaymentResult> {
  if (!impUid) return { text: '결제 정보가 없습니다.', to: '/' };
  const to = `/chat/${chatRoomId}/pay`;
  const verdict = await verifyOnce(chatRoomId, impUid);
  switch (verdict.is) {
    case 'paid':
      return { text: '결제 성공!', to };
    case 'rejected':
      return { text: '결제 검증에 실패했습니다. 다시 시도해주세요.', detail: said ?? verdict.because, to };
    case 'unsure': {
      const detail = '카드가 승인됐다면 1분 안에 자동으로 확인돼요. 두 번 결제되지 않으니 안심하세요.';
      return { text: '서버 오류로 결제를 확인하지 못했습니다.', detail, to };
    }
  }
}

const verdicts = new Map<string, Promise<Verdict>>();

/** A page may be mounted twice or come back from history; a payment is still verified once, unless there was no response. */
function verifyOnce(chatRoomId: number, impUid: string): Promise<Verdict> {
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
