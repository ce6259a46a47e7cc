import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body?: unknown; afterMs?: number };
export type Asked = { line: string; authorization: string | undefined; body: unknown };

/**
 * For tests: answers in the recorded format of https://api.iamport.kr (envelopes, nulls, numbers, headers), as a script says.
 * `payments` are what it knows; `trouble` is what it answers instead, first come first served.
 */
export async function portoneStandIn() {
  const asked: Asked[] = [];
  const payments = new Map<string, Record<string, unknown>>();
  const trouble: Answer[] = [];
  const prepared = new Map<string, number>();
  let tokens = 0;
  let lifeSeconds = 1800;
  let now = () => new Date();
  let isSilent = (_line: string) => false;

  function answer(line: string, authorization: string | undefined, body: Record<string, unknown>): Answer {
    if (line === 'POST /users/getToken') {
      if (body['imp_key'] !== 'key' || body['imp_secret'] !== 'secret')
        return { status: 401, body: envelope(-1, '인증에 실패하였습니다. API키와 secret을 확인하세요.', null) };
      const issued = Math.floor(now().getTime() / 1000);
      tokens += 1;
      return {
        body: envelope(0, null, { access_token: `token${tokens}`, now: issued, expired_at: issued + lifeSeconds }),
      };
    }
    const odd = trouble.shift();
    if (odd) return odd;
    if (authorization !== `token${tokens}`) return { status: 401, body: envelope(-1, 'Unauthorized', null) };
    if (line === 'POST /payments/cancel') return cancel(body);
    if (line === 'POST /payments/prepare') return prepare(String(body['merchant_uid']), Number(body['amount']));
    const found = find(decodeURIComponent(line.split('/').at(-1)!));
    return found
      ? { body: envelope(0, null, found) }
      : { status: 404, body: envelope(-1, '존재하지 않는 결제정보입니다.', null) };
  }

  const find = (id: string) =>
    [...payments.values()].find((one) => one['imp_uid'] === id || one['merchant_uid'] === id);

  function prepare(merchantUid: string, amount: number): Answer {
    if (prepared.has(merchantUid)) return { body: envelope(1, '이미 등록된 merchant_uid입니다.', null) };
    prepared.set(merchantUid, amount);
    return { body: envelope(0, null, { merchant_uid: merchantUid, amount }) };
  }

  function cancel(body: Record<string, unknown>): Answer {
    const payment = find(String(body['imp_uid']));
    if (!payment) return { body: envelope(1, '취소할 결제건이 존재하지 않습니다.', null) };
    const balance = Number(payment['amount']) - Number(payment['cancel_amount']);
    if (balance === 0) return { body: envelope(1, '이미 전액취소된 주문입니다.', null) };
    if (body['checksum'] !== balance) return { body: envelope(1, '취소 가능 금액이 일치하지 않습니다.', null) };
    const amount = Number(body['amount'] ?? balance);
    if (amount > balance) return { body: envelope(1, '취소요청금액이 취소가능금액보다 큽니다.', null) };
    const isWhole = amount === balance;
    const cancelled = { cancel_amount: Number(payment['amount']) - balance + amount, cancelled_at: 1763182000 };
    Object.assign(payment, { ...cancelled, status: isWhole ? 'cancelled' : 'paid' });
    return { body: envelope(0, null, payment) };
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      const body = text ? JSON.parse(text) : {};
      asked.push({ line, authorization: request.headers.authorization, body });
      if (isSilent(line)) return;
      const { status = 200, body: said, afterMs = 0 } = answer(line, request.headers.authorization, body);
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
        response.end(typeof said === 'string' ? said : JSON.stringify(said));
      }, afterMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    trouble,
    prepared,
    lines: () => asked.map(({ line }) => line),
    /** All tokens handed out so far stop working, as after a change of keys. */
    forgetTokens: () => (tokens += 1),
    /** Calls that are never answered. */
    setSilence: (silence: (line: string) => boolean) => (isSilent = silence),
    setClock: (clock: () => Date) => (now = clock),
    setLife: (seconds: number) => (lifeSeconds = seconds),
    add: (changes: Record<string, unknown>) => payments.set(String(changes['imp_uid']), { ...RECORDED, ...changes }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const envelope = (code: number, message: string | null, response: unknown) => ({ code, message, response });

/** A card payment as PortOne V1 shows one; times are seconds, what does not apply is null. */
const RECORDED = {
  amount: 3333,
  apply_num: '30001234',
  bank_code: null,
  bank_name: null,
  buyer_addr: '제주특별자치도 제주시 첨단로 242',
  buyer_email: 'neighbour@example.org',
  buyer_name: '김이웃',
  buyer_postcode: '00000',
  buyer_tel: '010-1234-5678',
  cancel_amount: 0,
  cancel_history: [],
  cancel_reason: null,
  cancel_receipt_urls: [],
  cancelled_at: 0,
  card_code: '361',
  card_name: 'BC카드',
  card_number: '1234567890123456',
  card_quota: 0,
  card_type: 0,
  cash_receipt_issued: false,
  channel: 'pc',
  currency: 'KRW',
  custom_data: null,
  customer_uid: null,
  emb_pg_provider: null,
  escrow: false,
  fail_reason: null,
  failed_at: 0,
  name: '제주 감귤 10kg 공구합니다.',
  paid_at: 1763181000,
  pay_method: 'card',
  pg_id: 'INIpayTest',
  pg_provider: 'html5_inicis',
  pg_tid: 'StdpayCARDINIpayTest20251115',
  started_at: 1763180990,
  status: 'paid',
  user_agent: 'sorry_not_supported_anymore',
};
