import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { fullRoom } from '../../payments/test-rooms';
import { reportAs, titlesNotified } from '../../safety/test-safety';
import type { Person, TestApp } from '../../test-app';
import { actsOf, callsAt, getAs, operatorApp, operatorPerson, reason, reportId } from '../test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { post } = callsAt(() => t);

test('a ban asks for the nickname, and an appeal is answered by somebody else', async () => {
  const person = await t.person();
  const ban = (confirm?: string) =>
    post(operator, `people/${person.userId}/sanctions`, { sanction: { kind: 'BANNED', confirm }, reason });
  expect((await ban()).body.code).toBe('CONFIRM_MISMATCH');
  expect((await ban('아무나')).body.code).toBe('CONFIRM_MISMATCH');
  expect((await ban(person.nickname)).status).toBe(200);
  await t.deps.sanctions.read();
  await t.call(awake(t, person), 'POST', '/api/appeals', { text: '제가 아니에요' });
  const { body } = await getAs(t, operator, 'appeals');
  const appeal = body.find((each: { person: { userId: number } }) => each.person.userId === person.userId);
  const answer = { answer: '풀어 드려요', lift: true };
  expect((await post(operator, `appeals/${appeal.id}/answer`, answer)).body.code).toBe('OWN_CASE');
  expect((await post(await operatorPerson(t), `appeals/${appeal.id}/answer`, answer)).status).toBe(200);
  await t.deps.sanctions.read();
  expect((await t.call(awake(t, person), 'GET', '/api/group-boards')).status).toBe(200);
  expect(await titlesNotified(t, person)).toContain('이의 신청에 답했어요');
});

test('so many bans an hour, by whichever call; pauses and other operators are not counted', async () => {
  const hasty = await operatorPerson(t);
  const earlier = await t.person();
  const at = t.clock.now;
  const ban = { userId: earlier.userId, kind: 'BANNED' as const, reason: '사기', until: null, byId: hasty.userId, at };
  await t.db
    .insertInto('sanctions')
    .values(Array.from({ length: 29 }, () => ban))
    .execute();
  const person = await t.person();
  const sanction = { kind: 'BANNED', confirm: person.nickname };
  expect((await post(hasty, `people/${person.userId}/sanctions`, { sanction, reason })).status).toBe(200);
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  const path = `reports/${await reportId(t, room.leader)}/decide`;
  const again = { decision: 'NOTED', sanction: { kind: 'BANNED', confirm: room.leader.nickname }, reason };
  expect(await post(hasty, path, again)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await actsOf(t, hasty)).map(({ what }) => what)).toEqual(['sanction.give']);
  expect((await post(operator, path, again)).status).toBe(200);
  const now = t.clock.now;
  t.clock.now = new Date(now.getTime() + 3_600_000);
  const late = await t.person();
  const lateBan = { sanction: { kind: 'BANNED', confirm: late.nickname }, reason };
  expect((await post(hasty, `people/${late.userId}/sanctions`, lateBan)).status).toBe(200);
  t.clock.now = now;
});
