import { type BoardNews, boardNews, type Topic, topicPath } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../deps';
import { type TestApp, testApp } from '../test-app';
import { completePurchase } from './complete-purchase';
import { completeTrade } from './complete-trade';
import { payShare } from './pay-share';
import { cancelWithRefunds } from './refunds/cancel-with-refunds';
import { fullRoom, order, payByCard } from './test-rooms';

let t: TestApp;
let deps: Deps;
const heard: { topic: string; stage: string }[] = [];
beforeAll(async () => {
  t = await testApp();
  await t.listen();
  const publish = (topic: Topic, params: unknown, body: unknown) =>
    heard.push({ topic: topicPath(topic, params), stage: (body as BoardNews).stage });
  deps = { ...t.deps, live: { ...t.deps.live, publish } };
});
afterAll(() => t.close());

test('open screens hear of every payment and every step, and only after the commit', async () => {
  const room = await fullRoom(t);
  const news = () => {
    const stages = heard
      .filter(({ topic }) => topic === topicPath(boardNews, { boardId: room.id }))
      .map(({ stage }) => stage);
    heard.length = 0;
    return new Set(stages);
  };
  const pay = async (nth: number) => {
    const payer = room.followers[nth]!;
    await payShare(deps, payer.userId, room.id, await payByCard(t, await order(t, room, payer)));
  };
  await pay(0);
  expect(news()).toEqual(new Set(['RECRUITED']));
  await expect(payShare(deps, room.followers[1]!.userId, room.id, 'imp_nothing')).rejects.toThrow();
  expect(news().size).toBe(0);
  await pay(1);
  expect(news()).toEqual(new Set(['PAYING']));
  await completePurchase(deps, room.leader.userId, room.id);
  expect(news()).toEqual(new Set(['PURCHASED']));
  await completeTrade(deps, room.followers[0]!.userId, room.id);
  expect(news()).toEqual(new Set(['PURCHASED']));
  await completeTrade(deps, room.followers[1]!.userId, room.id);
  expect(news()).toContain('COMPLETED');
  await expect(cancelWithRefunds(deps, room.leader.userId, room.id)).rejects.toThrow();
  expect(news().size).toBe(0);
});
