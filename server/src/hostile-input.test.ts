import { type Endpoint, endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stockProducts } from './assistant/test-products';
import { operatorPerson } from './operator/test-operator';
import { roomIn, type TestRoom } from './payments/test-rooms';
import { type Person, type TestApp, testApp } from './test-app';
import { goodBody, goodQuery } from './test-calls';
import { isWhole, SEED } from './test-ring';

/** Good calls with one thing wrong in each. Whatever it is: a 4xx with its code, or the call is taken; never a fault. */

let t: TestApp;
let room: TestRoom;
/** Where buying and receipts are taken: in others they end before anything is read. */
let later: Record<string, TestRoom>;
let operator: Person;
let params: Record<string, number | string>;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  const [productId] = (await stockProducts(t)).values();
  room = await roomIn(t, 'RECRUITING');
  const { id, leader } = room;
  params = { boardId: id, chatRoomId: id, userId: leader.userId, productId: productId!, categoryId: 1 };
  params['targetParticipantId'] = 1;
  params['deviceId'] = 999_999;
  params['alertId'] = 999_999;
  params['draftId'] = '00000000-0000-4000-8000-000000000000';
  params['pollId'] = 999_999;
  params['seq'] = 999_999;
  params['questionId'] = 999_999;
  params['disputeId'] = 999_999;
  for (const name of ['reportId', 'inquiryId', 'appealId', 'sanctionId', 'reviewId', 'jobId']) params[name] = 999_999;
  operator = await operatorPerson(t);
  later = {
    'PATCH /api/chat/rooms/:chatRoomId/purchase-complete': await roomIn(t, 'PAYING'),
    'POST /api/chat/rooms/:chatRoomId/receipts': await roomIn(t, 'PURCHASED'),
  };
});

const roomOf = ({ method, path }: Endpoint): TestRoom => later[`${method} ${path}`] ?? room;
afterAll(() => t.close());

/** One character to a person, kilobytes to an index. */
const STACKED = `e${'\u0301'.repeat(9_000)}`;
const TEXTS = [
  ['', ' ', 'null', '%', '\\', '-1', '1e9', '0x10', '٣', '2147483648', '9'.repeat(16), '9'.repeat(400), 'NaN'],
  ['a\u0000b', '가\udc00나', '\u202e가', '\r\nset-cookie: a=b', STACKED, '😀'.repeat(300), '가'.repeat(2_000)],
  ["' or 1=1 --", '<script>', '../../etc/passwd', 'http://169.254.169.254/', '__proto__', 'constructor'],
  ['2026-02-30', '0000-01-01', '9999-12-31', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
].flat();
const SHAPES: unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  ['a'],
  [null],
  [[[]]],
  ['\u0000'],
  [STACKED],
];
const VALUES = [...TEXTS, ...SHAPES, {}, { a: { b: {} } }, { toString: 1, length: -1 }];
const DEEP = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
const BODIES = [
  ['{', '[]', 'null', '"text"', '1', '\u0000', '\ufeff{}', '{"price":1e999}', '{"__proto__":{"x":1}}'],
  ['{"constructor":{"prototype":{"x":1}}}', DEEP, `"${'a'.repeat(300_000)}"`],
].flat();
const QUERIES = ['%', '%E0%A4%A', '%00=%00', 'a[]=1', '__proto__[x]=1', '&&&', `x=${'a'.repeat(9_000)}`, '%ff=%fe'];
const SEGMENTS = '% %2e%2e%2f %00 1%00 1e3 +1 %D9%A3 999999999999999 2147483648 %ED%A0%80 0'.split(' ');

/**
 * One in so many attempts, in turn: every field meets a part of the values and every value a part of the fields, other
 * ones for every seed. All of them meet with `RING=all`.
 */
const ONE_IN = isWhole ? 1 : 8;
let turn = SEED % ONE_IN;
const isItsTurn = () => turn++ % ONE_IN === 0;

type Attempt = { url: string; payload?: string };
const named = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(named)('%s', (_, endpoint) => {
  test(`takes or refuses, and never breaks (SEED=${SEED})`, async () => {
    const attempts = (await attemptsAt(endpoint)).filter(isItsTurn);
    const faults = await Promise.all(attempts.map((attempt) => faultOf(endpoint, attempt)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

async function attemptsAt(endpoint: Endpoint): Promise<Attempt[]> {
  const query = goodQuery(endpoint);
  const body = await goodBody(t, endpoint, room);
  const payload = endpoint.method === 'GET' || !body ? {} : { payload: JSON.stringify(body) };
  const chatRoomId = roomOf(endpoint).id;
  const at = (path: string, more = {}) => endpointPath(path, { ...params, chatRoomId }, { ...query, ...more });
  const url = at(endpoint.path);
  const asked = url + (url.includes('?') ? '&' : '?');
  return [
    ...fieldsOf(endpoint.body).flatMap((name) =>
      VALUES.map((value) => ({ url, payload: JSON.stringify({ ...body, [name]: value }) })),
    ),
    ...(endpoint.method === 'GET' ? [] : BODIES.map((text) => ({ url, payload: text }))),
    ...fieldsOf(endpoint.query).flatMap((name) => [
      ...TEXTS.map((text) => ({ ...payload, url: at(endpoint.path, { [name]: text }) })),
      ...[`${name}=1&${name}=2`, `${name}[]=1`, name].map((text) => ({ ...payload, url: asked + text })),
    ]),
    ...QUERIES.map((text) => ({ ...payload, url: asked + text })),
    ...fieldsOf(endpoint.params).flatMap((name) =>
      SEGMENTS.map((text) => ({ ...payload, url: at(endpoint.path.replace(`:${name}`, text)) })),
    ),
  ];
}

function fieldsOf(schema: Endpoint['body']): string[] {
  if (!schema) return [];
  const { properties, anyOf } = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? (anyOf?.[0] as { properties?: object } | undefined)?.properties ?? {});
}

/** What went wrong, in a line; null when nothing did. */
async function faultOf(endpoint: Endpoint, { url, payload }: Attempt): Promise<string | null> {
  const { method, auth } = endpoint;
  const headers = {
    authorization: `Bearer ${(auth === 'operator' ? operator : roomOf(endpoint).leader).token}`,
    ...(payload !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await t.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  if (response.statusCode < 400) return null;
  const { code } = response.json<{ code?: string }>();
  if (response.statusCode < 500 && /^[A-Z_]+$/.test(code ?? '')) return null;
  return `${response.statusCode} ${code}: ${url.slice(0, 120)} ${payload?.slice(0, 200) ?? ''}`;
}
