import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullRoom } from '../payments/test-rooms';
import { reportAs, titlesNotified } from '../safety/test-safety';
import type { Person, TestApp } from '../test-app';
import { changeOperator } from './people/change-operators';
import { actsOf, callsAt, operatorApp, operatorPerson, postAs, reason } from './test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get } = callsAt(() => t);

describe('who is an operator', () => {
  test('is said on the machine only, and read at each call', async () => {
    const person = await t.person();
    expect((await get(person, 'todo')).body.code).toBe('NOT_OPERATOR');
    expect(await changeOperator(t.db, person.email, true, t.clock.now)).toBe(person.userId);
    expect((await get(person, 'todo')).status).toBe(200);
    await changeOperator(t.db, person.email, false, t.clock.now);
    expect((await get(person, 'todo')).body.code).toBe('NOT_OPERATOR');
    expect(await changeOperator(t.db, 'nobody@example.org', true, t.clock.now)).toBeNull();
    const lines = await t.db
      .selectFrom('auditLog')
      .select(['what', 'byId'])
      .where('target', '=', `person ${person.userId}`)
      .execute();
    expect(lines).toEqual([
      { what: 'operator.add', byId: null },
      { what: 'operator.remove', byId: null },
    ]);
  });

  test('a banned operator is none', async () => {
    const [banned, other] = [await operatorPerson(t), await operatorPerson(t)];
    const sanction = { kind: 'BANNED', confirm: banned.nickname };
    expect((await postAs(t, other, `people/${banned.userId}/sanctions`, { sanction, reason })).status).toBe(200);
    await t.deps.sanctions.read();
    expect((await get(banned, 'todo')).body.code).toBe('BANNED');
  });
});

test('people are found by number, nickname, e-mail and phone, and every look is on record', async () => {
  const person = await t.person({ nickname: '찾을이' });
  await t.db.updateTable('users').set({ phone: '010-9876-5432' }).where('id', '=', person.userId).execute();
  for (const query of [String(person.userId), '찾을', person.email, '01098765432', '010-9876-5432']) {
    const { body } = await get(operator, `people?query=${encodeURIComponent(query)}`);
    expect(body.map(({ userId }: Person) => userId)).toContain(person.userId);
  }
  const before = (await actsOf(t, operator)).length;
  const page = await get(operator, `people/${person.userId}`);
  expect(page.body).toMatchObject({ phone: '···· 5432', email: 'n···@example.org', masked: true, operator: false });
  expect(page.body.address).toBe('제주특별자치도 제주시 첨단로');
  for (const secret of ['9876', person.email, '242']) expect(JSON.stringify(page.body)).not.toContain(secret);
  const open = await get(operator, `people/${person.userId}?reveal=true`);
  expect(open.body).toMatchObject({ phone: '010-9876-5432', email: person.email, masked: false });
  expect((await actsOf(t, operator)).slice(before).map(({ what }) => what)).toEqual(['read.person', 'read.contact']);
});

test('a phone is verified again when an operator says so, before the next purchase is opened', async () => {
  const person = await t.person();
  const shown = { phone: '010-2468-1357', phoneVerifiedAt: t.clock.now, verifiedName: '김이웃' };
  await t.db.updateTable('users').set(shown).where('id', '=', person.userId).execute();
  const verified = async () => (await get(operator, `people/${person.userId}`)).body.phoneVerified;
  expect(await verified()).toBe(true);
  expect((await postAs(t, operator, `people/${operator.userId}/verify-again`, { reason })).body.code).toBe('OWN_CASE');
  expect((await postAs(t, operator, `people/${person.userId}/verify-again`, { reason })).status).toBe(200);
  expect(await verified()).toBe(false);
  const again = await postAs(t, operator, `people/${person.userId}/verify-again`, { reason });
  expect(again.body.code).toBe('ALREADY_DECIDED');
  expect(await titlesNotified(t, person)).toEqual(['휴대전화를 다시 확인해 주세요']);
  const user = t.db.selectFrom('users').select(['phone', 'verifiedName']).where('id', '=', person.userId);
  expect(await user.executeTakeFirstOrThrow()).toEqual({ phone: '010-2468-1357', verifiedName: null });
});

test('the queue: counts, the oldest first, and what is past a day', async () => {
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 25 * 3_600_000);
  const { body } = await get(operator, 'todo');
  t.clock.now = now;
  const reports = body.queues.find(({ queue }: { queue: string }) => queue === 'REPORT');
  expect(reports.count).toBeGreaterThan(0);
  expect(reports.overdue).toBeGreaterThan(0);
  expect(reports.days).toHaveLength(14);
  const since = body.oldest.map((each: { since: string }) => each.since);
  expect(since).toEqual(since.toSorted());
  expect(body.decisions.length).toBeGreaterThan(0);
});
