import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from './harness/boards';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';

const site = useSite('demo');
const TABLE = readFileSync(path.resolve(import.meta.dirname, '../web/src/routes.tsx'), 'utf8');
const PATHS = [...TABLE.matchAll(/path: '([^']+)'/g)].map(([, found]) => found!);
/** These lead on by themselves. */
const LEAVING = ['/oauth/callback', '/chat/:chatRoomId/pay/result', '/signup'];

/** The narrowest phone, and a desk of 1280 × 800 at 200 %. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

type Room = { participants: { participantId: number; me: boolean }[]; status: string };

test('320 px and 200 % lose nothing on any screen', { timeout: 300_000 }, async () => {
  const page = await site.open('/start');
  await signIn(page, { demo: '새봄' });
  await page.waitForURL((url) => url.pathname === '/');
  const accessToken = (await page.evaluate(() => localStorage.getItem('accessToken')))!;
  const me = { page, accessToken };
  const [own] = await ask<{ id: number }[]>(me, 'GET', '/api/group-boards/me');
  const [product] = await ask<{ id: number }[]>(me, 'GET', '/api/products/recommend');
  const room = await finishedRoom(me);
  const lost: string[] = [];
  for (const pattern of PATHS.filter((each) => !LEAVING.includes(each))) {
    const place = pattern
      .replace(':gongguId', String(own!.id))
      .replace(':chatRoomId', String(room.id))
      .replace(':targetParticipantId', String(room.other));
    await page.goto(`${place}?${pattern === '/shopping/item' ? `itemId=${product!.id}` : 'keyword=사과'}`);
    await page.locator('#main').waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const found = await page.evaluate(whatIsLost);
      lost.push(...found.map((each) => `${pattern} at ${size.width} px: ${each}`));
    }
  }
  expect(lost).toEqual([]);
});

async function finishedRoom(me: { page: Page; accessToken: string }) {
  for (const { id } of await ask<{ id: number }[]>(me, 'GET', '/api/chat/rooms')) {
    const room = await ask<Room>(me, 'GET', `/api/chat/rooms/${id}`);
    const other = room.participants.find((person) => !person.me)?.participantId;
    if (room.status === '공구완료') return { id, other };
  }
  throw new Error('The demo neighbour has no finished room.');
}

/** Runs in the page: sideways scrolling, controls outside of the window, bars that leave no room between them. */
function whatIsLost(): string[] {
  const lost: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) lost.push(`scrolls sideways (${wide} px)`);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll('button, a[href], input, textarea, h1, h2, [role="tab"]')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || scrolls(element.parentElement)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20);
    if (left < -1 || right > innerWidth + 1) lost.push(`outside: ${name}`);
  }
  const bars = [...document.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    return (position === 'sticky' || position === 'fixed') && element.getBoundingClientRect().height > 8;
  });
  const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
  const taken = outer.reduce((sum, bar) => {
    const { top, bottom, width } = bar.getBoundingClientRect();
    const stuck = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
    return stuck && width > innerWidth / 2 ? sum + bottom - top : sum;
  }, 0);
  if (taken > innerHeight * 0.66) lost.push(`bars take ${Math.round(taken)} of ${innerHeight} px`);
  return lost;
}
