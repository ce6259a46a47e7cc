import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChatRoom } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type TestRedis, testRedis } from '../server/src/realtime/test-redis';
import { enter, heard, input, live, log, say, settled } from './chat-room';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, openRoom, press } from './money-room';

let redis: TestRedis;
// Before the site's own, so that it comes after the nodes have stopped.
afterAll(() => redis.close());
const withRedis = async () => {
  redis = await testRedis();
  return { REDIS_URL: redis.url };
};
const site = useSite('empty', withRedis);

const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map((name) => ({
  name,
  mimeType: 'image/png',
  buffer: readFileSync(path.resolve(import.meta.dirname, '../web/public', name)),
}));

/** The same person's page at another node. */
async function moveTo({ page, accessToken }: Neighbour, address: string, chatRoomId: number): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto(`${address}/chat/${chatRoomId}`);
  await live(page);
}

const saidAt = async (address: string, person: Neighbour, chatRoomId: number) => {
  const answer = await person.page.request.get(`${address}/api/chat/rooms/${chatRoomId}`, { headers: bearer(person) });
  const { messages } = (await answer.json()) as ChatRoom;
  return messages.filter(({ messageType }) => messageType === 'TEXT').map(({ message }) => message);
};

/** How many photos of the talk are there to be seen. */
const drawn = (page: Page) =>
  log(page)
    .getByRole('button', { name: /님이 보낸 사진/ })
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length);

/** Files that wait on this device. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mungchi');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('photos that the network left halfway, and the tab closed: once and in order, across two nodes', async () => {
  const second = await site.startBeside();
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const sender = followers[0]!;
  const context = sender.page.context();
  await enter(sender.page, id);
  await moveTo(leader, second, id);

  // A balancer sends uploads to the other node; the second photo meets a tunnel, and so does its next attempt.
  let [uploads, lost] = [0, 0];
  await context.route('**/api/chat/rooms/*/pictures', (route) => {
    uploads += 1;
    if (uploads === 2) void context.setOffline(true);
    if (uploads === 2 || uploads === 3) {
      lost += 1;
      return route.abort('internetdisconnected');
    }
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `${second}${pathname}` });
  });
  await sender.page.getByLabel('보낼 사진').first().setInputFiles(PICTURES);
  await sender.page.getByRole('img', { name: '고른 사진 3' }).waitFor();
  await input(sender.page).fill('이거 맞아요?');
  await press(sender.page, '보내기');
  await sender.page.getByText('연결되면 보낼게요.').waitFor();
  await say(sender.page, '터널이에요');
  await heard(sender.page, '터널이에요');
  expect(await kept(sender.page)).toBe(1);
  await sender.page.close();
  await say(leader.page, '어디쯤이에요?');
  await settled(leader.page);

  // Back above ground, on another screen.
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto('/mypage');
  await heard(leader.page, '터널이에요');
  const all = ['어디쯤이에요?', '사진 3장', '이거 맞아요?', '터널이에요'];
  expect(await saidAt(site.address, leader, id)).toEqual(all);
  expect(await saidAt(second, leader, id)).toEqual(all);
  // What was up before the tunnel was not uploaded again.
  expect([uploads, lost]).toEqual([5, 2]);
  await expect.poll(() => drawn(leader.page)).toBe(3);
  await expect.poll(() => kept(page)).toBe(0);

  await enter(page, id);
  await expect.poll(() => drawn(page)).toBe(3);
  expect(await log(page).getByRole('button', { name: '취소' }).count()).toBe(0);
  await say(page, '왔어요');
  await heard(leader.page, '왔어요');
  expect(await saidAt(second, leader, id)).toEqual([...all, '왔어요']);
});
