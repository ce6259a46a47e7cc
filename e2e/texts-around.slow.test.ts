import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { newNeighbour } from './harness/neighbour';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';
import { dismiss, hold, reader } from './texts-reader';
import { AROUND } from './texts-table';

const site = useSite('demo');
const { reads, unread } = reader(AROUND);
const PATIENT = { timeout: 180_000 };
const NOWHERE = { address: '강원특별자치도 인제군 기린면', latitude: 37.95, longitude: 128.31 };

test('from the start to the interest category', PATIENT, async () => {
  const page = await site.open('/mypage');
  await reads(page, 'sessionOver');
  await dismiss(page);
  await reads(page, 'start');
  await page.goto('/login');
  await reads(page, 'login');

  await signIn(page, { newPerson: { name: '김새롬', email: 'texts@example.org' } });
  await reads(page, 'signUp');
  await page.getByLabel('닉네임').fill('새롬');
  await page.getByLabel('전화번호').fill('01012345678');
  await page.getByLabel('생일').fill('1990-05-05');
  await page.getByText('여성').click();
  await page.route('**/api/places/reverse*', (route) => route.fulfill({ json: { address: null } }));
  await page.getByRole('button', { name: '다음' }).click();
  await page.waitForURL('**/location');
  await reads(page, 'signUpLocation');
  await page.getByRole('button', { name: '지도 확대' }).waitFor();
  await page.locator('.leaflet-container').click({ position: { x: 60, y: 60 } });
  await reads(page, 'noAddress');
  await page.goto('/prefer');
  await reads(page, 'signUpPrefer');
});

test('home and search', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await reads(page, 'home');
  await withoutSsr(page);
  const go = await hold(page, /\/api\/(users|group-boards)/);
  await page.reload();
  await reads(page, 'homeLoading');
  await page.goto('/gonggu/search?keyword=감귤');
  await reads(page, 'searchLoading');
  await go();
  await reads(page, 'search');
  const far = await newNeighbour(site, { at: NOWHERE });
  await far.page.goto('/');
  await reads(far.page, 'homeEmpty');
});

test('shopping and the assistant', PATIENT, async () => {
  const leader = await newNeighbour(site);
  const { product } = await openBoard(leader);
  const me = await newNeighbour(site);
  const { page } = me;
  await page.goto('/shopping');
  await reads(page, 'shopping');
  await page.goto(`/shopping/item?itemId=${product.id}`);
  await reads(page, 'item');
  await reads(page, 'itemWithBoards');

  for (const { id } of await ask<{ id: number }[]>(me, 'GET', '/api/products/categories/4/scroll')) {
    const boards = await ask<unknown[]>(me, 'GET', `/api/products/${id}/group-boards`);
    if (boards.length > 0) continue;
    await page.goto(`/shopping/item?itemId=${id}`);
    break;
  }
  await reads(page, 'itemAlone');

  const go = await hold(page, '**/api/ml/chat');
  await page.goto('/shopping/chatbot?keyword=사과');
  await reads(page, 'assistantWaiting');
  await go();
  await reads(page, 'assistant');
});

test('my page', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage');
  await reads(page, 'mypage');
  await page.goto('/mypage/myGonggu');
  await reads(page, 'myBoardsEmpty');
  await page.goto('/mypage/interest');
  await reads(page, 'interestEmpty');
  await page.getByRole('tab', { name: '쇼핑 상품' }).click();
  await reads(page, 'interestProductsEmpty');
  await page.goto('/mypage');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await reads(page, 'loggedOut');
});

test('nothing was left unread', () => {
  expect([...unread]).toEqual([]);
});
