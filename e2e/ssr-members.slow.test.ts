import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isWhole } from '../scripts/parts/rings.mjs';
import { ask, openBoard } from './harness/boards';
import { demoNeighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { renderedAt, shifted, stylesOf, takenOver } from './harness/ssr';

const site = useSite('demo');
const SCREENS = ['/gonggu/list/:id', '/', '/chat/list', '/shopping', '/shopping/item?itemId=1'];
/** All of them with `RING=all`. */
const DARK_SCREENS = isWhole ? SCREENS : ['/'];

/** Late fonts move words, and a live connection that comes late catches up: neither is what is looked at here. */
async function withoutLiveOrFonts(page: Page): Promise<void> {
  await page.route('**/ws/**', (route) => route.abort());
  await page.route('**/*.woff2', (route) => route.abort());
}

/** The page's code comes when it is let go. */
async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

for (const dark of [false, true])
  for (const screen of dark ? DARK_SCREENS : SCREENS) {
    test(`a member's ${screen} is taken over as it is, ${dark ? 'dark' : 'light'}`, async () => {
      const { id } = await openBoard(await newNeighbour(site));
      const { page } = await demoNeighbour(site, '새봄', { dark });
      await withoutLiveOrFonts(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      const answer = await page.goto(screen.replace(':id', String(id)));
      expect(answer?.headers()['server-timing']).toContain('rendered');
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      const main = await page.evaluateHandle(() => document.querySelector('#root main'));
      await takenOver(page);
      const known = await page.evaluate(() => {
        const { answers } = JSON.parse(document.getElementById('ssr')!.textContent) as {
          answers: { path: string }[];
        };
        const id = new URLSearchParams(location.search).get('itemId') ?? location.pathname.split('/').at(-1)!;
        return answers.map(({ path }) => path.replace(/:\w+/, id));
      });
      expect(await page.locator('[data-style]').count()).toBe(0);
      expect(await shifted(page)).toBeLessThan(0.001);
      expect(await page.evaluate((was) => document.querySelector('#root main') === was, main)).toBe(true);
      expect(asked.filter((path) => known.includes(path))).toEqual([]);
      // A console error, a hydration warning among them, fails the test (harness/watch-page.ts).
    });
  }

test("all that is rendered in members' pages has its styles in the head", async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const { page: other } = await demoNeighbour(site, '새봄');
  for (const { request } of [leader.page, other]) {
    for (const screen of SCREENS) {
      const { used, missing } = await stylesOf(request, screen.replace(':id', String(id)));
      expect(used, screen).toBeGreaterThan(10);
      expect(missing, screen).toEqual([]);
    }
  }
});

for (const rate of isWhole ? [1, 4, 6] : [6])
  for (const [screen, name, follows] of [
    ['/gonggu/list/:id', '공구 참여하기', '[role=dialog]'],
    ['/', '신선식품', 'button[aria-pressed=true]:has-text("신선식품")'],
  ] as const) {
    test(`a press is not lost while a member's ${screen} is taken over, ${rate}× slower`, async () => {
      const { id } = await openBoard(await newNeighbour(site));
      const { page } = await newNeighbour(site);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(screen.replace(':id', String(id)), { waitUntil: 'commit' });
      const button = await page.getByRole('button', { name, exact: true }).elementHandle();
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      );
      // The very element that was rendered, and at once.
      await button!.evaluate((element) => (element as HTMLElement).click());
      await page.locator(follows).first().waitFor();
      expect(await button!.evaluate((element) => element.isConnected)).toBe(true);
    });
  }

test('what comes after the rendering changes nothing before the app is there', async () => {
  // Nothing is near: the empty list says more once it knows the configuration, which the server did not render with.
  const { page } = await newNeighbour(site, {
    at: { address: '강원특별자치도 인제군 기린면', latitude: 37.95, longitude: 128.31 },
  });
  await withoutLiveOrFonts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdCode(page, '**/assets/home-screen-*.js');
  const answer = await page.goto('/');
  expect(answer?.headers()['server-timing']).toContain('rendered');
  // Longer than anything waits that waits for nothing but the page to be loaded and idle.
  await page.waitForFunction(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - loaded!.loadEventEnd > 3000;
  });
  expect(asked.filter((path) => path === '/api/config' || path.includes('/late-'))).toEqual([]);
  release();
  await takenOver(page);
  await page.getByRole('button', { name: '데모 동네로 이동' }).waitFor();
  // A console error, a hydration warning among them, fails the test (harness/watch-page.ts).
});

test('the menu of a post is there when it is pressed before its code is', async () => {
  const { id } = await openBoard(await newNeighbour(site));
  const { page } = await newNeighbour(site);
  const release = await holdCode(page, '**/assets/post-menu-*.js');
  await page.goto(`/gonggu/list/${id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.now() > 2000);
  await page.getByRole('button', { name: '더 보기' }).click();
  release();
  await page.getByRole('menuitem').or(page.getByRole('dialog')).first().waitFor();
});

test('a seat that is taken before the app is there is seen when it is', async () => {
  const { id } = await openBoard(await newNeighbour(site), { totalUser: 3 });
  const { page } = await newNeighbour(site);
  const release = await holdCode(page);
  await page.goto(`/gonggu/list/${id}`, { waitUntil: 'commit' });
  await page.getByText('2명 남았어요!', { exact: false }).waitFor();
  await ask(await newNeighbour(site), 'POST', `/api/group-boards/${id}/join`);
  release();
  await page.getByText('1명 남았어요!', { exact: false }).waitFor();
});

test('who has scrolled before the app is there stays where they are', async () => {
  const { id } = await openBoard(await newNeighbour(site));
  const { page } = await newNeighbour(site, { look: { context: { viewport: { width: 360, height: 560 } } } });
  const release = await holdCode(page);
  await page.goto(`/gonggu/list/${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '공구 참여하기' }).waitFor();
  // Before its styles are there, which also hold back its paint, the page may be too short.
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo(0, 320);
      return scrollY;
    });
  await expect.poll(scrolled).toBe(320);
  release();
  await takenOver(page);
  const bar = page.locator('header').first();
  await expect.poll(() => bar.evaluate((at) => getComputedStyle(at).backgroundColor)).toBe('rgb(88, 73, 208)');
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(320);
});

for (const late of isWhole ? [false, true] : [false])
  test(`who goes back before the app is there sees the page before, and comes forward again${late ? ', told of it late' : ''}`, async () => {
    await openBoard(await newNeighbour(site));
    const { page } = await newNeighbour(site);
    const join = page.getByRole('button', { name: '공구 참여하기' });
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first().click();
    await join.waitFor();
    const release = await holdCode(page);
    if (late) await page.addInitScript(tellLate);
    await page.reload({ waitUntil: 'commit' });
    await join.waitFor();
    await page.evaluate(() => history.back());
    await page.waitForURL('/');
    // What was rendered is not shown as the page of another address.
    if (!late) await join.waitFor({ state: 'hidden' });
    release();
    await page.getByRole('list', { name: '근처에서 열린 공구' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('tell')));
    await page.evaluate(() => history.forward());
    await join.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/gonggu\/list\/\d+$/);
    // A console error, a hydration warning among them, fails the test (harness/watch-page.ts).
  });

/** As in Safari: the address changes at once, and the page hears of it when it is loaded. */
function tellLate(): void {
  let untold: PopStateEvent | null = null;
  let isTold = false;
  addEventListener('popstate', (event) => {
    if (isTold) return;
    untold = event;
    event.stopImmediatePropagation();
  });
  addEventListener('tell', () => {
    isTold = true;
    if (untold) dispatchEvent(new PopStateEvent('popstate', { state: untold.state }));
  });
}

test('what is typed and chosen before the app is there is not lost', async () => {
  const { page } = await newNeighbour(site);
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('감귤');
  await page.getByRole('combobox', { name: '반경' }).selectOption('3000');
  const wider = page.waitForRequest((request) => request.url().includes('radius=3000'));
  release();
  await wider;
  expect(await page.getByRole('searchbox').inputValue()).toBe('감귤');
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/gonggu/search' && url.searchParams.get('keyword') === '감귤');
});

test('a search is sent off without the app as well', async () => {
  const { page } = await newNeighbour(site);
  await holdCode(page);
  for (const [screen, result] of [
    ['/', '/gonggu/search'],
    ['/shopping', '/shopping/chatbot'],
  ] as const) {
    await page.goto(screen, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('  ');
    await page.getByRole('searchbox').press('Enter', { noWaitAfter: true });
    await expect.poll(() => new URL(page.url()).pathname).toBe(screen);
    await page.getByRole('searchbox').fill('감귤');
    await page.getByRole('searchbox').press('Enter', { noWaitAfter: true });
    await page.waitForURL((url) => url.pathname === result && url.searchParams.get('keyword') === '감귤', {
      waitUntil: 'commit',
    });
  }
});

test('two people one after the other on one browser see nothing of each other', async () => {
  const first = await newNeighbour(site, { nickname: '먼저온이웃' });
  const second = await newNeighbour(site, { nickname: '나중이웃' });
  const { id } = await openBoard(first);
  const { page } = first;
  // Without script, all that is seen is what the server rendered.
  const source = async (address: string) => (await page.request.get(address)).text();
  expect(await source(`/gonggu/list/${id}`)).toContain('첨단로 242');

  // The second person's token with the first one's cookie: the page is not theirs, and nobody sees it.
  await page.goto('/start');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), second.accessToken);
  await page.addInitScript(() => {
    (window as { seen?: boolean }).seen = false;
    const look = () => {
      const root = document.getElementById('root');
      const rendered = document.querySelector('[aria-label="수정하기"]');
      if (root && rendered && getComputedStyle(root).visibility === 'visible')
        (window as { seen?: boolean }).seen = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`/gonggu/list/${id}`);
  await page.getByRole('button', { name: '공구 참여하기' }).waitFor();
  expect(await page.evaluate(() => (window as { seen?: boolean }).seen)).toBe(false);

  // Signed out, the same browser is given the visitor's page, also if somebody kept the cookie.
  const kept = (await page.context().cookies()).filter(({ name }) => name === 'drawn_for');
  expect(kept.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Lax']]);
  const out = await page.request.post('/api/auth/logout', { headers: { origin: site.address } });
  expect(out.status()).toBe(200);
  expect((await page.context().cookies()).filter(({ name }) => name === 'drawn_for')).toEqual([]);
  await page.context().addCookies(kept);
  expect(await source(`/gonggu/list/${id}`)).not.toContain('첨단로 242');
  expect(await source('/chat/list')).toContain('<div id="root"></div>');
});

test('a page is rendered for nobody but the person its cookie names', async () => {
  const people = [
    await newNeighbour(site, { nickname: '한쪽이웃' }),
    await newNeighbour(site, { nickname: '다른이웃' }),
  ];
  const { id } = await openBoard(people[0]!);
  const named = await Promise.all(
    people.map(async (person) => {
      const { id: userId } = await ask<{ id: number }>(person, 'GET', '/api/users');
      const cookies = await person.page.context().cookies();
      return { userId: String(userId), cookie: cookies.find(({ name }) => name === 'drawn_for')!.value };
    }),
  );
  const [one, other] = named as [(typeof named)[0], (typeof named)[0]];
  const at = (screen: string, cookie: string) => renderedAt(site.address + screen.replace(':id', String(id)), cookie);

  // By both at the same time.
  for (const screen of SCREENS) {
    const pages = await Promise.all(named.map(({ cookie }) => at(screen, `drawn_for=${cookie}`)));
    for (const [index, { rendered, headers }] of pages.entries()) {
      const { userId } = named[index]!;
      expect(rendered?.for, screen).toBe(userId);
      const me = rendered?.answers.find(({ path }) => path === '/api/users');
      if (me) expect(String(me.answer['id'])).toBe(userId);
      expect(headers.get('cache-control'), screen).toBe('private, no-store');
      expect(headers.get('vary'), screen).toContain('Cookie');
    }
  }

  const [, ...rest] = one.cookie.split('.');
  const [, ...others] = other.cookie.split('.');
  const changed = one.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const cookie of ['', 'drawn_for=', `drawn_for=${other.userId}.${rest.join('.')}`, `drawn_for=${changed}`]) {
    for (const screen of SCREENS) {
      const { rendered, html } = await at(screen, cookie);
      expect(rendered?.for ?? 'visitor', `${screen} ${cookie}`).toBe('visitor');
      expect(html).not.toContain('첨단로 242');
    }
  }
  expect((await at('/', `drawn_for=${one.userId}.${others.join('.')}`)).rendered).toBeNull();
});

test("what people write stays what they wrote in a member's page", async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const { page } = leader;
  for (const title of ['</script><script>document.title="x"</script>', '<!-- <script>', 'a\u2028b "quoted" $&']) {
    await site.sql('update boards set title = $1, name = $1, content = $1 where id = $2', [title, id]);
    await page.goto(`/gonggu/list/${id}`);
    await takenOver(page);
    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await page.title()).not.toBe('x');
  }
});

test('a filter that only this browser remembers is not rendered over', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await takenOver(page);
  await page
    .getByRole('combobox', { name: '반경' })
    .or(page.getByRole('button', { name: '모집중' }))
    .first()
    .waitFor();
  await page.evaluate(() => localStorage.setItem('own:nearby', ''));
  await page.goto('/');
  await page.getByRole('button', { name: '모집중', pressed: false }).waitFor();
});
