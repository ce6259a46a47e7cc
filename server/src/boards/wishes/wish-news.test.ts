import { DAY_MS, HOUR_MS, type Topic, topicPath, type WishNews, wishNews } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../db/transaction';
import type { Deps } from '../../deps';
import { type Person, type TestApp, testApp } from '../../test-app';
import { createBoard } from '../create-board';
import { boardForm } from '../test-boards';
import { askWish } from './ask-wish';
import { hideWish, lockReportedWish, showWish } from './hide-wish';
import { joinWish } from './join-wish';
import { keepWish } from './keep-wish';
import { leaveWish } from './leave-wish';

let t: TestApp;
let deps: Deps;
let heard: { topic: string; news: WishNews }[] = [];
const start = new Date('2026-11-15T03:00:00.000Z');
beforeAll(async () => {
  t = await testApp({ now: start });
  const publish = (topic: Topic, params: unknown, body: unknown) =>
    heard.push({ topic: topicPath(topic, params), news: body as WishNews });
  deps = { ...t.deps, live: { ...t.deps.live, publish } };
});
afterAll(() => t.close());

test('open screens of a wish hear of everything that changes it', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => t.person()));
  const [asker, second, third, leader] = people as [Person, Person, Person, Person];
  const { id } = await askWish(deps, asker.userId, { name: '감귤' });
  const topic = topicPath(wishNews, { wishId: id });
  const news = () => {
    const said = heard.filter((each) => each.topic === topic).map((each) => each.news);
    heard = [];
    return said.map(({ state, people: count, boardId }) => [state, count, boardId]);
  };
  await joinWish(deps, second.userId, id);
  expect(news()).toEqual([['OPEN', 2, null]]);
  await joinWish(deps, second.userId, id);
  expect(news()).toEqual([]);
  await joinWish(deps, third.userId, id);
  await leaveWish(deps, second.userId, id);
  expect(news()).toEqual([
    ['GATHERED', 3, null],
    ['GATHERED', 2, null],
  ]);
  await keepWish(deps, third.userId, id);
  expect(news()).toEqual([]);
  t.clock.now = new Date(start.getTime() + 20 * DAY_MS + 9 * HOUR_MS);
  await keepWish(deps, third.userId, id);
  // The others' button goes.
  expect(news()).toEqual([['GATHERED', 2, null]]);
  t.clock.now = start;
  await transact(deps.db, async (tx) => hideWish(deps, tx, (await lockReportedWish(tx, id))!, start));
  await transact(deps.db, async (tx) => showWish(deps, tx, (await lockReportedWish(tx, id))!));
  expect(news()).toEqual([
    ['ENDED', 2, null],
    ['GATHERED', 2, null],
  ]);
  const boardId = await createBoard(deps, leader.userId, {
    ...(await boardForm(t, { name: '제주 감귤' })),
    wishId: id,
  } as unknown as Parameters<typeof createBoard>[2]);
  expect(news()).toEqual([['OPENED', 2, boardId]]);
});
