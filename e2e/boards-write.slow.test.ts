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
  await expect.poll(() => page.getByRole('textbox', { name: '총 수량' }).inputValue()).toBe('3개');
  await expect.poll(() => page.getByLabel('총 가격').inputValue()).toBe((3 * product.price).toLocaleString('ko-KR'));
  await fillIn(page);
  await page.getByRole('button', { name: '작성 완료' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const [board] = await ask<{ id: number; title: string }[]>(me, 'GET', '/api/group-boards/me');
  expect(board!.title).toBe(`${product.name} 20kg 공구합니다.`);
  await page.goto(`/gonggu/list/${board!.id}`);
  await page.getByRole('link', { name: /연결된 상품/ }).click();
  await page.waitForURL(`**/shopping/item?itemId=${product.id}`);
});

test('Korean goes on being typed while a sentence is read', async () => {
  const { page } = await newNeighbour(site);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/ml/post', (route) => held.then(() => route.continue()));
  await page.goto('/gonggu/write');
  await page.getByRole('textbox', { name: '한 문장으로 채우기' }).fill('제주감귤 10kg 3만원 다섯 명');
  const asked = page.waitForRequest('**/api/ml/post');
  await page.getByRole('button', { name: '채우기', exact: true }).click();
  await asked;
  const name = page.getByLabel('상품명');
  await name.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.insertText', { text: '청송 ' });
  for (const syllable of ['ㄱ', '구', '굴'])
    await keyboard.send('Input.imeSetComposition', { text: syllable, selectionStart: 1, selectionEnd: 1 });

  answer();
  await page.getByText('‘다섯 명’에서 읽었어요').waitFor();
  await keyboard.send('Input.imeSetComposition', { text: '귤', selectionStart: 1, selectionEnd: 1 });
  await keyboard.send('Input.insertText', { text: '귤' });
  await page.keyboard.type('!');
  await expect.poll(() => name.inputValue()).toBe('청송 귤!');
  expect(await page.getByRole('button', { name: '상품명 맞아요' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('textbox', { name: '총 수량' }).inputValue()).toBe('10kg');
});
