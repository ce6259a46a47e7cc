import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PushMessage, RoomId } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deliver, shown, tap } from './app-push';
import { APP, becomeApp } from './app-worker';
import { live } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty', {}, 'whole');

test('a push shows, sets the number on the icon, and a tap opens its room and reads its entry', async () => {
  const { id, leader } = await openRoom(site, { leader: APP, followers: [], seats: 3 });
  const { page } = leader;
  await page.goto('/mypage');
  await becomeApp(page);
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(() => {
    Object.assign(navigator, { setAppBadge: (count: number) => Promise.resolve(Object.assign(self, { count })) });
  });
  const message: PushMessage = {
    id: 12 as PushMessage['id'],
    title: '모두 모였어요',
    body: '이웃들이 결제하면 바로 알려 드릴게요',
    path: `/chat/${id as RoomId}`,
    tag: `board-${id}`,
    badge: 3,
  };
  await deliver(page, site.address, JSON.stringify(message));
  const { title, body, tag } = message;
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag }]);
  await expect.poll(() => worker.evaluate(() => Reflect.get(self, 'count'))).toBe(3);

  const read = page.waitForRequest('**/api/notifications/read');
  await tap(worker);
  await page.waitForURL(`**/chat/${id}`);
  await live(page);
  expect((await read).postDataJSON()).toEqual({ id: 12 });
  expect((await (await read).response())?.status()).toBe(200);
  expect(await shown(page)).toEqual([]);

  // The next one leads on from there, to another place.
  await deliver(page, site.address, JSON.stringify({ ...message, id: 13, path: `/gonggu/list/${id}` }));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await tap(worker);
  await page.waitForURL(`**/gonggu/list/${id}`);
  await page.getByRole('button', { name: '수정하기' }).waitFor();

  // Whatever arrives is shown: three that show nothing, and an iPhone takes the subscription away.
  await deliver(page, site.address, 'nonsense');
  await expect.poll(() => shown(page)).toEqual([{ title: '뭉치', body: '새 소식이 있어요.', tag: 'mungchi' }]);
});

/** What the browser itself has to say against installing, besides that the test's window is a private one. */
async function reasonsNotToInstall(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { errors: written } = await devtools.send('Page.getAppManifest');
  const { installabilityErrors: found } = await devtools.send('Page.getInstallabilityErrors');
  await devtools.detach();
  const reasons = [...written.map(({ message }) => message), ...found.map(({ errorId }) => errorId)];
  return reasons.filter((reason) => reason !== 'in-incognito');
}

test('something shared from another app opens as a new post, with its words and its picture; nothing is in the way of installing', async () => {
  const { page } = await newNeighbour(site, { look: APP });
  await page.goto('/mypage');
  await becomeApp(page);
  expect(await reasonsNotToInstall(page)).toEqual([]);
  const picture = readFileSync(path.resolve(import.meta.dirname, '../web/public/icon-192.png')).toString('base64');
  await page.evaluate((base64) => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/share', method: 'post', enctype: 'multipart/form-data' });
    const add = (name: string, value: string) => {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    };
    add('title', '제주 노지 감귤 10kg');
    add('text', '달아요 https://shop.example/goods/7');
    const files = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    files.items.add(new File([bytes], 'tangerine.png', { type: 'image/png' }));
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'pictures', files: files.files }));
    document.body.append(form);
    form.submit();
  }, picture);
  await page.waitForURL('**/gonggu/write?**');
  expect(await page.getByRole('textbox', { name: '상품명' }).inputValue()).toBe('제주 노지 감귤 10kg');
  // Folded, it is seen at a glance; the field holds all of it.
  await page.locator('summary', { hasText: '달아요' }).waitFor();
  expect(await page.getByLabel('상세 내용').inputValue()).toBe('달아요\nhttps://shop.example/goods/7');
  await page.getByRole('img', { name: /사진/ }).first().waitFor();
});
