import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutsideLine } from '../../outside-line';
import { type TestApp, testApp } from '../../test-app';
import { type PaymentProvider, ProviderRefused, ProviderSilent, ProviderUnavailable } from './payment-provider';
import { portone } from './portone';
import { portoneStandIn } from './test-portone';

type Subject = {
  provider: PaymentProvider;
  /** A payment of 3,333 won that the provider has. */
  paid(merchantUid: string): Promise<string>;
  declined(merchantUid: string): Promise<string>;
};

let t: TestApp;
let real: Awaited<ReturnType<typeof portoneStandIn>>;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  real = await portoneStandIn();
});
afterAll(async () => {
  await real.close();
  await t.close();
});

const pause = async () => {};
/** What the stand-in shows of one. */
const CARD = { name: 'BC카드', number: '1234567890123456' };
let numbers = 0;
const SUBJECTS: Record<string, () => Subject> = {
  sandbox() {
    const card = async (merchantUid: string, options: object) => {
      const body = { merchant_uid: merchantUid, amount: 3333, buyer_email: 'neighbour@example.org', options };
      return (await t.call(null, 'POST', '/sandbox/portone/payments', body)).body.imp_uid;
    };
    return {
      provider: t.deps.payments,
      paid: (merchantUid) => card(merchantUid, { webhook: 'never', card: CARD }),
      declined: (merchantUid) => card(merchantUid, { webhook: 'never', decline: true }),
    };
  },
  'recorded PortOne'() {
    const add = async (merchantUid: string, changes: object) => {
      const impUid = `imp_${++numbers}`;
      real.add({ imp_uid: impUid, merchant_uid: merchantUid, ...changes });
      return impUid;
    };
    return {
      provider: adapter(),
      paid: (merchantUid) => add(merchantUid, {}),
      declined: (merchantUid) => add(merchantUid, { status: 'failed', paid_at: 0, fail_reason: '한도 초과' }),
    };
  },
};

function adapter(changes: Partial<Parameters<typeof portone>[0]> = {}): PaymentProvider {
  const now = () => new Date();
  return portone({ baseUrl: () => real.url, key: 'key', secret: 'secret', timeoutMs: 5000, now, pause, ...changes });
}

describe.each(Object.entries(SUBJECTS))('%s', (_, subject) => {
  test('finds a payment by either number, and nothing where nothing is', async () => {
    const { provider, paid } = subject();
    const impUid = await paid('order 가/1?');
    const record = {
      impUid,
      merchantUid: 'order 가/1?',
      status: 'paid',
      amount: 3333,
      currency: 'KRW',
      buyerEmail: 'neighbour@example.org',
      cancelledAmount: 0,
      card: CARD,
    };
    expect(await provider.payment(impUid)).toEqual(record);
    expect(await provider.paymentOf('order 가/1?')).toEqual(record);
    expect(await provider.payment('imp_nothing')).toBeNull();
    expect(await provider.paymentOf('nothing')).toBeNull();
  });

  test('shows a declined card as failed', async () => {
    const { provider, declined } = subject();
    expect(await provider.payment(await declined('order 2'))).toMatchObject({ status: 'failed' });
  });

  test('gives money back once; the second try is refused', async () => {
    const { provider, paid } = subject();
    const impUid = await paid('order 3');
    await provider.refund(impUid, { amount: 3333, balance: 3333 }, '공구 취소 환불');
    expect(await provider.payment(impUid)).toMatchObject({ status: 'cancelled', amount: 3333 });
    await expect(provider.refund(impUid, { amount: 3333, balance: 3333 }, '공구 취소 환불')).rejects.toThrow(
      ProviderRefused,
    );
  });

  test('gives parts back one after the other, each against the balance that is left', async () => {
    const { provider, paid } = subject();
    const impUid = await paid('order 6');
    await provider.refund(impUid, { amount: 1000, balance: 3333 }, '문제 확인 환불');
    expect(await provider.payment(impUid)).toMatchObject({ status: 'paid', amount: 3333, cancelledAmount: 1000 });
    const told = { amount: 1000, balance: 3333 };
    await expect(provider.refund(impUid, told, 'the same again')).rejects.toThrow(ProviderRefused);
    await expect(provider.refund(impUid, { amount: 2334, balance: 2333 }, 'too much')).rejects.toThrow(ProviderRefused);
    expect(await provider.payment(impUid)).toMatchObject({ cancelledAmount: 1000 });
    await provider.refund(impUid, { amount: 333, balance: 2333 }, '문제 확인 환불');
    expect(await provider.payment(impUid)).toMatchObject({ status: 'paid', cancelledAmount: 1333 });
    await provider.refund(impUid, { amount: 2000, balance: 2000 }, '문제 확인 환불');
    expect(await provider.payment(impUid)).toMatchObject({ status: 'cancelled', cancelledAmount: 3333 });
  });

  test('registers an amount once', async () => {
    const { provider } = subject();
    await provider.prepare('order 5', 3333);
    await expect(provider.prepare('order 5', 1)).rejects.toThrow(ProviderRefused);
  });

  test('refuses a refund whose balance is not what we think, and one of nothing', async () => {
    const { provider, paid } = subject();
    const impUid = await paid('order 4');
    await expect(provider.refund(impUid, { amount: 3000, balance: 3000 }, '공구 취소 환불')).rejects.toThrow(
      ProviderRefused,
    );
    expect(await provider.payment(impUid)).toMatchObject({ status: 'paid' });
    await expect(provider.refund('imp_nothing', { amount: 1, balance: 1 }, '')).rejects.toThrow(ProviderRefused);
  });
});

describe('the way there', () => {
  beforeEach(() => {
    real.asked.length = 0;
    real.trouble.length = 0;
    real.setLife(1800);
    real.setClock(() => new Date());
    real.add({ imp_uid: 'imp_w', merchant_uid: 'order w' });
  });
  const reads = () => real.lines().filter((line) => line === 'GET /payments/imp_w').length;
  const tokens = () => real.lines().filter((line) => line === 'POST /users/getToken').length;

  test('one token serves many calls, also such as start together', async () => {
    const provider = adapter();
    await Promise.all([1, 2, 3].map(() => provider.payment('imp_w')));
    await provider.payment('imp_w');
    expect({ tokens: tokens(), reads: reads() }).toEqual({ tokens: 1, reads: 4 });
    expect(real.asked[0]).toMatchObject({ body: { imp_key: 'key', imp_secret: 'secret' } });
  });

  test('a token is renewed a minute before it runs out', async () => {
    let at = new Date('2026-11-15T03:00:00Z').getTime();
    real.setClock(() => new Date(at));
    const provider = adapter({ now: () => new Date(at) });
    await provider.payment('imp_w');
    at += (1800 - 61) * 1000;
    await provider.payment('imp_w');
    expect(tokens()).toBe(1);
    at += 2000;
    await provider.payment('imp_w');
    expect(tokens()).toBe(2);
  });

  test('401 means a new token and the read again; a refund waits for whoever asked', async () => {
    const provider = adapter();
    await provider.payment('imp_w');
    real.forgetTokens();
    expect(await provider.payment('imp_w')).toMatchObject({ status: 'paid' });
    expect(tokens()).toBe(2);
    real.forgetTokens();
    await expect(provider.refund('imp_w', { amount: 3333, balance: 3333 }, '')).rejects.toThrow(ProviderUnavailable);
    expect(real.lines().filter((line) => line === 'POST /payments/cancel')).toHaveLength(1);
    await provider.refund('imp_w', { amount: 3333, balance: 3333 }, '');
  });

  test('wrong keys: given up after three tries, and no payment is ever asked for', async () => {
    await expect(adapter({ secret: 'wrong' }).payment('imp_w')).rejects.toThrow(ProviderUnavailable);
    expect(tokens()).toBe(3);
    expect(reads()).toBe(0);
    // Nobody's refund is refused by that.
    const refund = adapter({ secret: 'wrong' }).refund('imp_w', { amount: 1, balance: 3333 }, '');
    await expect(refund).rejects.toThrow(ProviderUnavailable);
  });

  test.each([
    ['500', { status: 500, body: '{"code":-1,"message":"오류","response":null}' }],
    ['a page of a proxy', { body: '<html>502 Bad Gateway</html>' }],
    ['too many requests', { status: 429, body: '{}' }],
    ['an empty answer', { body: { code: 0, message: null, response: null } }],
    ['something that is no payment', { body: { code: 0, message: null, response: { imp_uid: 'imp_w' } } }],
    [
      'a status nobody knows',
      { body: { code: 0, message: null, response: { imp_uid: 'a', merchant_uid: 'b', amount: 1, status: 'x' } } },
    ],
  ])('%s is tried again, three times in all', async (_, answer) => {
    const provider = adapter();
    real.trouble.push(answer, answer);
    expect(await provider.payment('imp_w')).toMatchObject({ status: 'paid' });
    expect(reads()).toBe(3);
    real.trouble.push(answer, answer, answer);
    await expect(provider.payment('imp_w')).rejects.toThrow(ProviderUnavailable);
    expect(reads()).toBe(6);
  });

  test('a refusal of a read is an answer: not tried again', async () => {
    real.trouble.push({ body: { code: 1, message: '권한이 없습니다.', response: null } });
    await expect(adapter().payment('imp_w')).rejects.toThrow('권한이 없습니다.');
    expect(reads()).toBe(1);
  });

  test('a silent provider is given up on after one read, in the time the caller has', async () => {
    const provider = adapter({ timeoutMs: 150 });
    await provider.payment('imp_w');
    real.asked.length = 0;
    real.trouble.push({ afterMs: 3000 }, { afterMs: 3000 });
    await expect(provider.payment('imp_w')).rejects.toThrow(ProviderSilent);
    await expect(adapter().payment('imp_w', { withinMs: 100 })).rejects.toThrow(ProviderSilent);
    expect(reads()).toBe(2);
  });

  test('a process that stops leaves nobody waiting', async () => {
    const line = new OutsideLine();
    const provider = adapter({ line });
    await provider.payment('imp_w');
    real.trouble.push({ afterMs: 3000 });
    const read = provider.payment('imp_w');
    await vi.waitFor(() => expect(reads()).toBe(2));
    line.hangUp();
    await expect(read).rejects.toThrow('no longer asked');
  });

  test('a refund is told once, whatever comes back', async () => {
    for (const answer of [{ status: 500, body: '{}' }, { afterMs: 1000 }]) {
      real.asked.length = 0;
      const provider = adapter({ timeoutMs: 300 });
      await provider.payment('imp_w');
      real.trouble.push(answer);
      await expect(provider.refund('imp_w', { amount: 3333, balance: 3333 }, '')).rejects.toThrow(ProviderUnavailable);
      expect(real.lines().filter((line) => line === 'POST /payments/cancel')).toHaveLength(1);
    }
  });

  describe('registering an amount', () => {
    const registrations = () => real.lines().filter((line) => line === 'POST /payments/prepare').length;

    test.each([
      ['500', { status: 500, body: '{}' }],
      ['a page of a proxy', { body: '<html>502 Bad Gateway</html>' }],
      ['a token that is no longer good', { status: 401, body: '{}' }],
    ])('%s: tried once more, and not for ever', async (name, answer) => {
      const provider = adapter();
      real.trouble.push(answer);
      await provider.prepare(`order ${name}`, 3333);
      expect(real.prepared.get(`order ${name}`)).toBe(3333);
      expect(registrations()).toBe(2);
      real.trouble.push(answer, answer);
      await expect(provider.prepare(`order ${name}, twice`, 3333)).rejects.toThrow();
      expect(registrations()).toBe(4);
    });

    test('a silent provider is left after half of the time, twice', async () => {
      const provider = adapter({ timeoutMs: 300 });
      await provider.payment('imp_w');
      real.trouble.push({ afterMs: 3000 }, { afterMs: 3000 });
      await expect(provider.prepare('order s', 3333)).rejects.toThrow(ProviderUnavailable);
      expect(registrations()).toBe(2);
    });

    test('a refusal is an answer: not tried again', async () => {
      real.trouble.push({ body: { code: 1, message: '권한이 없습니다.', response: null } });
      await expect(adapter().prepare('order r', 3333)).rejects.toThrow('권한이 없습니다.');
      expect(registrations()).toBe(1);
    });
  });

  test('nobody there at all', async () => {
    const provider = adapter({ baseUrl: () => 'http://127.0.0.1:1' });
    await expect(provider.payment('imp_w')).rejects.toThrow(ProviderUnavailable);
    await expect(provider.refund('imp_w', { amount: 1, balance: 1 }, '')).rejects.toThrow(ProviderUnavailable);
  });
});
