import type { RoomId } from '@mungchi/contract';
import type { Navigate } from '../links';
import { offer } from '../notices/notices';
import type { Verdict } from './verify-payment';

/** A payment that did not fit: the customer centre that the refusal names, with what it is about. */
export function offerHelp(verdict: Verdict, chatRoomId: RoomId, navigate: Navigate): void {
  if (verdict.is !== 'rejected' || verdict.code !== 'PAYMENT_MISMATCH') return;
  offer('결제가 맞지 않으면 고객센터에 알려 주세요.', {
    label: '문의하기',
    press: () => navigate(`/help?kind=PAYMENT&board=${chatRoomId}`),
  });
}
