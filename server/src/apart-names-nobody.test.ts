import { type BoardId, endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockProducts } from './assistant/test-products';
import { countRegulars } from './boards/finding/regulars';
import { addWord, follow } from './boards/finding/test-finding';
import { awake, join, openBoard, openWithFollowers } from './boards/test-boards';
import { joinWishAs, leaveWishAs, wishOf } from './boards/wishes/test-wishes';
import { roomIn } from './payments/test-rooms';
import { type Person, type TestApp, testApp } from './test-app';
import { goodQuery } from './test-calls';
import { isWhole } from './test-ring';

/**
 * Being apart never makes visible who is behind something that names nobody. Somebody reads everything there is to read, blocks a
 * neighbour, or is blocked by one, and reads again: what names no author must not have moved.
 */
let t: TestApp;
let reader: Person;
/** Behind wishes, rights, questions, hearts, follows and places in line, each in one of them alone; named nowhere. */
const unnamed = new Map<string, Person>();
/** Leads a purchase that the reader sees, or sits in one with the reader: those do fold and vanish. */
const named = new Map<string, Person>();
let params: Record<string, unknown>[];
let wished: Awaited<ReturnType<typeof wishOf>>;

beforeAll(async () => {
  t = await testApp();
  await t.listen();
  reader = await t.person();
  const neighbour = async (what: string, among = unnamed): Promise<Person> => {
    const person = await t.person();
    among.set(what, person);
    return person;
  };
  const act = (person: Person, method: string, path: string, body?: object) =>
    t.call(awake(t, person), method, path, body).then((answer) => {
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    });

  // A wish that the reader is not in, and one that the reader opened a purchase from.
  wished = await wishOf(t, '무화과', 0, await neighbour('asked for a wish'));
  await joinWishAs(t, await neighbour('is in a wish'), wished.id);
  const opened = await wishOf(t, '참외', 0, await neighbour('asked, and sits first'));
  await joinWishAs(t, await neighbour('sits first'), opened.id);
  const recruiting = await openBoard(t, reader, { name: '성주 참외', totalUser: 9, wishId: opened.id });
  await act(await neighbour('asks'), 'POST', `/api/group-boards/${recruiting}/questions`, { text: '몇 개인가요?' });
  const { id: questionId } = await act(
    await neighbour('was answered'),
    'POST',
    `/api/group-boards/${recruiting}/questions`,
    {
      text: '큰가요?',
    },
  );
  await act(reader, 'PUT', `/api/group-boards/${recruiting}/questions/${questionId}/answer`, { text: '네, 커요.' });
  await act(await neighbour('likes it'), 'POST', `/api/group-boards/${recruiting}/like`);
  await act(await neighbour('has seen it'), 'GET', `/api/group-boards/${recruiting}`);

  // One of the reader's own that is full, with somebody in line.
  const { boardId: full, followers } = await openWithFollowers(t, reader, 1, { totalUser: 2 });
  named.set('sits beside the reader', followers[0]!);
  await act(await neighbour('waits for a seat'), 'POST', `/api/group-boards/${full}/waitlist`);
  const over = await roomIn(t, 'COMPLETED', reader);
  named.set('received from the reader', over.followers[0]!);

  // Another's, which the reader may join.
  const leader = await neighbour('leads a purchase', named);
  const strange = await openBoard(t, leader, { name: '제주 감귤', totalUser: 5 });
  await act(await neighbour('likes another’s'), 'POST', `/api/group-boards/${strange}/like`);
  await join(t, await neighbour('sits in another’s', named), strange);
  const asked = await act(await neighbour('asked another'), 'POST', `/api/group-boards/${strange}/questions`, {
    text: '달아요?',
  });
  await act(leader, 'PUT', `/api/group-boards/${strange}/questions/${asked.id}/answer`, { text: '네, 달아요.' });

  for (const nth of [1, 2, 3]) await follow(t, await neighbour(`regular ${nth}`), reader);
  await countRegulars(t.deps);
  await addWord(t, await neighbour('has a word for it'), '무화과');
  await t.runJobs();

  const productId = [...(await stockProducts(t)).values()][0]!;
  const withIds = (boardId: BoardId) => ({
    boardId,
    chatRoomId: boardId,
    wishId: boardId === strange ? wished.id : opened.id,
    userId: leader.userId,
    productId,
    categoryId: 1,
    draftId: crypto.randomUUID(),
    questionId,
    kind: 'terms',
  });
  params = [recruiting, full, over.id, strange].map(withIds);
}, 120_000);
afterAll(() => t.close());

/** What says of a block that there is one, to who made it. */
const OF_BLOCKS = ['/api/users/blocks', '/api/users/export'];

/** The shop and the map of places know no neighbour; read in the whole ring only. */
const OF_NOBODY = /^\/api\/(?:products|places|visit|categories|legal|drafts|payouts)/;
const READ = ENDPOINTS.filter(
  ({ method, auth, path }) =>
    method === 'GET' &&
    (auth === 'user' || auth === 'optional') &&
    !OF_BLOCKS.includes(path) &&
    (isWhole || !OF_NOBODY.test(path)),
);
/** Of these only the fields that name nobody are compared where the neighbour is somebody's leader or sits in a room. */
const NAMES_NOBODY: Record<string, (body: Record<string, unknown>) => unknown> = {
  '/api/wishes': (body) => body,
  '/api/wishes/mine': (body) => body,
  '/api/wishes/:wishId': (body) => body,
  '/api/group-boards/desk': ({ regulars }) => regulars,
  '/api/group-boards/:boardId': ({ first, likeCount, waiters, questions }) => ({
    first,
    likeCount,
    waiters,
    questions,
  }),
  '/api/group-boards/:boardId/questions': (body) => body,
  '/api/group-boards/:boardId/edit': ({ again }) => again,
  '/api/notifications/unread': (body) => body,
  '/api/users/me': (body) => body,
};

/** Every answer, by its address. */
async function readAll(paths = READ, of?: typeof NAMES_NOBODY): Promise<Map<string, unknown>> {
  const seen = new Map<string, unknown>();
  for (const endpoint of paths) {
    for (const ids of params) {
      const missing = [...endpoint.path.matchAll(/:(\w+)/g)].filter(([, name]) => !(name! in ids));
      if (missing.length > 0) continue;
      const address = endpointPath(endpoint.path, ids, goodQuery(endpoint));
      if (seen.has(address)) continue;
      const { status, body } = await t.call(awake(t, reader), 'GET', address);
      seen.set(address, { status, body: of && status === 200 ? of[endpoint.path]!(body) : body });
    }
  }
  return seen;
}

const changed = (before: Map<string, unknown>, after: Map<string, unknown>) =>
  [...before]
    .filter(([address, answer]) => JSON.stringify(answer) !== JSON.stringify(after.get(address)))
    .map(([at]) => at);

type Answers = Map<string, unknown>;

/** The reader blocks them, then they the reader, then nobody: where something moved. */
async function movedBy(neighbour: Person, before: Answers, read: () => Promise<Answers>): Promise<string[]> {
  const moved: string[] = [];
  for (const [from, to] of [
    [reader, neighbour],
    [neighbour, reader],
  ] as const) {
    await t.call(awake(t, from), 'POST', `/api/users/${to.userId}/block`);
    await countRegulars(t.deps);
    await t.runJobs();
    moved.push(...changed(before, await read()));
    await t.call(awake(t, from), 'DELETE', `/api/users/${to.userId}/block`);
  }
  await countRegulars(t.deps);
  return [...moved, ...changed(before, await read()).map((address) => `${address} after it`)];
}

async function movedByAny(neighbours: ReadonlyMap<string, Person>, read: () => Promise<Answers>) {
  const before = await read();
  const moved: Record<string, string[]> = {};
  for (const [what, neighbour] of neighbours) {
    const addresses = await movedBy(neighbour, before, read);
    if (addresses.length > 0) moved[what] = addresses;
  }
  return moved;
}

test('read twice, nothing moves by itself, and what is compared is there', async () => {
  // What one has opened is no longer new.
  await readAll();
  const before = await readAll();
  expect(changed(before, await readAll())).toEqual([]);
  const body = (address: string) => (before.get(address) as { body: Record<string, unknown> }).body;
  const [recruiting, full, over, strange] = params.map(({ boardId }) => Number(boardId));
  expect(body('/api/wishes')).toMatchObject([{ id: wished.id, people: 2 }]);
  expect(body('/api/group-boards/desk')).toMatchObject({ regulars: 3 });
  expect(body(`/api/group-boards/${recruiting}`)).toMatchObject({
    first: { left: 2 },
    likeCount: 1,
    questions: { answered: 1, waiting: 1 },
  });
  expect(body(`/api/group-boards/${full}`)).toMatchObject({ waiters: 1 });
  expect(body(`/api/group-boards/${over}/edit`)).toMatchObject({ again: { neighbours: expect.any(Number) } });
  expect(body(`/api/group-boards/${strange}`)).toMatchObject({ likeCount: 1, questions: { answered: 1 } });
  const answered = [...before.values()].filter((answer) => (answer as { status: number }).status === 200);
  expect(answered.length).toBeGreaterThan(50);
}, 60_000);

test('of nobody who is named nowhere can be found what they are behind', async () => {
  expect(await movedByAny(unnamed, () => readAll())).toEqual({});
}, 600_000);

test('of who is named somewhere not either, elsewhere', async () => {
  const paths = READ.filter(({ path }) => path in NAMES_NOBODY);
  expect(await movedByAny(named, () => readAll(paths, NAMES_NOBODY))).toEqual({});
}, 120_000);

test('what names nobody is joined and opened as if no block stood', async () => {
  const asker = unnamed.get('asked for a wish')!;
  for (const [from, to] of [
    [reader, asker],
    [asker, reader],
  ] as const) {
    await t.call(awake(t, from), 'POST', `/api/users/${to.userId}/block`);
    expect((await joinWishAs(t, reader, wished.id)).body).toMatchObject({ mine: true, people: 3 });
    await leaveWishAs(t, reader, wished.id);
    const boardId = await openBoard(t, awake(t, reader), { name: '무화과', wishId: wished.id });
    await t.call(awake(t, reader), 'DELETE', `/api/group-boards/${boardId}`);
    await t.call(awake(t, from), 'DELETE', `/api/users/${to.userId}/block`);
  }
});
