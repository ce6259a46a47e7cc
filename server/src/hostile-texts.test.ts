import { ASSISTANT_MESSAGE_MAX, type Endpoint, endpointPath, firstCharacters } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockProducts } from './assistant/test-products';
import { readSentDraft } from './chat/message-rules';
import { operatorPerson } from './operator/test-operator';
import { roomIn, type TestRoom } from './payments/test-rooms';
import { type Person, type TestApp, testApp } from './test-app';
import { goodBody, goodQuery } from './test-calls';
import { isWhole } from './test-ring';
import { textFields, withText } from './test-text-fields';
import { isOver, threadTime } from './test-thread-time';

/**
 * Hostile texts in every text field of the contract. What a message costs the thread that everybody shares is counted in
 * its processor time, beside a fixed piece of work at the same moment: the time of the clock would tell how busy the
 * machine is, and processor time alone how fast it is.
 */
const MESSAGES = isWhole ? 10_000 : 800;
const MOST_MS = 100;

let t: TestApp;
let room: TestRoom;
let operator: Person;
let params: Record<string, unknown>;
beforeAll(async () => {
  t = await testApp();
  const [productId] = (await stockProducts(t)).values();
  room = await roomIn(t, 'RECRUITING');
  operator = await operatorPerson(t);
  const ids = [
    'disputeId',
    'deviceId',
    'alertId',
    'pollId',
    'reportId',
    'inquiryId',
    'appealId',
    'sanctionId',
    'reviewId',
    'seq',
    'questionId',
  ];
  params = {
    ...Object.fromEntries([...ids, 'payoutId', 'troubleId', 'jobId', 'messageId'].map((name) => [name, 999_999])),
    boardId: room.id,
    chatRoomId: room.id,
    userId: room.leader.userId,
    productId: productId!,
    categoryId: 1,
    targetParticipantId: 1,
    kind: 'terms',
  };
});
afterAll(() => t.close());

const of = (piece: string, units: number): string => piece.repeat(Math.ceil(units / piece.length)).slice(0, units);
const made = (units: number, next: () => string): string => {
  let text = '';
  while (text.length < units) text += next();
  return text.slice(0, units);
};
let seed = 20_261_117;
const dice = (sides: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * sides);
};
const syllable = () => String.fromCharCode(0xac00 + dice(11_172));
const WORDS =
  '우유 땅콩 새우 말고 빼고 알레르기 못먹어 안 없는 싫어 공구 3명 만원 이하 랑 은 도 아니 집에있어 ❌ 🥛 ㅋ ~ , ?';
const word = () => WORDS.split(' ')[dice(24)]!;

/** Marks, ligatures, jamo, joiners, blanks, digits, and words that nobody knows or that say too much. */
const PIECES = [
  [
    ` ${'\u0301'.repeat(19)}`,
    '\u0301',
    'a\u0301\u0301',
    'ﷺ',
    'ﷺ ',
    '㌀',
    'ﬃ',
    '½',
    '👨‍👩‍👧‍👦',
    '\u200d',
    '😀\u200d',
    '1️⃣',
  ],
  [
    'ㄱ',
    'ㅏ',
    'ㄳ',
    '\u1100',
    '\u1161',
    '\u11a8',
    '가',
    '가 ',
    ' ',
    '\t',
    '\n',
    '1',
    '1,000',
    '1만',
    'a',
    'a ',
    '은는이가',
  ],
  [
    '못 먹어 ',
    '알레르기 ',
    '우유 말고 ',
    '빼고',
    '\u202e',
    '\u001b[2J',
    '\u3164',
    '\ufe0f',
    '%',
    '\\',
    '((',
    '!?.',
    '^_^',
  ],
].flat();
const MADE = [
  () => `${syllable()}${syllable()} `,
  () => `${syllable()}${syllable()}${syllable()} `,
  syllable,
  () => `${word()} `,
  word,
  () => `${word()}${syllable()} `,
  () => String.fromCharCode(0x21 + dice(0x3000)),
];

function hostile(): string {
  const units = [60, 250, 500, 500, 2_000, 9_990][dice(6)]!;
  const at = dice(PIECES.length + 2 * MADE.length);
  return at < PIECES.length ? of(PIECES[at]!, units) : made(Math.min(units, 2_000), MADE[at % MADE.length]!);
}

type Place = { endpoint: Endpoint; part: 'body' | 'query'; field: readonly string[] };
const PLACES: Place[] = ENDPOINTS.flatMap((endpoint) => [
  ...textFields(endpoint.body).map((field) => ({ endpoint, part: 'body' as const, field })),
  ...textFields(endpoint.query).map((field) => ({ endpoint, part: 'query' as const, field })),
]);

async function send({ endpoint, part, field }: Place, text: string): Promise<number> {
  const body = await goodBody(t, endpoint, room);
  const query = part === 'query' ? withText(goodQuery(endpoint), field, text) : goodQuery(endpoint);
  const { method, path, auth } = endpoint;
  const caller = auth === 'operator' ? operator : room.leader;
  const url = endpointPath(path, params, query as Record<string, unknown>);
  const payload = part === 'body' ? withText(body, field, text) : body;
  const before = threadTime();
  const { statusCode } = await t.app.inject({
    method,
    url,
    // The assistant is anybody's.
    ...(path !== '/api/ml/chat' && { headers: { authorization: `Bearer ${caller.token}` } }),
    ...(method !== 'GET' && payload !== undefined && { payload: payload as object }),
  });
  const spent = threadTime() - before;
  if (statusCode >= 500) throw new Error(`${statusCode}: ${method} ${path} ${field.join('.')} ${text.slice(0, 40)}`);
  return spent;
}

/** Slow in five attempts: a pause for the collector or a first compilation is not the message's. */
async function isSlow(place: Place, text: string): Promise<boolean> {
  for (let nth = 0; nth < 5; nth += 1) {
    if (!isOver(await send(place, text), MOST_MS)) return false;
  }
  return true;
}

test('the fields are found', () => {
  const found = PLACES.map(({ endpoint, field }) => `${endpoint.method} ${endpoint.path} ${field.join('.')}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'POST /api/ml/chat message',
      'POST /api/group-boards content',
      'GET /api/products/search keyword',
      'POST /api/chat/rooms/:chatRoomId/reviews/:targetParticipantId review',
    ]),
  );
});

test(`none of ${MESSAGES} hostile messages holds the node for longer than a tenth of a second`, async () => {
  const slow: string[] = [];
  for (let sent = 0; sent < MESSAGES; sent++) {
    const place = PLACES[sent % PLACES.length]!;
    const text = hostile();
    if (await isSlow(place, text))
      slow.push(`${place.endpoint.path} ${place.field.join('.')} ${JSON.stringify(text.slice(0, 40))}`);
  }
  expect(slow).toEqual([]);
}, 900_000);

test('nor does what a visitor may say to the assistant, which reads most of it', async () => {
  const place = PLACES.find(({ endpoint, field }) => endpoint.path === '/api/ml/chat' && field[0] === 'message')!;
  // As long as it may be in characters: what is longer is refused unread.
  const texts = [...PIECES.map((piece) => of(piece, 9_990)), ...MADE.map((next) => made(2_000, next))].map((text) =>
    firstCharacters(text.trim(), ASSISTANT_MESSAGE_MAX),
  );
  const slow: string[] = [];
  for (const text of texts) if (await isSlow(place, text)) slow.push(JSON.stringify(text.slice(0, 40)));
  expect(slow).toEqual([]);
}, 300_000);

test('nor a message to a room', () => {
  const slow: string[] = [];
  for (const text of [...PIECES.map((piece) => of(piece, 20_000)), ...MADE.map((next) => made(20_000, next))]) {
    const before = threadTime();
    readSentDraft(JSON.stringify({ chatRoomId: 7, message: text, messageType: 'TEXT' }));
    const spent = threadTime() - before;
    if (isOver(spent, MOST_MS)) slow.push(JSON.stringify(text.slice(0, 40)));
  }
  expect(slow).toEqual([]);
});
