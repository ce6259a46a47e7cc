import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');
const MOVING = { context: { reducedMotion: 'no-preference' } } as const;

const slide = (page: Page) => page.locator('[aria-roledescription="슬라이드"]:not([inert])').getAttribute('aria-label');

/** Advances the page's fake clock in small steps, since timers start other timers. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let tenth = 0; tenth < Math.round(seconds * 10); tenth += 1) await page.clock.runFor(100);
}

/** Fake clock from here on. Nothing pauses the slides: neither focus nor pointer. */
async function stopTheClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(200, 840);
}

test('the introduction moves on every five seconds, comes round after four, and dots jump', async () => {
  const page = await site.open('/start', MOVING);
  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: '3번째로 가기' }).waitFor();
  await stopTheClock(page);
  await page.getByRole('button', { name: '3번째로 가기' }).click();
  await letGo(page);
  expect(await slide(page)).toBe('4장 중 3번째');
  await pass(page, 4.9);
  expect(await slide(page)).toBe('4장 중 3번째');
  await pass(page, 0.2);
  expect(await slide(page)).toBe('4장 중 4번째');
  await pass(page, 5.1);
  expect(await slide(page)).toBe('4장 중 1번째');
});

test('the banner of three moves on every seven seconds, and its arrows wrap around', async () => {
  const { page } = await newNeighbour(site, { look: MOVING });
  await page.clock.install();
  await page.goto('/shopping');
  const banner = page.getByRole('region', { name: '기획전' });
  await banner.waitFor();
  await stopTheClock(page);
  const seen = [await slide(page)];
  for (let press = 0; press < 3; press += 1) {
    await banner.getByRole('button', { name: '이전' }).click();
    await pass(page, 1);
    seen.push(await slide(page));
  }
  expect(seen[3]).toBe(seen[0]);
  expect(new Set(seen).size).toBe(3);

  await letGo(page);
  await pass(page, 6.9);
  expect(await slide(page)).toBe(seen[3]);
  await pass(page, 0.2);
  expect(await slide(page)).not.toBe(seen[3]);
});

test('the bar of a post turns solid after 300 px', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/gonggu/list/${id}`);
  await page.getByRole('button', { name: '수정하기' }).waitFor();
  const ground = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  // What lies below the first view is drawn in pieces.
  await page.waitForFunction(() => document.documentElement.scrollHeight >= innerHeight + 300);
  await page.evaluate(() => scrollTo(0, 299));
  const clear = await ground();
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(ground).toBe('rgb(88, 73, 208)');
  expect(clear).not.toBe('rgb(88, 73, 208)');
});
