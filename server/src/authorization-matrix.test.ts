import { type Endpoint, endpointPath, type ProductId, REFUSALS, type RefusalCode } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockProducts } from './assistant/test-products';
import { wishOf } from './boards/wishes/test-wishes';
import { form, stripOf } from './media/test-pictures';
import { order, payByCard, type TestRoom } from './payments/test-rooms';
import { type TestApp, testApp } from './test-app';
import { goodBody, goodParams, goodQuery } from './test-calls';
import { CALL_LINES, THING_LINES } from './test-matrix-calls';
import { type Caller, EVERYBODY } from './test-matrix-lines';
import { peopleFor, roomsFor } from './test-matrix-people';

/** What is done here may change the room, or who is in it. */
const IN_A_ROOM = /:(?:boardId|chatRoomId|userId)/;

let t: TestApp;
let productId: ProductId;
let roomFor: ReturnType<typeof roomsFor>;
let personFor: ReturnType<typeof peopleFor>;
beforeAll(async () => {
  t = await testApp();
  // The payment sandbox is a server that is asked over HTTP: this one.
  await t.listen();
  productId = [...(await stockProducts(t)).values()][0]!;
  roomFor = roomsFor(t);
  personFor = peopleFor(t);
});
afterAll(() => t.close());

test('every call of the contract has its line, and every line its call', () => {
  const listed = CALL_LINES.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test.each(EVERYBODY)('%s is answered as the lines say', { timeout: 120_000 }, async (caller) => {
  const wrong: string[] = [];
  for (const { name, stage, cells } of CALL_LINES) {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)!;
    const changes = endpoint.method !== 'GET' && cells[caller] === '–';
    const way = { changes, inRoom: IN_A_ROOM.test(endpoint.path) };
    const room = await roomFor(caller, stage, way);
    const person = await personFor(caller, room, way);
    const answer = await t.call(
      person,
      endpoint.method,
      endpointPath(endpoint.path, { ...(await goodParams(t, room, caller)), productId }, goodQuery(endpoint)),
      await bodyFor(endpoint, room, caller),
    );
    const refusal = answer.status < 400 ? '–' : answer.body?.code;
    const [is, shall] = [`${answer.status} ${refusal}`, `${statusOf(cells[caller])} ${cells[caller]}`];
    if (is !== shall) wrong.push(`${name}: ${is} instead of ${shall}`);
  }
  expect(wrong).toEqual([]);
});

type Named = { params?: Record<string, unknown>; body?: object };
const QUESTIONS = ['waiting', 'waiting-answer', 'answered', 'answered-answer', 'taken-back', 'hidden'];

/** What a line names, made beside the room; and the body that names it. */
const THINGS: Record<string, (room: TestRoom) => Promise<Named>> = {
  ...Object.fromEntries(QUESTIONS.map((thing) => [thing, (room: TestRoom) => questionIn(room, thing)])),
  wish: async () => {
    const { id } = await wishOf(t, '감귤', 1);
    return { params: { wishId: id }, body: reportOf('WISH', id) };
  },
  'hidden-wish': async () => {
    const { id } = await wishOf(t, '휴지', 0);
    await t.db.updateTable('wishes').set({ endedAt: t.clock.now, endedWhy: 'HIDDEN' }).where('id', '=', id).execute();
    return { params: { wishId: id }, body: reportOf('WISH', id) };
  },
  'part-of-a-wish': async () => ({ body: reportOf('WISH', (await wishOf(t, '수건', 0)).id, { part: 'ANSWER' }) }),
  'leaders-word': (room) => wordIn(room, 'LEADER'),
  'followers-word': (room) => wordIn(room, 'FOLLOWER'),
};

const reportOf = (kind: string, id: number | string, more = {}) => ({ target: { kind, id, ...more }, reason: 'ABUSE' });

async function questionIn(room: TestRoom, thing: string): Promise<Named> {
  const asker = await t.person();
  const at = `/api/group-boards/${room.id}/questions`;
  const { id } = (await t.call(asker, 'POST', at, { text: '껍질이 얇은가요?' })).body;
  if (thing.startsWith('answered') || thing === 'hidden')
    await t.call(room.leader, 'PUT', `${at}/${id}/answer`, { text: '네, 얇아요' });
  if (thing === 'taken-back') await t.call(asker, 'DELETE', `${at}/${id}`);
  if (thing === 'hidden')
    await t.db.updateTable('questions').set({ hiddenAt: t.clock.now }).where('id', '=', id).execute();
  const part = thing.endsWith('-answer') ? 'ANSWER' : 'QUESTION';
  return { params: { questionId: id }, body: reportOf('QUESTION', id, { part }) };
}

/** Said a minute from now: who has left by then was not there. */
async function wordIn({ id }: TestRoom, role: 'LEADER' | 'FOLLOWER'): Promise<Named> {
  const { rows } = await sql<{ seq: number }>`
    insert into messages (room_id, seq, type, participant_id, body, sent_at)
    select ${id}, (select max(seq) + 1 from messages where room_id = ${id}), 'TEXT', p.id, '봉투를 가져와 주세요',
      ${new Date(t.clock.now.getTime() + 60_000)}
    from participants p where p.board_id = ${id} and p.role = ${role} limit 1 returning seq`.execute(t.db);
  const { seq } = rows[0]!;
  return { body: { ...reportOf('MESSAGE', `${id}-${seq}`), seq } };
}

test.each(EVERYBODY)('%s is answered about each thing as the lines say', { timeout: 120_000 }, async (caller) => {
  const wrong: string[] = [];
  const strip = form([{ name: 'file', content: stripOf(10, 16_001), filename: 'a.png', type: 'image/png' }]);
  for (const { name, thing, cells } of THING_LINES) {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)!;
    const room = await roomFor(caller, 'RECRUITING', { changes: true, inRoom: true });
    const person = await personFor(caller, room, { changes: true, inRoom: true });
    const { params, body } = thing === 'strip' ? {} : await THINGS[thing]!(room);
    const path = endpointPath(
      endpoint.path,
      { ...(await goodParams(t, room, caller)), ...params },
      goodQuery(endpoint),
    );
    const headers = {
      ...(thing === 'strip' && strip.headers),
      ...(person && { authorization: `Bearer ${person.token}` }),
    };
    const isAnswer = endpoint.path.endsWith('/answer');
    const words = isAnswer ? await goodBody(t, endpoint, room) : body;
    const payload = thing === 'strip' ? { payload: strip.payload } : endpoint.body && words ? { payload: words } : {};
    const answer = await t.app.inject({ method: endpoint.method, url: path, headers, ...payload });
    const is = `${answer.statusCode} ${answer.statusCode < 400 ? '–' : answer.json().code}`;
    const shall = `${statusOf(cells[caller])} ${cells[caller]}`;
    if (is !== shall) wrong.push(`${name} ${thing}: ${is} instead of ${shall}`);
  }
  expect(wrong).toEqual([]);
});

/** They are no calls of the contract: there for nobody unless `TEST_CLOCK` is on (`jobs/test-clock.test.ts`). */
test.each(EVERYBODY)('%s cannot move the clock', async (caller) => {
  const room = await roomFor(caller, 'RECRUITING', { changes: false, inRoom: true });
  const person = await personFor(caller, room, { changes: false, inRoom: true });
  expect((await t.call(person, 'GET', '/sandbox/clock')).status).toBe(404);
  expect((await t.call(person, 'POST', '/sandbox/clock', { advance: 'P1D' })).status).toBe(404);
});

async function bodyFor(endpoint: Endpoint, room: TestRoom, caller: Caller): Promise<object | undefined> {
  const isPayment = endpoint.path === '/api/chat/rooms/:chatRoomId/pay';
  if (isPayment && (caller === 'follower' || caller === 'leader')) return { impUid: await paid(room) };
  return goodBody(t, endpoint, room);
}

async function paid(room: TestRoom): Promise<string> {
  const buyer = room.followers[0]!;
  return payByCard(t, { ...(await order(t, room, buyer)), buyer });
}

function statusOf(cell: string): number {
  return cell === '–' ? 200 : REFUSALS[cell as RefusalCode][0];
}
