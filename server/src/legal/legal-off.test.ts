import {
  BUY_GRACE_DAYS,
  BUY_HOURS,
  CONFIRM_ALONE_HOURS,
  CONFIRM_HOURS,
  DISPUTE_ANSWER_HOURS,
  DISPUTE_HOURS,
  DISPUTES_MAX,
  PAY_END_HOURS,
  PAY_HOURS,
  PAYOUT_HOURS,
  SELF_CANCEL_DAYS,
  STALL_ASK_DAYS,
  STALL_DAYS,
  STALL_MAX_DAYS,
  STALL_MEETING_DAYS,
  VACANCY_HOURS,
} from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardForm } from '../boards/test-boards';
import { type TestApp, testApp } from '../test-app';
import { stranger } from '../users/test-stranger';
import { NEEDED, signUp } from './test-legal';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { LEGAL: 'off' } });
});
afterAll(() => t.close());

test('a client of the two specifications signs up, opens and joins as ever; consents are only due', async () => {
  const { cookie, userId } = await stranger(t);
  const signed = await signUp(t, cookie, '새봄', '2015-05-05');
  expect(signed.statusCode).toBe(200);
  const person = { userId, nickname: '새봄', email: '', token: signed.json().accessToken };
  const own = (await t.call(person, 'GET', '/api/users')).body;
  expect([own.consentsDue, own.phoneAsked]).toEqual([NEEDED, undefined]);
  const opened = await t.call(person, 'POST', '/api/group-boards', await boardForm(t, {}));
  expect(opened.status).toBe(200);
  expect((await t.call(await t.person(), 'POST', `/api/group-boards/${opened.body.id}/join`)).status).toBe(200);
});

test('consents can be given before sign-up is finished, with the cookie alone', async () => {
  const { cookie } = await stranger(t);
  const headers = { cookie: `refresh_token=${cookie}` };
  const consents = NEEDED.map((kind) => ({ kind, version: 1, given: true }));
  const saved = await t.app.inject({ method: 'POST', url: '/api/users/consents', headers, payload: { consents } });
  expect(saved.statusCode).toBe(200);
  const { due } = (await t.app.inject({ method: 'GET', url: '/api/users/consents', headers })).json();
  expect(due).toEqual([]);
});

test('each word is a row that nobody changes; the same word twice is one', async () => {
  const person = await t.person();
  const marketing = (given: boolean) =>
    t.call(person, 'POST', '/api/users/consents', { consents: [{ kind: 'MARKETING', version: 1, given }] });
  for (const given of [true, true, false, true]) await marketing(given);
  const rows = await t.db
    .selectFrom('consents')
    .selectAll()
    .where('userId', '=', person.userId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ given }) => given)).toEqual([true, false, true]);
  await expect(t.db.updateTable('consents').set({ given: false }).execute()).rejects.toThrow('append only');
  const { body } = await t.call(person, 'GET', '/api/users/consents');
  expect(body.consents.find(({ kind }: { kind: string }) => kind === 'MARKETING')).toMatchObject({
    given: true,
    needed: false,
    givenVersion: 1,
  });
  const back = await t.call(person, 'POST', '/api/users/consents', {
    consents: [{ kind: 'TERMS', version: 1, given: false }],
  });
  expect(back.body.code).toBe('INVALID_FIELDS');
});

test('a use of the device’s position is noted and readable', async () => {
  const person = await t.person();
  const place = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
  await t.call(person, 'POST', '/api/users/location', place);
  await t.call(person, 'POST', '/api/users/location', { ...place, fromDevice: true });
  const { body } = await t.call(person, 'GET', '/api/users/consents');
  expect(body.positions).toEqual([{ at: t.clock.now.toISOString(), purpose: '내 동네 정하기' }]);
});

test.each(['terms', 'privacy', 'location', 'marketing'])('our %s says that it is a draft', async (kind) => {
  const { body } = await t.call(null, 'GET', `/api/legal/${kind}`);
  expect(body).toMatchObject({ kind, version: 1, draft: true, previous: null });
  expect(body.text).toMatch(/^이 글은 초안이에요\. 서비스를 열기 전에 변호사가 읽고 고쳐야 해요\./);
  expect(body.text).not.toContain('{{');
});

test('the refund rules have the figures of the clocks', async () => {
  const { body } = await t.call(null, 'GET', '/api/legal/refund');
  const said = [
    `마감일이 지나도 모이지 않으면 ${SELF_CANCEL_DAYS}일 뒤에`,
    `결제는 모집이 끝난 뒤 ${PAY_HOURS}시간이 지난 밤 9시까지예요`,
    `빈자리가 ${VACANCY_HOURS}시간이 지난 밤 9시까지 채워지지 않으면`,
    `길어도 ${PAY_END_HOURS / 24}일 뒤 밤 9시에 취소되고`,
    `리더는 ${BUY_HOURS / 24}일 안에 사요. ${BUY_GRACE_DAYS}일을 더`,
    `만난 경우 ${CONFIRM_HOURS / 24}일, 그 밖에는 ${CONFIRM_ALONE_HOURS / 24}일이 지난 밤 9시에`,
    `${STALL_ASK_DAYS}일 뒤에 여쭤보고, ${STALL_DAYS}일 뒤에는`,
    `끝나고 ${STALL_MEETING_DAYS}일 뒤, 길어도 ${STALL_MAX_DAYS}일 뒤`,
    `리더는 ${PAYOUT_HOURS}시간이 지난 밤 9시부터 정산받을`,
    `받은 뒤 ${DISPUTE_HOURS}시간까지, 공구마다 ${DISPUTES_MAX}번까지`,
    `바란 만큼 바로 돌려 드려요`,
    `${DISPUTE_ANSWER_HOURS / 24}일 동안 답하지 않으면 운영자가`,
  ];
  expect(said.filter((words) => !body.text.includes(words))).toEqual([]);
  expect(body.text).not.toContain('모두 누르면');
  expect((await t.call(null, 'GET', '/api/legal/refund?version=2')).status).toBe(404);
  expect((await t.call(null, 'GET', '/api/legal/nothing')).body.code).toBe('NOT_FOUND');
});
