import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { APP, becomeApp, buildOf } from './app-worker';
import { newNeighbour } from './harness/neighbour';
import { nextRelease } from './harness/release';
import { useSite } from './harness/site';

const site = useSite('empty');

test('a new build under an open page: nothing breaks, it is offered, and never over a form', async () => {
  const app = await newNeighbour(site, { look: APP });
  const plain = await withoutWorker(app.page);
  await app.page.goto('/mypage');
  await becomeApp(app.page);
  await plain.goto('/mypage');
  await plain.getByRole('link', { name: '내가 올린 공구' }).waitFor();
  const before = await buildOf(app.page);

  await site.restart(nextRelease());

  // With the worker the old page has all of its own files.
  await app.page.getByRole('link', { name: '오픈소스 라이선스' }).click();
  await app.page.getByRole('heading', { name: '오픈소스 라이선스' }).waitFor();
  expect(await buildOf(app.page)).toBe(before);
  // Without one a file that is gone loads the new page; not again and again, but never is the page white.
  await plain.evaluate(() => sessionStorage.setItem('reloadedAt', `${Date.now()}`));
  await plain.getByRole('link', { name: '받은 리뷰' }).click();
  await plain.getByRole('button', { name: '다시 시도' }).waitFor();
  expect(await buildOf(plain)).toBe(before);
  await plain.goBack();
  await plain.evaluate(() => sessionStorage.removeItem('reloadedAt'));
  await plain.getByRole('link', { name: '오픈소스 라이선스' }).click();
  await plain.getByRole('heading', { name: '오픈소스 라이선스' }).waitFor();
  await expect.poll(() => buildOf(plain)).not.toBe(before);

  // A form half filled in is left alone.
  await app.page.goBack();
  await app.page.getByRole('link', { name: '프로필 수정' }).click();
  await app.page.getByRole('textbox', { name: '닉네임' }).fill('새이름');
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  const offer = app.page.getByText('새 버전이 있어요.').and(app.page.locator(':not([role="status"])'));
  expect(await offer.count()).toBe(0);
  await app.page.getByRole('button', { name: '뒤로' }).click();
  await app.page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await offer.waitFor();
  expect(await buildOf(app.page)).toBe(before);
  await app.page.getByRole('button', { name: '새로고침' }).click();
  await expect.poll(() => buildOf(app.page).catch(() => before)).not.toBe(before);
  await app.page.getByRole('link', { name: '프로필 수정' }).waitFor();
  // The page is of the new build already: nothing to offer.
  expect(await offer.count()).toBe(0);
});

/** The same person in a browser that has no service workers; it complains loudly of the file that is gone. */
async function withoutWorker(page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: site.address, storageState, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  return context.newPage();
}
