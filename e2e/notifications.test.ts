import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { live, say } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom, post } from './money-room';

const site = useSite('empty', { PUSH: 'on' });

const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: `알림, 읽지 않은 알림 ${unread}개`, exact: true });
const quietBell = (page: Page) => page.getByRole('link', { name: '알림', exact: true });

test('a join rings the leader’s bell; its entry opens the room, and is read in both tabs', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await page.goto('/');
  await quietBell(page).waitFor();
  const beside = await site.openBeside(page, '/mypage');
  await quietBell(beside).waitFor();

  const guest = await newNeighbour(site, { nickname: '감자도리' });
  await post(guest, `/api/group-boards/${id}/join`);
  await bell(page, 1).waitFor();
  await bell(beside, 1).waitFor();
  // The entry, and the room with its greeting.
  await expect.poll(() => page.title()).toMatch(/^\(\d\) /);
  await expect.poll(() => beside.title()).toMatch(/^\(\d\) /);

  await bell(page, 1).click();
  await page.waitForURL('**/notifications');
  const entry = page.getByRole('region', { name: '공구 소식' }).getByRole('link', { name: /감자도리님이 참여했어요/ });
  await entry.getByText('읽지 않음').waitFor({ state: 'attached' });
  await entry.click();
  await page.waitForURL(`**/chat/${id}`);
  await quietBell(beside).waitFor();
  await live(page);
  await page.goto('/');
  await quietBell(page).waitFor();
});

/** The numbers of the unread: bell, tab of the rooms, title, icon of the app. */
async function numbers(page: Page): Promise<(number | undefined)[]> {
  const count = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
  const bells = await page.getByRole('link', { name: /^알림/ }).first().getAttribute('aria-label');
  const tab = await page.getByRole('link', { name: /^채팅/ }).first().textContent();
  const icon = await page.evaluate(() => document.documentElement.dataset['icon']);
  return [count(bells), count(tab), count(/^\(\d+\)/.exec(await page.title())?.[0]), count(icon)];
}

test('bell, tab, title and the icon of the app agree, in two tabs, and go down together', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 4 });
  const { page } = leader;
  await page.context().addInitScript(() => {
    const put = (count: number) => {
      document.documentElement.dataset['icon'] = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: put, clearAppBadge: () => put(0) });
  });
  await post(leader, `/api/chat/rooms/${id}/read`);
  await page.goto('/');
  const beside = await site.openBeside(page, '/');
  for (const each of [page, beside]) await expect.poll(() => numbers(each)).toEqual([0, 0, 0, 0]);

  const guest = await newNeighbour(site, {});
  await post(guest, `/api/group-boards/${id}/join`);
  await guest.page.goto(`/chat/${id}`);
  await live(guest.page);
  await say(guest.page, '안녕하세요!');
  for (const each of [page, beside]) await expect.poll(() => numbers(each)).toEqual([1, 1, 2, 2]);

  const phone = await site.openBeside(page, `/chat/${id}`);
  await live(phone);
  for (const each of [page, beside]) await expect.poll(() => numbers(each)).toEqual([0, 0, 0, 0]);
});

test('the room opened on a phone takes its entries off the bell elsewhere', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}, {}] });
  await leader.page.goto('/');
  await bell(leader.page, 2).waitFor();
  const phone = await site.openBeside(leader.page, `/chat/${id}`);
  await live(phone);
  await quietBell(leader.page).waitFor();
  // Whoever else was told still has it to read.
  const { page } = followers[0]!;
  await page.goto('/notifications');
  await page.getByRole('link', { name: /읽지 않음 .*모두 모였어요/ }).waitFor();
});
