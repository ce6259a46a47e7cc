import { loadOnce, loadScript } from '../api/load-script';
import { type CardAnswer, type CardRequest, wasClosed } from './card-answer';

type PortoneAnswer = {
  success?: boolean | null;
  imp_uid?: string | null;
  error_code?: string | null;
  error_msg?: string | null;
};
type Portone = {
  init(storeCode: string): void;
  request_pay(order: object, done: (answer: PortoneAnswer) => void): void;
};
declare global {
  interface Window {
    IMP?: Portone;
  }
}

const SCRIPT = 'https://cdn.iamport.kr/v1/iamport.js';

/** Loaded with the first payment; a failed load may be retried. */
const loadPortone = loadOnce(() => loadScript(SCRIPT, () => window.IMP));

/** PortOne's own window; on phones its script sends the browser away and back to `m_redirect_url` by itself. */
export async function payByPortone(
  { storeCode, pg }: { storeCode: string; pg: string },
  { order, buyer, returnTo }: CardRequest,
): Promise<CardAnswer> {
  const portone = await loadPortone();
  portone.init(storeCode);
  const answer = await new Promise<PortoneAnswer>((done) => {
    portone.request_pay(
      {
        pg,
        pay_method: 'card',
        merchant_uid: order.merchantUid,
        amount: order.amount,
        name: order.name,
        buyer_email: buyer.email,
        buyer_name: buyer.name,
        buyer_tel: buyer.phone ?? '',
        buyer_addr: buyer.address ?? '',
        buyer_postcode: '00000',
        m_redirect_url: returnTo,
      },
      done,
    );
  });
  const approved = answer.success !== false && !answer.error_code && answer.imp_uid;
  if (approved) return { is: 'approved', impUid: approved };
  const because = answer.error_msg || '결제가 끝나지 않았어요.';
  return wasClosed(because) ? { is: 'closed' } : { is: 'refused', because };
}
