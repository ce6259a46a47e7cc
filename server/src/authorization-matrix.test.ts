import { type Endpoint, endpointPath, type ProductId, REFUSALS, type RefusalCode } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockProducts } from './assistant/test-products';
import { order, payByCard, type TestRoom } from './payments/test-rooms';
import { type TestApp, testApp } from './test-app';
import { goodBody, goodParams, goodQuery } from './test-calls';
import { CALL_LINES } from './test-matrix-calls';
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
