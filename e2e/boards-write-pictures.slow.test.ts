import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { heavyJpeg } from '../server/src/media/test-pictures';
import { fillIn } from './board-form';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };
const ART = path.resolve(import.meta.dirname, '../web/public');
const APPLE = path.join(ART, 'art/category-1.webp');
const PAN = path.join(ART, 'art/category-3.webp');

test('create with two pictures → edit → delete', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await page.getByRole('link', { name: '공구 열기' }).first().click();
  await page.waitForURL('**/gonggu/write');
  const done = page.getByRole('button', { name: '작성 완료' });
  await page.getByText('+ 총 수량 +').waitFor();
  expect(await page.getByLabel('총 가격').getAttribute('placeholder')).toBe('예) 30,000');
  expect(await page.locator('input[type="file"]').getAttribute('accept')).toMatch(/\.jpg,\.jpeg,\.png/);

  await page.locator('input[type="file"]').setInputFiles([APPLE, PAN]);
  await page.getByText('2/5').waitFor();
  await page.getByText('대표').waitFor();
  await page.getByLabel('상품명').fill('앞들 햅쌀');
  await fillIn(page);
  expect(await done.isDisabled()).toBe(true);
  await page.getByRole('button', { name: '신선식품' }).click();
  await page.locator('summary', { hasText: '상세 내용' }).click();
  await page.getByLabel('상세 내용').fill('올해 수확한 햅쌀이에요.\n5kg씩 나눠요.');
  await page.getByText('23/255', { exact: true }).waitFor();
  await page.getByRole('button', { name: '사진 2 앞으로' }).click();
  await expectGoodLooks(page);
  await done.click();

  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('status').getByText('공구를 열었어요').waitFor();
  await page.getByRole('link', { name: /앞들 햅쌀 20kg 공구합니다\./ }).click();
  await page.getByRole('heading', { name: '앞들 햅쌀 20kg 공구합니다.' }).waitFor();
  await page.getByText('5kg씩 나눠요.').waitFor();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('button', { name: '이전' }).waitFor();

  await page.getByRole('button', { name: '수정하기' }).click();
  await page.waitForURL('**/gonggu/edit/*');
  expect(await page.getByRole('button', { name: '신선식품' }).isDisabled()).toBe(true);
  await page.getByLabel('총 수량').fill('25kg');
  await page.getByLabel('총 가격').fill('0');
  await page.getByRole('button', { name: '수정 완료' }).click();
  await page.getByRole('alert').getByText('총 가격은 1원부터', { exact: false }).waitFor();
  const price = page.getByLabel('총 가격');
  await expect.poll(() => price.evaluate((field) => document.activeElement === field)).toBe(true);
  await price.fill('70000');
  await page.getByRole('button', { name: '사진 1 지우기' }).click();
  await page.getByText('1/5').waitFor();
  await page.getByRole('button', { name: '수정 완료' }).click();
  await page.waitForURL('**/gonggu/list/*');
  await page.getByRole('heading', { name: '앞들 햅쌀 25kg 공구합니다.' }).waitFor();
  await page.getByText('총 70,000원').waitFor();

  await page.getByRole('button', { name: '삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByText('글 삭제 성공!', { exact: true }).waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('list', { name: '근처에서 열린 공구' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /앞들 햅쌀/ }).count()).toBe(0);
});

test('a draft survives a reload, leaving asks, and what fails is said', async () => {
  const { page } = await newNeighbour(site);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/gonggu/write');
  await page.getByLabel('상품명').fill('지리산 벌꿀');
  await page.locator('input[type="file"]').setInputFiles([APPLE]);
  await page.getByText('대표').waitFor();
  await fillIn(page);
  await page.getByRole('button', { name: '가공식품' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('상품명').inputValue()).toBe('지리산 벌꿀');
  await expect.poll(() => page.getByLabel('총 가격').inputValue()).toBe('62,000');
  await page.getByText('1/5').waitFor();

  await page.route('**/api/group-boards', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: '작성 완료' }).click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('게시글 작성에 실패했습니다. 다시 시도해주세요.', { exact: true }).waitFor();
  await alert.getByRole('button', { name: '확인' }).click();
  await page.unroute('**/api/group-boards');

  const leaving = page.getByRole('dialog', { name: '그만 쓸까요?' });
  await page.getByRole('button', { name: '닫기' }).click();
  await expectGoodLooks(page);
  await leaving.getByRole('button', { name: '계속 쓰기' }).click();
  await expect.poll(() => page.getByLabel('상품명').inputValue()).toBe('지리산 벌꿀');
  await page.getByRole('button', { name: '닫기' }).click();
  await leaving.getByRole('button', { name: '임시 저장하고 나가기' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Found again in another tab, and announced.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/gonggu/write');
  const old = page.getByRole('region', { name: '쓰던 글' });
  await old.getByText('쓰던 글이 있어요.').waitFor();
  await expectGoodLooks(page);
  expect(await page.getByLabel('상품명').inputValue()).toBe('지리산 벌꿀');
  await page.getByText('1/5').waitFor();
  await old.getByRole('button', { name: '새로 쓸게요' }).click();
  await page.getByText('0/5').waitFor();
  expect(await page.getByLabel('상품명').inputValue()).toBe('');

  await page.getByLabel('상품명').fill('지리산 벌꿀');
  await page.getByRole('button', { name: '닫기' }).click();
  await leaving.getByRole('button', { name: '지우고 나가기' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/gonggu/write');
  expect(await page.getByLabel('상품명').inputValue()).toBe('');
});

test('pictures go up one by one: slow ones show it, failed ones can be tried again, a sixth is refused', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/gonggu/write');
  let failing = true;
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/media', async (route) => {
    if (failing) return route.fulfill({ status: 503, json: { code: 'UNKNOWN', message: '잠시 후 다시' } });
    await held;
    return route.continue();
  });
  const files = page.locator('input[type="file"]');
  await files.setInputFiles([APPLE]);
  const again = page.getByRole('button', { name: /다시 올리기/ });
  await again.waitFor();
  failing = false;
  await again.click();
  await page.getByRole('progressbar', { name: '사진 1 올리는 중' }).waitFor();
  letGo();
  await page.getByText('대표').waitFor();

  await files.setInputFiles([APPLE, PAN, APPLE, PAN, APPLE]);
  const alert = page.getByRole('alertdialog');
  await alert.getByText('사진은 최대 5개까지 올릴 수 있습니다.', { exact: true }).waitFor();
  await alert.getByRole('button', { name: '확인' }).click();
  await page.getByText('5/5').waitFor();
});

test('a phone’s photo of more than 10 MB goes up, upright; a file that is no picture says why', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/gonggu/write');
  const photo = await heavyJpeg();
  expect(photo.length).toBeGreaterThan(10_000_000);
  const files = page.locator('input[type="file"]');
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-'));
  const file = path.join(folder, 'photo.jpg');
  writeFileSync(file, photo);
  const answer = page.waitForResponse('**/api/media');
  await files.setInputFiles(file);
  const stored = (await (await answer).json()) as { width: number; height: number };
  expect(stored.width / stored.height).toBeCloseTo(3600 / 4800, 2);
  await page.getByText('대표').waitFor();
  rmSync(folder, { recursive: true });

  await files.setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 no picture') });
  await page.getByText('사진 2 JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.').waitFor();
  expect(await page.getByRole('button', { name: '다시 올리기' }).count()).toBe(0);
  await page.getByRole('button', { name: '사진 2 지우기' }).click();
  await page.getByText('1/5').waitFor();
});
