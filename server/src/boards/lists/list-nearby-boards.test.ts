import { type BoardCard, type BoardId, isRecruiting, STAGES, squaresAround } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { BOARDS_CHANNEL, squareLine } from '../announce-board';
import { statusOf } from '../board-rules';
import { awake, boardRow, openBoard, openWithFollowers } from '../test-boards';

let t: TestApp;
let reader: Person;
const START = new Date('2026-11-15T03:00:00.000Z');
const CENTRE = { latitude: 37.5, longitude: 127 };
const METRE = 360 / 40_030_228.9;

beforeAll(async () => {
  t = await testApp({ now: START });
  reader = await t.person(CENTRE);
});
beforeEach(async () => {
  t.clock.now = START;
  await t.db.updateTable('boards').set({ deletedAt: START }).execute();
});
afterAll(() => t.close());

/** Opened, then put so many metres to the north of the reader. */
async function openAt(metres: number, changes: Record<string, unknown> = {}): Promise<BoardId> {
  const id = await openBoard(t, await t.person(), changes);
  await t.db
    .updateTable('boards')
    .set({ latitude: CENTRE.latitude + metres * METRE, longitude: CENTRE.longitude })
    .where('id', '=', id)
    .execute();
  return id;
}

/** These tests change rows directly in the database, so the cache is cleared first. */
const list = async (query = '', path = '/api/group-boards') => {
  t.deps.bus.publish(BOARDS_CHANNEL, squaresAround(CENTRE, 3000).map(squareLine));
  return t.call(awake(t, reader), 'GET', `${path}${query}`);
};
const ids = (cards: BoardCard[]) => cards.map((card) => card.id);

test('holds what is within 750 m, newest first, with everything a card shows', async () => {
  const first = await openAt(0);
  t.clock.now = new Date(START.getTime() + 1);
  const second = await openAt(749.9);
  await openAt(750.1);
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(ids(body)).toEqual([second, first]);
  expect(body[0]).toMatchObject({
    image: expect.stringMatching(/^\/media\//),
    picture: { width: 800, height: 600 },
    title: '제주 감귤 10kg 공구합니다.',
    price: 40_000,
    perPersonPrice: 10_000,
    boardStatus: 'OPEN',
    totalUsers: 4,
    currentUsers: 1,
    createAt: '2026-11-15T03:00:00.001Z',
    largeCategoryId: 1,
    distance: 750,
  });
  expect(body[0].participants).toEqual([
    { userId: expect.any(Number), nickname: expect.any(String), profileUrl: '/avatars/pink.webp' },
  ]);
});

test('widens on request, to 1500 and 3000 m only', async () => {
  const [near, mid, far] = [await openAt(700), await openAt(1400), await openAt(2900)];
  expect(ids((await list('?radius=750')).body)).toEqual([near]);
  expect(ids((await list('?radius=1500')).body)).toEqual([mid, near]);
  expect(ids((await list('?radius=3000')).body)).toEqual([far, mid, near]);
  expect((await list('?radius=5000')).status).toBe(400);
});

test('keeps to a category when asked', async () => {
  const [fresh, kitchen] = [await openAt(1), await openAt(1, { categoryId: 3 })];
  expect(ids((await list('', '/api/group-boards/categories/1')).body)).toEqual([fresh]);
  expect(ids((await list('', '/api/group-boards/categories/3')).body)).toEqual([kitchen]);
  expect((await list('', '/api/group-boards/categories/5')).status).toBe(400);
  expect((await list('', '/api/group-boards/categories/0')).status).toBe(400);
});

test('a reader without a location gets an empty list, a visitor none', async () => {
  const nowhere = await t.person({ latitude: null, longitude: null, address: null });
  expect((await t.call(nowhere, 'GET', '/api/group-boards')).body).toEqual([]);
  expect((await t.call(null, 'GET', '/api/group-boards')).status).toBe(401);
});

test('deleted and cancelled ones are gone, ended ones two weeks later', async () => {
  const [deleted, cancelled, completed] = [await openAt(1), await openAt(1), await openAt(1)];
  await t.db.updateTable('boards').set({ deletedAt: START }).where('id', '=', deleted).execute();
  await t.db.updateTable('boards').set({ stage: 'CANCELLED', endedAt: START }).where('id', '=', cancelled).execute();
  await t.db.updateTable('boards').set({ stage: 'COMPLETED', endedAt: START }).where('id', '=', completed).execute();
  const at = async (iso: string) => {
    t.clock.now = new Date(iso);
    return ids((await list()).body);
  };
  expect(await at('2026-11-29T02:59:59.999Z')).toEqual([completed]);
  expect(await at('2026-11-29T03:00:00.000Z')).toEqual([]);
});

test('pages reach every board once, also while new ones appear', async () => {
  const opened: number[] = [];
  for (let i = 0; i < 7; i++) {
    // Pairs share an instant, so that the id must decide.
    t.clock.now = new Date(START.getTime() + Math.floor(i / 2));
    opened.unshift(await openAt(i));
  }
  const seen: number[] = [];
  let cursor = '';
  for (let page = 0; page < 10; page++) {
    const { body, headers } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...ids(body));
    await openAt(1);
    cursor = (headers['x-next-cursor'] as string | undefined) ?? '';
    if (!cursor) break;
  }
  expect(seen.slice(0, 7)).toEqual(opened);
  expect((await list('?limit=101')).status).toBe(400);
  expect((await list('?cursor=nonsense')).body.fields).toHaveProperty('cursor');
});

test('the recruiting filter agrees with the rule over every stage, deadline and number of seats', async () => {
  const { boardId } = await openWithFollowers(t, await t.person(), 0);
  await t.db.updateTable('boards').set(CENTRE).where('id', '=', boardId).execute();
  const instants = ['2026-11-15T03:00:00.000Z', '2026-11-15T14:59:59.999Z', '2026-11-15T15:00:00.000Z'];
  for (const stage of STAGES.filter((each) => each !== 'CANCELLED')) {
    for (const deadline of ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
      for (const memberCount of stage === 'RECRUITING' ? [1, 2, 3] : [4]) {
        await t.db
          .updateTable('boards')
          .set({ stage, deadline, memberCount, endedAt: stage === 'COMPLETED' ? START : null })
          .where('id', '=', boardId)
          .execute();
        for (const instant of instants) {
          t.clock.now = new Date(instant);
          const status = statusOf(await boardRow(t, boardId), t.clock.now);
          const all = (await list()).body as BoardCard[];
          expect(all.map((card) => card.boardStatus)).toEqual([status]);
          const filtered = ids((await list('?recruiting=true')).body);
          expect(filtered, `${stage} ${deadline} ${instant}`).toEqual(isRecruiting(status) ? [boardId] : []);
        }
      }
    }
  }
});
