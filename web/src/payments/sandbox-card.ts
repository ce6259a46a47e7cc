import { WIDE_SCREEN } from '@mungchi/contract';
import type { CardAnswer, CardRequest } from './card-answer';

const PAGE = '/sandbox/portone/card';
const PAYMENTS = '/sandbox/portone/payments';

/** Pop-ups and overlays are for wide windows with a mouse; phones and in-app browsers get a page of their own. */
export function hasRoomForOverlay(): boolean {
  return matchMedia(`${WIDE_SCREEN} and (pointer: fine)`).matches;
}

/** Takes this page's place in the history, so that going back after paying does not lead to the card page. Never resolves. */
export function goToCardPage({ order, buyer, returnTo }: CardRequest): Promise<CardAnswer> {
  const query = new URLSearchParams({
    merchant_uid: order.merchantUid,
    amount: String(order.amount),
    name: order.name,
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    m_redirect_url: returnTo,
  });
  location.replace(`${PAGE}?${query}`);
  return new Promise(() => {});
}

/** The card page's own call. `declined` makes the payment fail. */
export async function payAtSandbox({ order, buyer }: CardRequest, declined?: string): Promise<CardAnswer> {
  const response = await fetch(PAYMENTS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchant_uid: order.merchantUid,
      amount: order.amount,
      name: order.name,
      buyer_name: buyer.name,
      buyer_email: buyer.email,
      options: declined ? { decline: declined } : {},
    }),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
  const answer = (await response.json()) as { imp_uid: string; success: boolean; error_msg: string | null };
  return answer.success
    ? { is: 'approved', impUid: answer.imp_uid }
    : { is: 'refused', because: answer.error_msg ?? '결제가 끝나지 않았어요.' };
}
