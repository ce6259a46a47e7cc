import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');
const PATIENT = { timeout: 180_000 };

/** Scrolled a little, with its join sheet open. */
async function openSheet(page: Page) {
  const join = page.getByRole('button', { name: '공구 참여하기' });
  await join.waitFor();
  await page.evaluate(() => scrollTo(0, 120));
  await join.click();
  const sheet = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sheet.waitFor();
  return sheet;
}

test('back closes what is open and keeps the page, also after a reload; the next step leaves', PATIENT, async () => {
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  const post = `**/gonggu/list/${id}`;
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/');
  await page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first().click();
  await page.waitForURL(post);

  const sheet = await openSheet(page);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/gonggu/list/${id}`);
  expect(await page.evaluate(() => scrollY)).toBe(120);

  await page.getByRole('button', { name: /사진 1 크게 보기/ }).click();
  const zoom = page.getByRole('dialog', { name: '사진 크게 보기' });
  await zoom.getByRole('button', { name: '확대' }).click();
  await zoom.getByRole('button', { name: '원래 크기' }).waitFor();
  await page.goBack();
  await zoom.waitFor({ state: 'detached' });

  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => history.state?.depth ?? 0)).toBe(0);
  expect(await sheet.count()).toBe(0);

  await openSheet(page);
  await page.reload();
  await page.getByRole('button', { name: '공구 참여하기' }).waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.depth ?? 0)).toBe(0);
  expect(await sheet.count()).toBe(0);
  await page.goBack();
  await page.getByRole('list', { name: '근처에서 열린 공구' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');

  await page.goForward();
  await (await openSheet(page)).getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  await page.goBack();
  await page.waitForURL(post);
  await page.getByRole('link', { name: '채팅방 바로 가기' }).waitFor();
});

test('in the form: the address search and the question are closed, the draft stays', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await page.goto('/gonggu/write');
  await page.getByLabel('상품명').fill('청송 꿀사과');
  await page
    .getByRole('button', { name: /거래 장소|주소/ })
    .first()
    .click();
  const search = page.getByRole('dialog', { name: '주소 검색' });
  await search.waitFor();
  await page.goBack();
  await search.waitFor({ state: 'detached' });
  expect(await page.getByLabel('상품명').inputValue()).toBe('청송 꿀사과');

  await page.getByRole('button', { name: '닫기' }).click();
  const question = page.getByRole('dialog', { name: '그만 쓸까요?' });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/gonggu/write');
  expect(await page.getByLabel('상품명').inputValue()).toBe('청송 꿀사과');
});
