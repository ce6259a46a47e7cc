import { type AppPath, SCREENS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { ask } from './harness/boards';
import { clippedWords } from './harness/clipped';
import { demoNeighbour, type Neighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
/** These redirect, or are gone where an installation is set up. */
const LEAVING: AppPath[] = ['/oauth/callback', '/chat/:chatRoomId/pay/result', '/signup', '/setup'];

const PHONE = { width: 390, height: 844 };
/** The narrowest phone, and a desk of 1280 × 800 at 200 %. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

type Room = { participants: { participantId: number; me: boolean }[]; status: string };

/** A map is measured in metres, not in words. */
const NOT_READ: AppPath[] = ['/gonggu/map'];

/** One load per screen for both: first as somebody with large type has it from the beginning, then in narrow windows. */
test('every screen: type twice as large keeps words in their boxes; 320 px and 200 % lose nothing', {
  timeout: 240_000,
}, async () => {
  const me = await demoNeighbour(site, '새봄');
  const { page } = me;
  await page.addInitScript(() => {
    const larger = new CSSStyleSheet();
    // Rows far below have the height that was guessed for them until they come near.
    larger.replaceSync('html { font-size: 200% } * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [larger];
  });
  const wrong = async () => [...(await page.evaluate(clippedWords)), ...(await page.evaluate(whatIsLost))];
  const lost: string[] = [];
  for (const { pattern, guard, place } of await placesOf(me)) {
    await page.setViewportSize(PHONE);
    await page.goto(place);
    await page.locator('#main').waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    if (!NOT_READ.includes(pattern) && guard !== 'operator') {
      // A slide on its way and a part that has just come lie over others for a moment; what stays is wrong.
      await expect.poll(wrong, { message: pattern, timeout: 10_000 }).toEqual([]);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.evaluate(nextFrame);
      const found = await page.evaluate(whatIsLost);
      lost.push(...found.map((each) => `${pattern} at ${size.width} px: ${each}`));
    }
  }
  expect(lost).toEqual([]);
});

test('up to 768 px the whole width, from 769 px a narrower column in the middle', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  /** Not measured while a screen is suspended: it is in the DOM then, but hidden. */
  const column = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('#main:visible').waitFor();
    return page.locator('#main:visible').evaluate((main) => {
      const { left, right } = main.parentElement!.getBoundingClientRect();
      return { width: right - left, lopsided: Math.round(left + right - document.documentElement.clientWidth) };
    });
  };
  await expect.poll(() => column(768)).toEqual({ width: 768, lopsided: 0 });
  await expect.poll(() => column(769)).toEqual({ width: 420, lopsided: 0 });
  await expect.poll(() => column(1280)).toEqual({ width: 560, lopsided: 0 });
});

/** Every route, with real ids for its parameters. */
async function placesOf(me: Neighbour) {
  const [[own], [product], room] = await Promise.all([
    ask<{ id: number }[]>(me, 'GET', '/api/group-boards/me'),
    ask<{ id: number }[]>(me, 'GET', '/api/products/recommend'),
    finishedRoom(me),
  ]);
  return SCREENS.filter((each) => !LEAVING.includes(each.path)).map(({ path: pattern, guard }) => {
    const place = pattern
      .replace(':gongguId', String(own!.id))
      .replace(':chatRoomId', String(room.id))
      .replace(':targetParticipantId', String(room.other));
    return {
      pattern,
      guard,
      place: `${place}?${pattern === '/shopping/item' ? `itemId=${product!.id}` : 'keyword=사과'}`,
    };
  });
}

async function finishedRoom(me: Neighbour) {
  for (const { id } of await ask<{ id: number }[]>(me, 'GET', '/api/chat/rooms')) {
    const room = await ask<Room>(me, 'GET', `/api/chat/rooms/${id}`);
    const other = room.participants.find((person) => !person.me)?.participantId;
    if (room.status === '공구완료') return { id, other };
  }
  throw new Error('The demo neighbour has no finished room.');
}

/** Runs in the page. A map moves its middle in the frame after the window has changed. */
function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Runs in the page: sideways scrolling, controls outside of the window, words cut off, bars that leave no room. */
function whatIsLost(): string[] {
  const lost: string[] = [];
  const wide = document.scrollingElement!.scrollWidth;
  if (wide > innerWidth) lost.push(`scrolls sideways (${wide} px)`);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const aside = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null;
  for (const element of document.querySelectorAll('button, a[href], input, textarea, h1, h2, h3, [role="tab"]')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || aside(element)) continue;
    if (!scrolls(element.parentElement) && (left < -1 || right > innerWidth + 1)) {
      lost.push(`outside: ${nameOf(element)} (${Math.round(left)}–${Math.round(right)})`);
    }
    const { overflowX, textOverflow, display } = getComputedStyle(element);
    // A target that reaches out beyond what is seen of it is no word.
    const reaches = getComputedStyle(element, '::after').position === 'absolute';
    const hasWords = element.matches(':not(input)') && element.textContent !== '' && !reaches;
    const cut = hasWords && display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    if (cut && !(overflowX === 'hidden' && textOverflow === 'ellipsis')) lost.push(`cut off: ${nameOf(element)}`);
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
  return [...new Set(lost)];
}
