import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';

describe('the stand-in', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  let phones = 1000;
  function newPhone(): string {
    phones += 1;
    return `010-5555-${phones}`;
  }
  const ask = (person: Person, phone: string) => t.call(person, 'POST', '/api/users/phone/request', { phone });
  const confirm = (person: Person, code: string) => t.call(person, 'POST', '/api/users/phone/confirm', { code });
  const isVerified = async (person: Person) => (await t.call(person, 'GET', '/api/users')).body.phoneVerified;

  /** The code of the message, as its page shows it. */
  async function codeFor(person: Person, phone: string): Promise<string> {
    const { body } = await ask(person, phone);
    expect(body).toEqual({ by: 'code', messagePath: expect.stringMatching(/^\/sandbox\/phone\/phone_[0-9a-f]{32}$/) });
    const page = await t.call(null, 'GET', body.messagePath);
    return /<h1>(\d{6})<\/h1>/.exec(page.body)![1]!;
  }

  test('the code of the message makes a phone one’s own', async () => {
    const person = await t.person();
    const phone = newPhone();
    expect(await isVerified(person)).toBe(false);
    expect((await confirm(person, await codeFor(person, phone))).status).toBe(200);
    const { body } = await t.call(person, 'GET', '/api/users');
    expect(body).toMatchObject({ phone, phoneVerified: true });
    const row = await t.db
      .selectFrom('users')
      .select(['name', 'verifiedName'])
      .where('id', '=', person.userId)
      .execute();
    expect(row[0]!.verifiedName).toBe(row[0]!.name);
  });

  test('a wrong code is said to be wrong; after five the right one is too late', async () => {
    const person = await t.person();
    const code = await codeFor(person, newPhone());
    const wrong = code === '000000' ? '000001' : '000000';
    for (let times = 0; times < 5; times++) expect((await confirm(person, wrong)).body.code).toBe('PHONE_CODE_WRONG');
    expect((await confirm(person, code)).body.code).toBe('PHONE_CODE_OLD');
    expect((await confirm(person, await codeFor(person, newPhone()))).status).toBe(200);
  });

  test('a code is good for five minutes, once, and only the newest', async () => {
    const person = await t.person();
    const first = await codeFor(person, newPhone());
    const second = await codeFor(person, newPhone());
    if (first !== second) expect((await confirm(person, first)).body.code).toBe('PHONE_CODE_WRONG');
    const now = t.clock.now;
    t.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect((await confirm(person, second)).body.code).toBe('PHONE_CODE_OLD');
    t.clock.now = now;
    expect((await confirm(person, second)).status).toBe(200);
    expect((await confirm(person, second)).body.code).toBe('PHONE_CODE_OLD');
  });

  test('of two who show the same phone at once one has it; then it is taken', async () => {
    const people = await Promise.all([t.person(), t.person()]);
    const phone = newPhone();
    const codes = [await codeFor(people[0]!, phone), await codeFor(people[1]!, phone)];
    const answers = await Promise.all(people.map((person, index) => confirm(person, codes[index]!)));
    expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toEqual(new Set([200, 'PHONE_TAKEN']));
    expect((await ask(await t.person(), phone)).body.code).toBe('PHONE_TAKEN');
  });

  test('the message of a check that is none, or is over, shows nothing', async () => {
    const person = await t.person();
    expect((await t.call(null, 'GET', `/sandbox/phone/phone_${'0'.repeat(32)}`)).status).toBe(404);
    const { messagePath } = (await ask(person, newPhone())).body;
    expect((await t.call(null, 'GET', messagePath)).status).toBe(200);
    const now = t.clock.now;
    t.clock.now = new Date(now.getTime() + 5 * 60_000);
    expect((await t.call(null, 'GET', messagePath)).status).toBe(404);
    t.clock.now = now;
  });

  test('who leaves leaves the phone free', async () => {
    const person = await t.person();
    const phone = newPhone();
    await confirm(person, await codeFor(person, phone));
    expect((await t.call(person, 'DELETE', '/api/users')).status).toBe(200);
    expect((await ask(await t.person(), phone)).status).toBe(200);
  });
});

describe('PortOne’s certification', () => {
  let t: TestApp;
  let answer: Record<string, unknown> | null = null;
  const asked: string[] = [];
  const portone = createServer((request, response) => {
    asked.push(request.url!);
    const token = { access_token: 'token', expired_at: 4_000_000_000 };
    const body = request.url === '/users/getToken' ? token : answer;
    response.statusCode = body ? 200 : 404;
    response.end(JSON.stringify({ code: 0, message: null, response: body }));
  });
  beforeAll(async () => {
    await new Promise<void>((done) => portone.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(portone.address() as AddressInfo).port}`;
    const keys = { PORTONE_URL: url, PORTONE_KEY: 'key', PORTONE_SECRET: 'secret', PORTONE_STORE_CODE: 'imp123' };
    t = await testApp({ env: { ...keys, NODE_ENV: 'test' } });
  });
  afterAll(async () => {
    await t.close();
    portone.close();
  });

  test('is read from PortOne itself, and only that of this check counts', async () => {
    const person = await t.person();
    const { body } = await t.call(person, 'POST', '/api/users/phone/request');
    expect(body).toEqual({ by: 'portone', merchantUid: expect.any(String), storeCode: 'imp123' });
    const confirm = () => t.call(person, 'POST', '/api/users/phone/confirm', { impUid: 'imp_1' });
    const good = { certified: true, merchant_uid: body.merchantUid, phone: '01077778888', name: '김본인' };

    answer = null;
    expect((await confirm()).body.code).toBe('PHONE_CODE_WRONG');
    answer = { ...good, merchant_uid: 'somebody-elses' };
    expect((await confirm()).body.code).toBe('PHONE_CODE_WRONG');
    answer = { ...good, certified: false };
    expect((await confirm()).body.code).toBe('PHONE_CODE_WRONG');
    answer = good;
    expect((await confirm()).status).toBe(200);
    expect(asked).toContain('/certifications/imp_1');
    const row = await t.db
      .selectFrom('users')
      .select(['phone', 'verifiedName'])
      .where('id', '=', person.userId)
      .execute();
    expect(row).toEqual([{ phone: '010-7777-8888', verifiedName: '김본인' }]);
  });

  test('has no page that shows a code', async () => {
    expect((await t.call(null, 'GET', '/sandbox/phone/phone_1')).status).toBe(404);
  });
});
