import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('empty');

/** A photo, drawn in the page: left half red, right half blue. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 200, 200);
    pen.fillStyle = '#00f';
    pen.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}

/** Colour in the middle of the picture that stands for the person now. */
function middleOf(page: Page, source: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const [red, , blue] = pen.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    return { red: red! > 200, blue: blue! > 200, square: canvas.width === canvas.height };
  }, source);
}

test('a nickname is checked while it is typed', async () => {
  await newNeighbour(site, { nickname: '한라봉' });
  const { page } = await newNeighbour(site, { nickname: '조랑말' });
  await page.goto('/mypage/edit');
  const field = page.getByRole('textbox', { name: '닉네임' });
  const done = page.getByRole('button', { name: '완료' });

  await field.fill('한라봉');
  await page.getByText('이미 쓰고 있는 닉네임이에요.').waitFor();
  expect(await done.isDisabled()).toBe(true);
  await expectNoAxeViolations(page);

  await field.fill('');
  await page.getByText('닉네임을 입력해 주세요.').waitFor();
  expect(await done.isDisabled()).toBe(true);

  await field.fill('아주긴닉네임');
  await expect.poll(() => field.inputValue()).toBe('아주긴닉네');

  await field.fill('돌담');
  await page.getByText('쓸 수 있는 닉네임이에요.').waitFor();
  await done.click();
  await page.waitForURL('**/mypage');
  await page.getByRole('heading', { name: '돌담' }).waitFor();
});

test('a nickname taken in the meantime is told beside the field', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage/edit');
  await page.getByRole('textbox', { name: '닉네임' }).fill('오름');
  await page.getByText('쓸 수 있는 닉네임이에요.').waitFor();
  await newNeighbour(site, { nickname: '오름' });
  await page.getByRole('button', { name: '완료' }).click();
  await page.getByText('이미 쓰고 있는 닉네임이에요.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mypage/edit');
});

test('a photo is cut square where one wants it, sent again after a failure, and kept', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage/edit');
  const pick = page.getByLabel('프로필 사진 바꾸기');
  await pick.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: await photo(page) });
  const frame = page.getByRole('application', { name: /사진 자리/ });
  await page.getByRole('slider', { name: '확대' }).waitFor();
  await expectNoAxeViolations(page);
  await frame.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');

  await page.route('**/api/media', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: '이 사진으로 할게요' }).click();
  await page.getByRole('button', { name: '다시 올리기' }).click();
  await page.getByText('사진을 눌러 바꿀 수 있어요.').waitFor();

  await page.getByRole('button', { name: '완료' }).click();
  await page.waitForURL('**/mypage');
  const stored = await page.getByRole('region', { name: '내 프로필' }).locator('img').getAttribute('src');
  expect(stored).toMatch(/^\/media\//);
  expect(await middleOf(page, stored!)).toEqual({ red: true, blue: false, square: true });
});

test('leaving with changes asks first; a default picture is one tap away', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage');
  await page.getByRole('link', { name: '프로필 수정' }).click();
  await page.getByRole('button', { name: '파랑 뭉치' }).click();
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.getByRole('alertdialog', { name: '그만 쓸까요?' }).getByRole('button', { name: '계속 쓰기' }).click();
  await page.getByRole('button', { name: '파랑 뭉치', pressed: true }).waitFor();
  await page.getByRole('button', { name: '완료' }).click();
  await page.waitForURL('**/mypage');
});

test('the favourite category is chosen anew', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage/edit');
  await page.getByText('주방용품').click();
  await page.getByRole('button', { name: '완료' }).click();
  await page.waitForURL('**/mypage');
  await page.goto('/mypage/edit');
  await expect.poll(() => page.getByRole('radio', { name: '주방용품' }).isChecked()).toBe(true);
});
