import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };

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
