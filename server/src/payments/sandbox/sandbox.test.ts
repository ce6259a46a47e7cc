import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const PAYMENT = { merchant_uid: 'order 1', amount: 3333 };
const pay = (changes: object = {}, app = t) =>
  app.call(null, 'POST', '/sandbox/portone/payments', { ...PAYMENT, ...changes });

test.each([
  ['at home', {}, 200],
  ['in production', { NODE_ENV: 'production' }, 404],
  ['in production, switched on', { NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' }, 200],
  ['at home, switched off', { PAYMENT_SANDBOX: 'off' }, 404],
  ['beside real keys', { PAYMENT_SANDBOX: 'on', PORTONE_KEY: 'key', PORTONE_SECRET: 'secret' }, 404],
])('%s', async (_, env, status) => {
  const app = await testApp({ env });
  try {
    expect((await pay({}, app)).status).toBe(status);
    expect((await app.call(null, 'POST', '/sandbox/portone/users/getToken', {})).status).toBe(
      status === 200 ? 401 : 404,
    );
    expect((await app.call(null, 'GET', '/sandbox/portone/card.css')).status).toBe(status);
  } finally {
    await app.close();
  }
});

describe('PortOne’s own calls', () => {
  const secret = () => t.deps.keys.paymentSandbox;
  const token = async () =>
    (await t.call(null, 'POST', '/sandbox/portone/users/getToken', { imp_key: 'sandbox', imp_secret: secret() })).body
      .response;
  const asked = async (method: 'GET' | 'POST', url: string, authorization: string, payload?: object) => {
    const answer = await t.app.inject({
      method,
      url: `/sandbox/portone${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  test('want a token, ours, of the last half hour', async () => {
    const { access_token, now, expired_at } = await token();
    expect(expired_at - now).toBe(1800);
    const { imp_uid } = (await pay({ merchant_uid: 'token' })).body;
    const read = (authorization: string) => asked('GET', `/payments/${imp_uid}`, authorization);
    expect((await read(access_token)).status).toBe(200);
    expect((await read(`Bearer ${access_token}`)).status).toBe(200);
    for (const wrong of ['', 'x', `${expired_at}.forged`, `${expired_at + 1}.${access_token.split('.')[1]}`])
      expect((await read(wrong)).status).toBe(401);
    const before = t.clock.now;
    t.clock.now = new Date(expired_at * 1000);
    expect((await read(access_token)).status).toBe(401);
    t.clock.now = before;
    expect((await asked('GET', '/payments/find/token', '')).status).toBe(401);
    expect((await asked('POST', '/payments/cancel', '', { imp_uid })).status).toBe(401);
  });

  test('give money back within the balance, and say why not', async () => {
    const { access_token } = await token();
    const { imp_uid } = (await pay({ merchant_uid: 'cancel' })).body;
    const cancel = async (body: object) => {
      const { status, body: said } = await asked('POST', '/payments/cancel', access_token, { imp_uid, ...body });
      return [status, said.code, said.response?.status ?? null, said.response?.cancel_amount ?? null];
    };
    expect(await cancel({ amount: 3334 })).toEqual([200, 1, null, null]);
    expect(await cancel({ amount: 1000, checksum: 3000 })).toEqual([200, 1, null, null]);
    expect(await cancel({ amount: 1000, checksum: 3333 })).toEqual([200, 0, 'paid', 1000]);
    expect(await cancel({ amount: 2334 })).toEqual([200, 1, null, null]);
    expect(await cancel({ checksum: 2333 })).toEqual([200, 0, 'cancelled', 3333]);
    expect(await cancel({})).toEqual([200, 1, null, null]);
    expect(await cancel({ amount: -1 })).toEqual([400, -1, null, null]);
    expect(await cancel({ imp_uid: 'imp_nothing' })).toEqual([200, 1, null, null]);
  });

  test('show an order’s approved try, however many were declined after it', async () => {
    const { access_token } = await token();
    await pay({ merchant_uid: 'tries', options: { decline: true } });
    const { imp_uid } = (await pay({ merchant_uid: 'tries' })).body;
    expect((await pay({ merchant_uid: 'tries' })).body).toMatchObject({ success: false });
    const { body } = await asked('GET', '/payments/find/tries', access_token);
    expect(body.response).toMatchObject({ imp_uid, status: 'paid', amount: 3333, currency: 'KRW' });
  });
});

describe('the card', () => {
  test('can be declined, with the bank’s own words', async () => {
    expect((await pay({ merchant_uid: 'no 1', options: { decline: true } })).body).toMatchObject({ success: false });
    expect((await pay({ merchant_uid: 'no 2', options: { decline: '한도 초과' } })).body).toMatchObject({
      success: false,
      error_msg: '한도 초과',
    });
  });

  test.each([
    ['now', 0, 1],
    ['late', 30_000, 1],
    ['twice', 0, 2],
    ['never', 0, 0],
  ])('tells our webhook %s', async (webhook, afterMs, times) => {
    const { imp_uid } = (await pay({ merchant_uid: `webhook ${webhook}`, options: { webhook } })).body;
    const { rows } = await t.database.pool.query(`select run_at from jobs where payload ->> 'impUid' = $1`, [imp_uid]);
    expect(rows.map(({ run_at }) => run_at.getTime() - t.clock.now.getTime())).toEqual(Array(times).fill(afterMs));
  });

  test.each([
    { amount: 0 },
    { amount: 1.5 },
    { amount: 100_000_001 },
    { merchant_uid: '' },
    { options: { webhook: 'x' } },
  ])('refuses %j', async (changes) => {
    expect((await pay(changes)).status).toBe(400);
  });
});

describe('the page for phones', () => {
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      merchant_uid: `page ${crypto.randomUUID()}`,
      amount: '3333',
      name: '<b>딸기</b>',
      m_redirect_url: '/chat/7/pay/result',
      ...changes,
    }).toString();
  const send = (payload: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/sandbox/portone/card',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
      payload,
    });

  test('shows what is paid for, as text', async () => {
    const { body, statusCode } = await t.app.inject({ url: `/sandbox/portone/card?${form()}` });
    expect(statusCode).toBe(200);
    expect(body).toContain('3,333원');
    expect(body).not.toContain('<b>딸기');
  });

  test.each([
    ['approve', 'true'],
    ['decline', 'false'],
    ['close', 'false'],
  ])('%s sends the browser back with the payment’s number', async (choice, success) => {
    const answer = await send(form({ choice }));
    expect(answer.statusCode).toBe(303);
    const back = new URL(String(answer.headers['location']));
    expect(back.pathname).toBe('/chat/7/pay/result');
    expect(back.searchParams.get('imp_uid')).toMatch(/^imp_/);
    expect(back.searchParams.get('imp_success')).toBe(success);
  });

  test('tells its own script where to go on, so that it can take the page’s place in the history', async () => {
    const page = await t.app.inject({ url: `/sandbox/portone/card?${form()}` });
    const [, script] = /<script src="([^"]+)"/.exec(page.body)!;
    expect((await t.app.inject({ url: script! })).headers['content-type']).toContain('text/javascript');
    const answer = await send(form({ choice: 'approve' }), { accept: 'application/json' });
    expect(answer.statusCode).toBe(200);
    expect(new URL(answer.json().to).searchParams.get('imp_success')).toBe('true');
  });

  test('sends nobody to another site', async () => {
    for (const m_redirect_url of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)']) {
      expect((await send(form({ choice: 'approve', m_redirect_url }))).statusCode).toBe(400);
      const shown = await t.app.inject({ url: `/sandbox/portone/card?${form({ m_redirect_url })}` });
      expect(shown.statusCode).toBe(400);
    }
  });
});

test('without any provider a payment is answered with 503, not with a fault', async () => {
  const app = await testApp({ env: { PAYMENT_SANDBOX: 'off' } });
  try {
    await expect(app.deps.payments.payment('imp_1')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    await expect(app.deps.payments.refund('imp_1', { amount: 1, balance: 1 }, '')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  } finally {
    await app.close();
  }
});
