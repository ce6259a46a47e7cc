import type { CurrentUser } from '@mungchi/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { CardRequest } from './card-answer';
import { payByPortone } from './portone';

const request: CardRequest = {
  order: { merchantUid: 'mungchi_1', amount: 3333, name: '제주 감귤' },
  buyer: { name: '김새봄', email: 's@example.org', phone: '010-1234-5678', address: '제주시' } as CurrentUser,
  returnTo: 'https://mungchi.example/chat/7/pay/result',
};
const store = { storeCode: 'imp00000000', pg: 'html5_inicis' };

afterEach(() => {
  vi.restoreAllMocks();
  delete window.IMP;
});

/** The script loads, or fails, at once. */
function scriptArrives(arrives: boolean) {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    asked.push(element.src);
    queueMicrotask(() => (arrives ? element.onload : element.onerror)?.call(element, new Event('done')));
  });
  return asked;
}

test('a script that does not load fails, and is tried again with the next payment; then PortOne gets its fields', async () => {
  scriptArrives(false);
  await expect(payByPortone(store, request)).rejects.toThrow('cannot be loaded');

  const init = vi.fn();
  const pay = vi.fn((_order: object, done: (answer: object) => void) => done({ success: true, imp_uid: 'imp_1' }));
  window.IMP = { init, request_pay: pay };
  const asked = scriptArrives(true);
  expect(await payByPortone(store, request)).toEqual({ is: 'approved', impUid: 'imp_1' });
  expect(asked).toEqual(['https://cdn.iamport.kr/v1/iamport.js']);
  expect(init).toHaveBeenCalledWith('imp00000000');
  expect(pay.mock.calls[0]?.[0]).toEqual({
    pg: 'html5_inicis',
    pay_method: 'card',
    merchant_uid: 'mungchi_1',
    amount: 3333,
    name: '제주 감귤',
    buyer_email: 's@example.org',
    buyer_name: '김새봄',
    buyer_tel: '010-1234-5678',
    buyer_addr: '제주시',
    buyer_postcode: '00000',
    m_redirect_url: 'https://mungchi.example/chat/7/pay/result',
  });

  pay.mockImplementationOnce((_order, done) => done({ success: false, error_msg: '한도 초과' }));
  expect(await payByPortone(store, request)).toEqual({ is: 'refused', because: '한도 초과' });
  pay.mockImplementationOnce((_order, done) => done({ imp_uid: 'imp_2', error_code: 'PG', error_msg: '거절' }));
  expect(await payByPortone(store, request)).toEqual({ is: 'refused', because: '거절' });
  pay.mockImplementationOnce((_order, done) => done({ success: false, error_msg: '사용자가 결제를 취소하셨습니다' }));
  expect(await payByPortone(store, request)).toEqual({ is: 'closed' });
});
