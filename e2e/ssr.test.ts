import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { shifted, stylesOf, takenOver, withoutSsr } from './harness/ssr';

const site = useSite('demo');
const NO_SCRIPT = { context: { javaScriptEnabled: false } };

test('a shared post can be read without any script', async () => {
  const leader = await newNeighbour(site);
  const { id, title } = await openBoard(leader);
  const page = await site.open(`/gonggu/list/${id}`, NO_SCRIPT);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('10,000원').waitFor();
  await page.getByText('1/3명').waitFor();
  await page.getByText('제주시', { exact: false }).first().waitFor();
  expect(await page.getByText('첨단로 242', { exact: false }).count()).toBe(0);
  expect(await page.getByRole('img', { name: '사진 1', exact: false }).count()).toBe(1);
});

test('the first screens of visitors can be read without any script', async () => {
  const page = await site.open('/start', NO_SCRIPT);
  await page.getByRole('heading', { name: '뭉치', exact: true }).waitFor();
  await page.getByRole('link', { name: '시작하기' }).click();
  await page.getByRole('link', { name: '카카오로 시작하기' }).waitFor();
});

for (const dark of [false, true]) {
  test(`visitors' pages are taken over as they are, ${dark ? 'dark' : 'light'}`, async () => {
    const leader = await newNeighbour(site);
    const { id, title } = await openBoard(leader);
    const page = await site.open(null, { dark });
    // A font that comes after the first paint moves words as well; its limit is another (docs/testing.md).
    await page.route('**/*.woff2', (route) => route.abort());
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/group-boards')) calls.push(new URL(request.url()).pathname);
    });
    for (const address of ['/start', '/login', '/login?failed=1', `/gonggu/list/${id}`]) {
      await page.goto(address);
      await takenOver(page);
      // What is rendered has its styles before the code of its parts has come.
      expect(await page.locator('[data-style]').count(), address).toBe(0);
      expect(await shifted(page), address).toBeLessThan(0.001);
    }
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(calls).toEqual([]);
    // A console error, a hydration warning among them, fails the test (harness/watch-page.ts).
  });
}

test('a slow phone shows the page whole, not piece by piece', async () => {
  const page = await site.open(null);
  await page.route('**/*.woff2', (route) => route.abort());
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let load = 1; load <= 6; load += 1) {
    await page.goto('/login');
    await takenOver(page);
    expect(await shifted(page), `load ${load}`).toBeLessThan(0.001);
  }
});

test('the code of a rendered page is asked for when the page is painted', async () => {
  const page = await site.open('/start');
  await takenOver(page);
  const { painted, codes } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    codes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(codes.length).toBeGreaterThan(3);
  expect(Math.min(...codes)).toBeGreaterThan(painted);
});

test('a page that is opened in the background is taken over, too', async () => {
  const page = await site.open(null);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // Nothing is painted there, so nothing tells of it.
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const code = page.waitForRequest(/\/assets\/index-.*\.js$/);
  await page.goto('/start', { waitUntil: 'commit' });
  await code;
  await takenOver(page);
});

test('what people write gets our typeface, with all the fonts it needs at once', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader, { quantity: '똠쓩뗍' });
  const page = await site.open(`/gonggu/list/${id}`);
  // Browsers quote a family that a script has added.
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Mungchi People/.test(family)).map(({ status }) => status),
    );
  await expect.poll(statuses, { timeout: 30_000 }).toContain('loaded');
  expect(await statuses()).not.toContain('loading');
  // No heading has them: they are not fetched for words that are set in another face.
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /mungchi-names/.test(name)).length,
    );
  expect(await fetched()).toBe(0);
});

test('all that is rendered has its styles in the head', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const { request } = await site.open(null);
  for (const address of ['/start', '/login', `/gonggu/list/${id}`]) {
    const { used, missing } = await stylesOf(request, address);
    expect(used, address).toBeGreaterThan(10);
    expect(missing, address).toEqual([]);
  }
});

test('what people write stays what they wrote', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  for (const title of [
    '</script><script>document.title="x"</script>',
    '<!-- <script>',
    'a\u2028b "quoted" \'too\' $&',
  ]) {
    await site.sql('update boards set title = $1, name = $1, content = $1 where id = $2', [title, id]);
    const page = await site.open(`/gonggu/list/${id}`);
    await takenOver(page);
    expect(await page.locator('h1').textContent()).toBe(title);
    await page.waitForFunction((name) => document.title.startsWith(name), title.replaceAll('\u2028', ' ').slice(0, 1));
    expect(await page.title()).not.toBe('x');
  }
});

test('what changed is in the next page', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const page = await site.open(`/gonggu/list/${id}`, NO_SCRIPT);
  await page.getByText('1/3명').waitFor();
  const other = await newNeighbour(site);
  await ask(other, 'POST', `/api/group-boards/${id}/join`, {});
  await page.reload();
  await page.getByText('2/3명').waitFor();
});

for (const [code, what] of [
  ['index', 'the app'],
  ['detail-screen', 'the code of its screen'],
] as const) {
  test(`a button that is pressed before ${what} is there is not lost`, async () => {
    const leader = await newNeighbour(site);
    const { id } = await openBoard(leader);
    const page = await site.open(null);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      await held;
      await route.continue();
    });
    // All the rest has come, and had its time.
    await page.goto(`/gonggu/list/${id}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.now() > 2000);
    const opacity = (button: Locator) => button.evaluate((at) => Number(getComputedStyle(at).opacity));
    const heart = page.getByRole('button', { name: '찜 0' });
    const join = page.getByRole('button', { name: '공구 참여하기' });
    await heart.click();
    await expect.poll(() => opacity(heart)).toBeLessThan(1);
    // The last press is the one that counts, and the one that is seen to wait.
    await join.click();
    expect([await opacity(heart), (await opacity(join)) < 1]).toEqual([1, true]);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: '로그인하고 함께해요' }).waitFor();
    expect(await page.locator('[data-early]').count()).toBe(0);
  });
}

test('somebody who is signed in never sees the page of visitors', async () => {
  const leader = await newNeighbour(site);
  const { id } = await openBoard(leader);
  const { page } = leader;
  // Not recognised by the server.
  await withoutSsr(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/gonggu/list/${id}`, { waitUntil: 'commit' });
  const note = page.getByText('정확한 장소는 로그인하면 볼 수 있어요.');
  await note.waitFor({ state: 'attached' });
  // Nothing is painted before the style sheet is there, which hides it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  expect(await note.isVisible()).toBe(false);
  release();
  await page.getByText('첨단로 242', { exact: false }).first().waitFor();
  expect(await note.count()).toBe(0);
});
