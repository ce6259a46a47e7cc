import { type Endpoint, endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stockProducts } from './assistant/test-products';
import { boardForm } from './boards/test-boards';
import { wishOf } from './boards/wishes/test-wishes';
import { form, stripOf } from './media/test-pictures';
import { operatorPerson } from './operator/test-operator';
import { roomIn, type TestRoom } from './payments/test-rooms';
import { type Person, type TestApp, testApp } from './test-app';
import { goodBody, goodParams, goodQuery } from './test-calls';
import { isWhole, SEED } from './test-ring';

/** Good calls with one thing wrong in each. Whatever it is: a 4xx with its code, or the call is taken; never a fault. */

let t: TestApp;
let room: TestRoom;
/** Questions that wait in the room; of the other nothing is reported but with a block. */
let asked: number;
let other: number;
/** Where buying and receipts are taken: in others they end before anything is read. */
let later: Record<string, TestRoom>;
let operator: Person;
let params: Record<string, unknown>;
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  const [productId] = (await stockProducts(t)).values();
  room = await roomIn(t, 'RECRUITING');
  const wish = await wishOf(t, '감귤', 1);
  asked = await questionAt(room);
  other = await questionAt(room);
  params = { ...(await goodParams(t, room, 'leader')), productId: productId!, wishId: wish.id, questionId: asked };
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

async function questionAt({ id }: TestRoom): Promise<number> {
  return (await t.call(await t.person(), 'POST', `/api/group-boards/${id}/questions`, { text: '달아요?' })).body.id;
}

/** With a good rest: what a field alone, beside a group purchase, does not reach. */
const CHANGED: [name: string, path: () => string, body: (value: unknown) => object][] = [
  [
    'a report of a question by its part',
    () => '/api/reports',
    (part) => reportOf({ kind: 'QUESTION', id: asked, part }),
  ],
  [
    'a report of an answer by its number',
    () => '/api/reports',
    (id) => reportOf({ kind: 'QUESTION', id, part: 'ANSWER' }),
  ],
  ['a report with a block', () => '/api/reports', (block) => ({ ...reportOf({ kind: 'QUESTION', id: other }), block })],
  [
    'a report of a wish by its part',
    () => '/api/reports',
    (part) => reportOf({ kind: 'WISH', id: params['wishId'], part }),
  ],
  [
    'a report of a message',
    () => '/api/reports',
    (id) => reportOf({ kind: 'MESSAGE', id: `${room.id}-${typeof id === 'string' ? id : JSON.stringify(id)}` }),
  ],
  ['a purchase that is opened from a wish', () => '/api/group-boards', (wishId) => ({ wishId })],
  ['a purchase of a draft', () => '/api/group-boards', (draftId) => ({ draftId })],
  [
    'an inquiry about a purchase',
    () => '/api/inquiries',
    (boardId) => ({ kind: 'OTHER', text: '어떻게 해요?', boardId }),
  ],
  ['a position', () => '/api/users/check', (latitude) => ({ latitude, longitude: 126.57, accuracy: 20 })],
];
const reportOf = (target: object) => ({ target, reason: 'ABUSE' });

test.each(CHANGED)('%s: taken or refused', async (_, path, body) => {
  const before = await t.db.selectFrom('blocks').select('blockedId').execute();
  const faults: (string | null)[] = [];
  for (const value of [...VALUES, '1-ANSWER', 'ANSWER', 'answer', 'QUESTION,ANSWER', ' 1', '+1', -0]) {
    const whole = path() === '/api/group-boards' ? { ...(await boardForm(t, {})), ...body(value) } : body(value);
    faults.push(await faultAt({ method: 'POST', url: path(), payload: JSON.stringify(whole) }, room.leader));
  }
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect(await t.db.selectFrom('blocks').select('blockedId').execute(), 'a question blocks nobody').toEqual(before);
});

test.each([
  [0, 1],
  [1, 0],
  [1, 16_001],
  [16_001, 1],
  [20, 401],
  [2 ** 31 - 1, 1],
  [2 ** 32 - 1, 2 ** 32 - 1],
  [50_000_001, 1],
])('a picture that says it is %d × %d is refused before it is decoded', async (width, height) => {
  const small = stripOf(1, 1);
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  for (const content of [small, small.subarray(0, 33), Buffer.concat([small, Buffer.alloc(1_000)])]) {
    const { headers, payload } = form([{ name: 'file', content, filename: '../a.png', type: 'image/png' }]);
    const { token } = await t.person();
    const before = performance.now();
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    expect(answer.json().code).toMatch(/^UPLOAD_/);
    expect([400, 413, 415]).toContain(answer.statusCode);
    expect(performance.now() - before).toBeLessThan(5_000);
  }
});

const CLOCK_TEXTS = ['P', 'PT', 'P-1D', 'P1DT', '-P1D', 'P9'.repeat(60), 'P1e9D', 'P0.5D', 'p1d', 'P99999999D'];

describe('the clock of who tries the product', () => {
  let clocked: TestApp;
  beforeAll(async () => {
    clocked = await testApp({ env: { TEST_CLOCK: 'on' } });
    await clocked.listen();
  });
  afterAll(() => clocked.close());

  test.each(['at', 'advance'])('%s: refused, and time stands', async (field) => {
    const start = clocked.clock.now.getTime();
    const bodies = [...VALUES, ...CLOCK_TEXTS];
    const refused = await Promise.all(
      [...bodies.map((value) => JSON.stringify({ [field]: value })), ...BODIES].map(async (payload) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await clocked.app.inject({ method: 'POST', url: '/sandbox/clock', headers, payload });
        return answer.statusCode >= 400 && answer.statusCode < 500
          ? null
          : `${answer.statusCode} ${payload.slice(0, 80)}`;
      }),
    );
    expect(refused.filter((each) => each !== null)).toEqual([]);
    const { now, aheadMs } = (await clocked.call(null, 'GET', '/sandbox/clock')).body;
    expect([Date.parse(now), aheadMs]).toEqual([start, 0]);
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
    ...fieldsOf(endpoint.body).flatMap((field) =>
      VALUES.map((value) => ({ url, payload: JSON.stringify(withValue(body, field, value)) })),
    ),
    ...(endpoint.method === 'GET' ? [] : BODIES.map((text) => ({ url, payload: text }))),
    ...fieldsOf(endpoint.query).flatMap(([name = '']) => [
      ...TEXTS.map((text) => ({ ...payload, url: at(endpoint.path, { [name]: text }) })),
      ...[`${name}=1&${name}=2`, `${name}[]=1`, name].map((text) => ({ ...payload, url: asked + text })),
    ]),
    ...QUERIES.map((text) => ({ ...payload, url: asked + text })),
    ...fieldsOf(endpoint.params).flatMap(([name]) =>
      SEGMENTS.map((text) => ({ ...payload, url: at(endpoint.path.replace(`:${name}`, text)) })),
    ),
  ];
}

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };

/** Every place in a body, also within what it holds: names, and `0` for the first of a list. */
function fieldsOf(schema: Endpoint['body']): string[][] {
  if (!schema) return [];
  return within(z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json);
}

function within({ properties = {}, items, anyOf = [] }: Json): string[][] {
  const places = [
    ...Object.entries(properties).flatMap(([name, part]) => [[name], ...within(part).map((rest) => [name, ...rest])]),
    ...(items ? within(items).map((rest) => ['0', ...rest]) : []),
    ...anyOf.flatMap(within),
  ];
  return [...new Map(places.map((place) => [place.join('.'), place])).values()];
}

function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)];
  const before = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...before, [name]: withValue((before as Record<string, unknown>)[name], rest, value) };
}

/** What went wrong, in a line; null when nothing did. */
function faultOf(endpoint: Endpoint, { url, payload }: Attempt): Promise<string | null> {
  const { method, auth } = endpoint;
  return faultAt(
    { method, url, ...(payload !== undefined && { payload }) },
    auth === 'operator' ? operator : roomOf(endpoint).leader,
  );
}

type Sent = { method: Endpoint['method']; url: string; payload?: string };

async function faultAt({ method, url, payload }: Sent, { token }: Person): Promise<string | null> {
  const response = await t.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  if (response.statusCode < 400) return null;
  const { code } = response.json<{ code?: string }>();
  if (response.statusCode < 500 && /^[A-Z_]+$/.test(code ?? '')) return null;
  return `${response.statusCode} ${code}: ${url.slice(0, 120)} ${payload?.slice(0, 200) ?? ''}`;
}
