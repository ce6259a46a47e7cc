import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };

// covers 2.4.13, 2.9.9, phone.26
test('browse tabs → item → back: the tab, the pages and the place are there again', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await page.getByRole('link', { name: '쇼핑' }).click();
  await page.waitForURL('**/shopping');
  await page.getByRole('heading', { name: 'AI 뭉치가 추천하는 공구템이에요!' }).waitFor();
  await page.getByRole('heading', { name: '이런 카테고리 상품도 둘러보세요' }).waitFor();
  await expectGoodLooks(page);

  // A row is wider than the screen and scrolls; its heading and its 더보기 stay in the column.
  const fresh = page.getByRole('region', { name: '신선식품' });
  const more = await fresh.getByRole('button', { name: '더보기' }).boundingBox();
  expect(more!.x + more!.width).toBeLessThanOrEqual(390);
  expect(await fresh.getByRole('list').evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(100);

  // The picks: the place is kept without a tab having been chosen.
  const pick = page.getByRole('region', { name: '생활용품' }).getByRole('link').first();
  await pick.scrollIntoViewIfNeeded();
  const pickAt = await page.evaluate(() => Math.round(scrollY));
  expect(pickAt).toBeGreaterThan(100);
  await pick.click();
  await page.waitForURL('**/shopping/item?itemId=*');
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.waitForURL('**/shopping');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(pickAt);

  await page.getByRole('tab', { name: '가공식품' }).click();
  const tiles = page.getByRole('tabpanel').getByRole('link');
  await tiles.nth(19).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await tiles.nth(39).waitFor();
  await expectGoodLooks(page);
  const tile = tiles.nth(26);
  await tile.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => Math.round(scrollY));
  const name = await tile.textContent();
  await tile.click();
  await page.waitForURL('**/shopping/item?itemId=*');
  await page.getByRole('heading', { name: /원$/ }).waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('tab', { name: '가공식품', selected: true }).waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(at);
  expect(await tiles.nth(26).textContent()).toBe(name);

  // The tabs stay in sight; another one begins at its beginning.
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(tabs!.y).toBeLessThan(150);
  await page.getByRole('tab', { name: '주방용품' }).click();
  await expect
    .poll(async () => Math.round((await tiles.first().boundingBox())?.y ?? 0))
    .toBe(tabs!.y + tabs!.height + 16);

  await page.getByRole('button', { name: '자동 넘김 멈추기' }).click();
  await page.getByRole('button', { name: '자동 넘김 다시 시작' }).waitFor();
  await page.getByText('1 / 3').waitFor();
  await page.getByRole('button', { name: '이전' }).click();
  await page.getByText('3 / 3').waitFor();
});

// covers 2.4.11, 2.4.12
test('an item: heart, open purchases with a countdown that shuts the door, and joining', PATIENT, async () => {
  const leader = await newNeighbour(site);
  const { id, product, title } = await openBoard(leader, { quantity: '9묶음' });
  const item = `/shopping/item?itemId=${product.id}`;

  await leader.page.goto(item);
  const own = leader.page.getByRole('article').filter({ hasText: title });
  await own.waitFor();
  expect(await own.getByRole('button', { name: '참여' }).isDisabled()).toBe(true);

  const { page, ...me } = await newNeighbour(site);
  let closesAt = Date.now() + 3_600_000;
  await page.route(`**/api/products/${product.id}/group-boards`, async (route) => {
    const response = await route.fetch();
    const boards: object[] = await response.json();
    return route.fulfill({ response, json: boards.map((board) => ({ ...board, closesAt: new Date(closesAt) })) });
  });
  // Drawn by the server, the page would not ask for what is altered here.
  await withoutSsr(page);
  await page.goto(item);
  await page.getByRole('heading', { name: product.name }).waitFor();
  const heart = page.getByRole('button', { name: /^찜 / });
  const likes = Number(await heart.textContent());
  await heart.click();
  await page.getByRole('button', { name: `찜 ${likes + 1}`, pressed: true }).waitFor();
  const board = page.getByRole('article').filter({ hasText: title });
  await board.getByText(/^00:59:\d\d$/).waitFor();
  await expectGoodLooks(page);

  closesAt = Date.now() + 4_000;
  await page.reload();
  const join = board.getByRole('button', { name: '참여' });
  await join.waitFor();
  await board.getByText('00:00:00').waitFor();
  await expect.poll(() => join.isDisabled()).toBe(true);

  await page.unrouteAll();
  await page.reload();
  await join.click();
  const sure = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sure.getByText('채팅방에 입장하면, 참여가 확정되어 나갈 수 없어요!').waitFor();
  await sure.getByText('9묶음').waitFor();
  await expectGoodLooks(page);
  await sure.getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  expect(await ask({ page, ...me }, 'GET', `/api/group-boards/${id}`)).toMatchObject({ join: true });
});
