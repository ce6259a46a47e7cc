import { expect, test } from 'vitest';
import { fillIn } from './board-form';
import { ask, someProduct } from './harness/boards';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');

test('from the shop: name, category and picture are the product’s, and the post is linked to it', async () => {
  const me = await newNeighbour(site);
  const { page } = me;
  const product = await someProduct(me, 2);
  await page.goto(`/shopping/item?itemId=${product.id}`);
  await page.getByRole('button', { name: '공구방 생성하기' }).click();
  await page.waitForURL('**/gonggu/write');
  await page.getByText('이 상품으로 공구를 열어요').waitFor();
  expect(await page.getByLabel('상품명').count()).toBe(0);
  expect(await page.getByLabel('총 가격').getAttribute('placeholder')).toBe(
    `개당 ${product.price.toLocaleString('ko-KR')}원`,
  );
  for (let pack = 1; pack <= 3; pack += 1) await page.getByRole('button', { name: '한 개 늘리기' }).click();
  expect(await page.getByLabel('총 수량').inputValue()).toBe('3개');
  expect(await page.getByLabel('총 가격').inputValue()).toBe((3 * product.price).toLocaleString('ko-KR'));
  await fillIn(page);
  await page.getByRole('button', { name: '작성 완료' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const [board] = await ask<{ id: number; title: string }[]>(me, 'GET', '/api/group-boards/me');
  expect(board!.title).toBe(`${product.name} 20kg 공구합니다.`);
  await page.goto(`/gonggu/list/${board!.id}`);
  await page.getByRole('link', { name: /연결된 상품/ }).click();
  await page.waitForURL(`**/shopping/item?itemId=${product.id}`);
});
