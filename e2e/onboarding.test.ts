import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';

const site = useSite('demo');
/** Looks at many screens in four ways each. */
const PATIENT = { timeout: 180_000 };
const SEONGSU = { latitude: 37.5446, longitude: 127.0437 };

test(
  'a newcomer walks from the start to a lively home, and the second visit goes straight there',
  PATIENT,
  async () => {
    const context = { permissions: ['geolocation'], geolocation: SEONGSU };
    const page = await site.open('/', { context });
    await page.waitForURL('**/start');
    await page.getByRole('heading', { name: '뭉치', exact: true }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await expectGoodLooks(page);
    await page.getByRole('link', { name: '시작하기' }).click();
    await page.waitForURL('**/login');
    await expectGoodLooks(page);

    await page.getByRole('link', { name: '네이버로 시작하기' }).click();
    await page.locator('input[name="name"]').fill('김새롬');
    await page.locator('input[name="email"]').fill(`saerom-${Date.now()}@example.org`);
    await page.locator('form:has(input[name="email"]) [type="submit"]').click();
    await page.waitForURL('**/signup');
    await fillSignup(page);
    await page.getByRole('button', { name: '다음' }).click();

    await page.waitForURL('**/location');
    await page.getByText('성수동', { exact: false }).first().waitFor();
    await expectPinAndRing(page);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: '다음' }).click();

    await page.waitForURL('**/prefer');
    await page.getByText('가공식품', { exact: true }).click();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: '완료' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first().waitFor();
    expect(await page.getByRole('link', { name: /지도로 보기/ }).textContent()).toContain('성동구');

    const again = await site.openBeside(page, '/');
    await again.getByRole('list', { name: '근처에서 열린 공구' }).waitFor();
    expect(new URL(again.url()).pathname).toBe('/');
  },
);

/** A pin of 34 × 48 on the point, and at level 5, four metres per pixel or a little further out, a ring of 750 m. */
async function expectPinAndRing(page: Page): Promise<void> {
  const map = page.getByRole('application', { name: '내 동네 지도' });
  const pin = (await map.locator('svg[viewBox="0 0 34 48"]').boundingBox())!;
  expect([pin.width, pin.height]).toEqual([34, 48]);
  const word = (await map.getByText('750m', { exact: true }).boundingBox())!;
  const across = word.x + word.width / 2 - (pin.x + 17);
  const down = word.y + word.height / 2 - (pin.y + 47);
  // The ring is seen whole, and the embedded map rests at parts of a zoom step.
  expect(Math.hypot(across, down) * 4).toBeGreaterThan(750 / 2 ** 0.25 - 8);
  expect(Math.hypot(across, down) * 4).toBeLessThan(750 + 8);
}

async function fillSignup(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: '다음' });
  const nickname = page.getByLabel('닉네임');
  await nickname.fill('여섯글자별명');
  await expect.poll(() => nickname.inputValue()).toBe('여섯글자별');
  await nickname.fill('새봄');
  await page.getByLabel('전화번호').pressSequentially('010 1234-5678 999');
  await expect.poll(() => page.getByLabel('전화번호').inputValue()).toBe('010-1234-5678');
  await page.getByLabel('생일').fill('1993-02-03');
  await expect.poll(() => next.isDisabled()).toBe(true);
  await page.getByText('여성', { exact: true }).click();
  await expect.poll(() => page.getByLabel('이름', { exact: true }).getAttribute('readonly')).not.toBeNull();

  await page.reload();
  await expect.poll(() => page.getByLabel('전화번호').inputValue()).toBe('010-1234-5678');
  await expect.poll(() => page.getByRole('radio', { name: '여성' }).isChecked()).toBe(true);

  await next.click();
  await page.getByRole('alert').waitFor();
  expect(await nickname.getAttribute('aria-invalid')).toBe('true');
  // The check while typing already shows the alert; the focus comes with the refusal of the press.
  await page.locator('input:focus[aria-invalid="true"]').waitFor();
  await expect.poll(() => nickname.evaluate((field) => document.activeElement === field)).toBe(true);
  const note = await nickname.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).textContent()).toContain('닉네임');
  await expectGoodLooks(page);
  await nickname.fill('새롬이');
}

test('without the device’s position one finds the place by its address; sign-up goes on where it was left', async () => {
  const page = await site.open('/start');
  await signIn(page, { newPerson: { name: '박주소', email: 'address@example.org' } });
  await page.waitForURL('**/signup');
  const person = { phone: '010-9876-5432', birth: '1988-08-08', gender: 'MALE', profileUrl: '/avatars/mint.webp' };
  const response = await page.request.post('/api/users', {
    data: { nickname: '주소', ...person },
    headers: { origin: site.address },
  });
  const { accessToken } = await response.json();
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);

  // Home has nothing to show to somebody who lives nowhere.
  await page.goto('/');
  await page.waitForURL('**/location');
  await page.getByText('현재 위치를 알 수 없어요', { exact: false }).waitFor();
  // Nobody lives in Jeju by pressing on.
  await page.getByText('동네를 골라 주세요').waitFor();
  await page.getByRole('button', { name: '다음' }).click();
  const asked = page.getByRole('alertdialog').filter({ hasText: '제주시가 우리 동네인가요?' });
  await asked.getByRole('button', { name: '주소로 찾기' }).click();
  await page.getByRole('combobox', { name: '주소' }).fill('서울숲2길 32-14');
  await page.getByRole('option').first().click();
  await page.getByText('서울숲2길 32-14', { exact: false }).first().waitFor();
  expect(await page.getByText('현재 위치를 알 수 없어요', { exact: false }).count()).toBe(0);
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL('**/prefer');
  await page.getByRole('button', { name: '뒤로 가기' }).click();
  await page.getByText('서울숲2길 32-14', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL('**/prefer');

  await signIn(page, { newPerson: { name: '박주소', email: 'address@example.org' } });
  await page.waitForURL('**/prefer');
  await page.getByRole('button', { name: '완료' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Choosing no category is an answer, too.
  await signIn(page, { newPerson: { name: '박주소', email: 'address@example.org' } });
  await page.waitForURL((url) => url.pathname === '/');
});

test('a stranger is asked to log in everywhere but home, and comes back to where they wanted to be', async () => {
  const page = await site.open('/shopping/result?keyword=%EC%82%AC%EA%B3%BC');
  await page.getByRole('alertdialog').getByText('로그인을 진행해주세요.', { exact: true }).waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/start');
  await signIn(page, { demo: '새봄' });
  await page.waitForURL('**/shopping/result?keyword=*');
  await page.getByText('검색 결과', { exact: false }).waitFor();
});

test('signing in that failed says so and can be tried again', async () => {
  const page = await site.open('/oauth/callback');
  await page.waitForURL('**/login?failed');
  await page.getByText('로그인을 마치지 못했어요. 다시 시도해 주세요.').first().waitFor();
});

test('one origin serves the web app, the API and its description', async () => {
  const [html, api, docs] = await Promise.all(
    ['/', '/api/users', '/api/docs'].map((path) => fetch(site.address + path)),
  );
  expect(html?.headers.get('content-type')).toContain('text/html');
  expect(html?.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(api?.status).toBe(401);
  expect(docs?.status).toBe(200);
});
