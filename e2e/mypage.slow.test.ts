import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { demoNeighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';

const site = useSite('demo');
const SEONGSU = { address: '서울특별시 성동구 서울숲2길 32', latitude: 37.5466, longitude: 127.0436 };

async function saebom() {
  const { page } = await demoNeighbour(site, '새봄');
  await page.goto('/mypage');
  // The menu stands below the card, which is as high as there are words about the person.
  await page.getByRole('region', { name: '내 프로필' }).getByText('#친절해요').waitFor();
  return page;
}

test('hearts, keywords and the menu', async () => {
  const page = await saebom();
  const card = page.getByRole('region', { name: '내 프로필' });
  await card.getByRole('heading', { name: '새봄' }).waitFor();
  expect(await card.getByText('리더 게이지').count()).toBe(1);
  expect(await card.getByText('팔로워 게이지').count()).toBe(1);
  expect(await card.getByText('#친절해요').count()).toBe(1);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectNoAxeViolations(page);
  }
});

test.each([
  ['프로필 수정', '주소 설정'],
  ['내가 올린 공구', '참여한 공구'],
  ['관심 목록', '받은 리뷰', '오픈소스 라이선스'],
])('behind the menu nothing is in anybody’s way: %s, %s', async (...entries) => {
  const page = await saebom();
  for (const entry of entries) {
    await page.getByRole('link', { name: entry }).click();
    await page.getByRole('heading', { level: 1, name: entry }).waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '뒤로 가기' }).click();
    await page.getByRole('heading', { level: 1, name: '마이페이지' }).waitFor();
  }
});

test('a newcomer finds the way forward behind every empty list', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage');
  await page.getByText('아직 리뷰가 없어요!').waitFor();

  await page.goto('/mypage/myGonggu');
  await page.getByText('공구를 열면 여기서 볼 수 있어요.').waitFor();
  expect(await page.getByRole('link', { name: '공구 열기' }).getAttribute('href')).toBe('/gonggu/write');

  await page.goto('/mypage/joined');
  await page.getByText('참여한 공구를 여기서 볼 수 있어요.').waitFor();

  await page.goto('/mypage/interest');
  await page.getByText('하트를 누른 공구를 여기서 볼 수 있어요!').waitFor();
  await page.getByRole('tab', { name: '쇼핑 상품' }).click();
  await page.getByText('하트를 누른 상품을 여기서 볼 수 있어요!').waitFor();
  await expectNoAxeViolations(page);

  await page.goto('/mypage/reviews');
  await page.getByText('아직 리뷰가 없어요!').waitFor();
});

test('two kinds of hearts, and the tab is remembered', async () => {
  const { page, accessToken } = await newNeighbour(site, { at: SEONGSU });
  const headers = { authorization: `Bearer ${accessToken}`, origin: site.address };
  const [board] = await (await page.request.get('/api/group-boards', { headers })).json();
  const [product] = await (await page.request.get('/api/products/recommend', { headers })).json();
  await page.request.post(`/api/group-boards/${board.id}/like`, { headers });
  await page.request.post(`/api/products/${product.id}/like`, { headers });

  await page.goto('/mypage/interest');
  await page.getByRole('link', { name: board.title }).waitFor();
  await page.getByRole('tab', { name: '쇼핑 상품' }).click();
  await page.getByRole('link', { name: product.name }).click();
  await page.waitForURL(`**/shopping/item?itemId=${product.id}`);
  await page.goBack();
  await page.getByRole('tab', { name: '쇼핑 상품', selected: true }).waitFor();
  await page.getByRole('link', { name: product.name }).waitFor();
});

test('joined purchases are sorted by stage', async () => {
  const page = await saebom();
  await page.getByRole('link', { name: '참여한 공구' }).click();
  await page.getByRole('heading', { level: 1, name: '참여한 공구' }).waitFor();
  const all = page.locator('main a[href^="/gonggu/list/"]');
  await all.first().waitFor();
  const joined = await all.count();
  await page.getByRole('button', { name: '공구완료' }).click();
  await page.getByRole('button', { name: '공구완료', pressed: true }).waitFor();
  await all.first().waitFor();
  expect(await all.count()).toBeLessThan(joined);
  for (const words of await all.allInnerTexts()) expect(words).toContain('공구완료');
});

test('what neighbours wrote, newest first', async () => {
  const page = await saebom();
  await page.getByRole('link', { name: '받은 리뷰' }).click();
  const reviews = page.getByRole('article');
  await reviews.first().waitFor();
  expect(await reviews.first().textContent()).toMatch(/점/);
  const dates = await reviews
    .locator('time')
    .evaluateAll((times) => times.map((time) => String(time.getAttribute('datetime'))));
  expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
});

test('moving house: the home list follows at once', async () => {
  const { page } = await newNeighbour(site, { at: SEONGSU });
  await page.goto('/');
  await page.getByRole('heading', { name: '근처에서 열린 공구' }).waitFor();
  const before = await page.locator('main a[href^="/gonggu/list/"]').first().getAttribute('href');

  await page.getByRole('link', { name: '마이페이지' }).click();
  await page.getByRole('link', { name: '주소 설정' }).click();
  await page.getByRole('button', { name: '주소로 찾기' }).click();
  await page.getByRole('combobox', { name: '주소' }).fill('첨단로 242');
  await page
    .getByRole('option', { name: /첨단로 242/ })
    .first()
    .click();
  await page.getByText('제주 제주시 첨단로 242').or(page.getByText('제주특별자치도 제주시 첨단로 242')).waitFor();
  await page.getByRole('button', { name: '완료' }).click();
  await page.waitForURL('**/mypage');
  await page.getByRole('region', { name: '내 프로필' }).getByText('제주 제주시 영평동').waitFor();

  await page.getByRole('link', { name: '홈' }).click();
  await page.getByText('제주 제주시 영평동').first().waitFor();
  await page.locator('main a[href^="/gonggu/list/"]').first().waitFor();
  expect(await page.locator(`main a[href="${before}"]`).count()).toBe(0);
});

test('the notice says what 뭉치 stands on, in full', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage/notice');
  await page.getByText('React', { exact: true }).click();
  await page.getByText(/Meta Platforms/).waitFor();
});

test('logging out: asked, told, and led to the start', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog', { name: '로그아웃할까요?' }).getByRole('button', { name: '취소' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mypage');

  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL('**/start');
  await page.getByRole('button', { name: '로그아웃 되었습니다.' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  await page.goto('/mypage');
  await page.getByRole('alertdialog', { name: '로그인을 진행해주세요.' }).waitFor();
  await page.waitForURL('**/start');
});

test('a refused profile leads to the start; a lost connection only to a retry', async () => {
  const { page } = await newNeighbour(site);
  await page.route('**/api/users', (route) => route.abort());
  await page.goto('/mypage');
  await page.getByRole('button', { name: '다시 시도' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mypage');
  await page.unroute('**/api/users');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await page.getByRole('region', { name: '내 프로필' }).getByRole('heading').waitFor();

  const gone = { status: 404, code: 'USER_NOT_FOUND', message: '이웃을 찾을 수 없어요.' };
  await page.route('**/api/users', (route) => route.fulfill({ status: 404, json: gone }));
  await page.goto('/mypage');
  await page.getByRole('alertdialog', { name: '로그인을 진행해주세요.' }).waitFor();
  await page.waitForURL('**/start');
});
