import { type BoardId, roomMessages, topicPath } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { awake } from '../../boards/test-boards';
import { wishOf, wishRow } from '../../boards/wishes/test-wishes';
import { connectAs } from '../../live/test-live';
import { fullRoom, roomIn } from '../../payments/test-rooms';
import { reportAs, sayIn, titlesNotified } from '../../safety/test-safety';
import type { Person, TestApp } from '../../test-app';
import { changeOperator } from '../people/change-operators';
import { actsOf, callsAt, operatorApp, operatorPerson, reason, reportId } from '../test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);

test('of a message: read with masked numbers, hidden for everybody, and the reporter is told', async () => {
  const room = await fullRoom(t);
  const [reporter, reader] = room.followers as [Person, Person];
  await sayIn(t, room.leader, room.id, '국민 123456-04-654321 로 보내세요');
  const row = t.db
    .selectFrom('messages')
    .select('seq')
    .where('roomId', '=', room.id as BoardId);
  const { seq } = await row.where('type', '=', 'TEXT').executeTakeFirstOrThrow();
  await reportAs(t, reporter, 'MESSAGE', `${room.id}-${seq}`);
  const id = await reportId(t, room.leader);

  const page = await get(operator, `reports/${id}`);
  const said = page.body.snapshot.messages.find((each: { seq: number }) => each.seq === seq);
  expect(said.text).toBe('국민 ···· 4321 로 보내세요');
  expect(page.body).toMatchObject({ snapshot: { masked: true }, reporter: { reportsSent: 1 }, target: { led: 1 } });
  const open = await get(operator, `reports/${id}?reveal=true`);
  expect(JSON.stringify(open.body.snapshot)).toContain('123456-04-654321');
  const looks = (await actsOf(t, operator)).slice(-2).map(({ what }) => what);
  expect(looks).toEqual(['read.report', 'read.numbers']);

  const client = await connectAs(`${await t.listen()}/ws/chat`, reader);
  const heard: string[] = [];
  await new Promise<void>((stands) => {
    client.watchForReceipt('stands', () => stands());
    const destination = topicPath(roomMessages, { chatRoomId: room.id });
    client.subscribe(destination, ({ body }) => heard.push(body), { receipt: 'stands' });
  });
  const decision = { decision: 'HIDE', sanction: { kind: 'PAUSED', days: 7 }, reason };
  expect((await post(operator, `reports/${id}/decide`, decision)).status).toBe(200);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(JSON.parse(heard[0]!)).toMatchObject({
    id: `${room.id}-${seq}`,
    seq,
    message: '운영 정책에 따라 가려진 메시지예요.',
  });
  await client.deactivate({ force: true });

  const history = await t.call(awake(t, reader), 'GET', `/api/chat/rooms/${room.id}/messages`);
  expect(JSON.stringify(history.body)).not.toContain('654321');
  const list = await t.call(awake(t, reader), 'GET', '/api/chat/rooms');
  expect(list.body[0].lastMessage).toBe('운영 정책에 따라 가려진 메시지예요.');
  expect(await titlesNotified(t, reporter)).toContain('신고를 처리했어요');
  expect(await titlesNotified(t, room.leader)).toContain('잠시 이용이 제한돼요');
  expect((await post(operator, `reports/${id}/decide`, decision)).body.code).toBe('ALREADY_DECIDED');
});

test('decided by two at once: one, and the other hears that it was', async () => {
  const room = await fullRoom(t);
  await reportAs(t, room.followers[0]!, 'USER', room.leader.userId);
  const id = await reportId(t, room.leader);
  const other = await operatorPerson(t);
  const both = await Promise.all(
    [operator, other].map((each) => post(each, `reports/${id}/decide`, { decision: 'FINE', reason })),
  );
  expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([undefined, 'ALREADY_DECIDED']));
});

test('of a group purchase: fine comes back, taken down stays out, and what does not fit is refused', async () => {
  const room = await roomIn(t, 'RECRUITING');
  const stranger = await t.person();
  await reportAs(t, stranger, 'BOARD', room.id);
  const id = await reportId(t, room.leader);
  expect((await post(operator, `reports/${id}/decide`, { decision: 'HIDE', reason })).body.code).toBe('BAD_REQUEST');
  expect((await post(operator, `reports/${id}/decide`, { decision: 'TAKE_DOWN', reason })).status).toBe(200);
  const board = () => t.call(awake(t, stranger), 'GET', `/api/group-boards/${room.id}`);
  expect((await board()).status).toBe(404);
  expect(await titlesNotified(t, room.leader)).toContain('운영 정책에 따라 공구를 내렸어요');
  expect((await post(operator, `boards/${room.id}/take-down`, { reason })).body.code).toBe('ALREADY_DECIDED');
});

test('nobody decides their own: neither who reported, nor whom it is about', async () => {
  const [mine, other] = [await operatorPerson(t), await t.person()];
  await reportAs(t, mine, 'USER', other.userId);
  const decision = { decision: 'FINE', reason };
  expect((await post(mine, `reports/${await reportId(t, other)}/decide`, decision)).body.code).toBe('OWN_CASE');
  await reportAs(t, other, 'USER', mine.userId);
  expect((await post(mine, `reports/${await reportId(t, mine)}/decide`, decision)).body.code).toBe('REPORT_NOT_FOUND');
  expect((await actsOf(t, mine)).filter(({ what }) => what === 'report.decide')).toEqual([]);
});

test('nobody decides what was reported in a purchase that they are or were in', async () => {
  const room = await fullRoom(t);
  const [reporter, inside] = room.followers as [Person, Person];
  await changeOperator(t.db, inside.email, true, t.clock.now);
  await reportAs(t, reporter, 'BOARD', room.id);
  const decision = { decision: 'TAKE_DOWN', reason };
  const path = `reports/${await reportId(t, room.leader)}/decide`;
  expect((await post(inside, path, decision)).body.code).toBe('OWN_CASE');
  const gone = t.db.updateTable('participants').set({ leftAt: t.clock.now, leftWhy: 'OPERATOR' });
  await gone.where('userId', '=', inside.userId).where('boardId', '=', room.id).execute();
  expect((await post(inside, path, decision)).body.code).toBe('OWN_CASE');
});

test('of a wish: hidden from everybody in it, and back when it is found fine', async () => {
  const { id, people } = await wishOf(t, '감귤', 1);
  const [asker, second] = people as [Person, Person];
  const witness = await t.person();
  await reportAs(t, witness, 'WISH', id);
  const seen = async (person: Person) => (await t.call(awake(t, person), 'GET', `/api/wishes/${id}`)).status;
  expect(await seen(second)).toBe(200);
  const first = await reportId(t, asker);
  expect((await post(operator, `reports/${first}/decide`, { decision: 'HIDE', reason })).status).toBe(200);
  for (const person of [asker, second, await t.person()]) expect(await seen(person)).toBe(404);
  expect((await wishRow(t, id)).endedWhy).toBe('HIDDEN');
  expect((await actsOf(t, operator)).at(-1)).toMatchObject({ what: 'report.decide', target: `report ${first}` });

  const other = await wishOf(t, '배추', 1);
  await reportAs(t, witness, 'WISH', other.id);
  // As three witnesses would have left it.
  await t.db
    .updateTable('wishes')
    .set({ endedAt: t.clock.now, endedWhy: 'HIDDEN' })
    .where('id', '=', other.id)
    .execute();
  const fine = await reportId(t, other.people[0]!);
  expect((await post(operator, `reports/${fine}/decide`, { decision: 'FINE', reason })).status).toBe(200);
  expect(await wishRow(t, other.id)).toMatchObject({ endedAt: null, endedWhy: null, people: 2 });
});
