import { expect, test } from 'vitest';
import { ask } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { takenOver } from './harness/ssr';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };

test('the search asks the catalogue with AI off and 뭉치 with AI on', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/shopping');
  await takenOver(page);
  const ai = page.getByRole('switch', { name: 'AI 뭉치에게 묻기' });
  const box = page.getByRole('searchbox');
  expect(await ai.getAttribute('aria-checked')).toBe('true');
  await box.fill('  ');
  await box.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shopping');

  await ai.click();
  await box.fill('사과');
  await box.press('Enter');
  await page.waitForURL('**/shopping/result?keyword=*');
  await page
    .getByRole('link', { name: /사과.*4명이면 1인 / })
    .first()
    .waitFor();
  const hearts = { name: /사과.* 찜$/ };
  await page.getByRole('button', hearts).first().click();
  await page.getByRole('button', { ...hearts, pressed: true }).waitFor();
  await expectGoodLooks(page);
  await page.reload();
  await page.getByRole('button', { ...hearts, pressed: true }).waitFor();
  await expectGoodLooks(page);
  await box.fill('세상에없는물건');
  await box.press('Enter');
  await page.getByText('세상에없는물건 상품을 찾지 못했어요.', { exact: false }).waitFor();
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.waitForURL('**/shopping');
  // The address is new before the screen is: the results have a search of their own, with the switch off.
  await page.getByRole('switch', { name: 'AI 뭉치에게 묻기', checked: true }).waitFor();

  await box.fill('넷이서 나눌 과일');
  await box.press('Enter');
  await page.waitForURL('**/shopping/chatbot?keyword=*');
  await page.getByRole('log').getByText('넷이서 나눌 과일').waitFor();
});

test('an item that nobody buys yet, and one that does not exist', async () => {
  const me = await newNeighbour(site);
  const { page } = me;
  const shelf = await ask<{ id: number }[]>(me, 'GET', '/api/products/categories/3/scroll');
  const boards = await Promise.all(shelf.map(({ id }) => ask<object[]>(me, 'GET', `/api/products/${id}/group-boards`)));
  const lonely = shelf.find((_, index) => boards[index]?.length === 0);
  await page.goto(`/shopping/item?itemId=${lonely?.id}`);
  await page.getByText('진행 중인 공구가 없어요.\n아래 버튼으로 직접 시작해 보세요!').waitFor();
  const link = page.getByRole('link', { name: '제품 상세' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
  expect(await link.getAttribute('rel')).toContain('noopener');
  await page.goto('/shopping/item?itemId=99999999');
  await page.getByRole('heading', { name: '404 NOT FOUND!' }).waitFor();
});
