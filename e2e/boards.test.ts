import { expect, test } from 'vitest';
import { ask, openBoard } from './harness/boards';
import { expectGoodLooks } from './harness/looks';
import { newNeighbour } from './harness/neighbour';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';

const site = useSite('demo');
const PATIENT = { timeout: 180_000 };

test('browse → filter → search → detail → like → join', PATIENT, async () => {
  const { page, ...me } = await newNeighbour(site);
  await page.goto('/');
  const nearby = page.getByRole('list', { name: '근처에서 열린 공구' });
  await nearby.getByRole('link').first().waitFor();
  await page.getByRole('heading', { name: "AI 뭉치's PICK" }).waitFor();
  await expectGoodLooks(page);

  // A newcomer sees what can be joined; whoever wants all of it is remembered.
  const recruiting = page.getByRole('button', { name: '모집중' });
  expect(await recruiting.getAttribute('aria-pressed')).toBe('true');
  // The first three are painted before the rest.
  await nearby.getByRole('listitem').nth(3).waitFor();
  expect(await nearby.getByText('모집마감').count()).toBe(0);
  const everything = page.waitForRequest((request) => request.url().endsWith('/api/group-boards?limit=10'));
  await recruiting.click();
  await everything;
  await page.reload();
  await nearby.getByRole('link').first().waitFor();
  expect(await recruiting.getAttribute('aria-pressed')).toBe('false');
  await recruiting.click();
  await expect.poll(() => recruiting.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: '신선식품' }).click();
  await page.waitForURL('**/?category=1');
  await nearby.getByRole('link').first().waitFor();

  const [first] = await ask<{ title: string }[]>(
    { page, ...me },
    'GET',
    '/api/group-boards/categories/1?recruiting=true',
  );
  const name = first?.title.split(' ')[0] ?? '';
  await page.getByRole('searchbox').fill('   ');
  await page.getByRole('searchbox').press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(`**/gonggu/search?keyword=${encodeURIComponent(name)}`);
  const found = page.getByRole('list', { name: '검색 결과' }).getByRole('link').first();
  await found.click();

  await page.waitForURL('**/gonggu/list/*');
  const heart = page.getByRole('button', { name: /^찜 / });
  const before = Number(await heart.textContent());
  await heart.click();
  await page.getByRole('button', { name: `찜 ${before + 1}`, pressed: true }).waitFor();
  await expectGoodLooks(page);
  // Who opened it, and then what they have done so far.
  await page.getByRole('button', { name: /이 공구를 연 리더예요|이제 시작한 이웃이에요/ }).click();
  await page.getByRole('dialog').getByText('리더 게이지').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '공구 참여하기' }).click();
  const sheet = page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sheet.getByText('채팅방에 입장하면, 참여가 확정되어 나갈 수 없어요!').waitFor();
  await sheet.getByText('참여자들과 함께 공구에 대한 대화를 나눠 보세요.').waitFor();
  await expectGoodLooks(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await sheet.getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  const board = await ask<{ join: boolean; liked: boolean }>({ page, ...me }, 'GET', `/api/group-boards/${id}`);
  expect(board).toMatchObject({ join: true, liked: true });

  await page.getByRole('region', { name: '다음 할 일' }).waitFor();
  // Back, past the room: the filter is still there, and so is the place in the list.
  await page.goBack();
  await page.getByRole('link', { name: '채팅방 바로 가기' }).waitFor();

  // The faces on the seats are neighbours.
  await page.getByRole('listitem').filter({ hasText: '리더' }).getByRole('button').first().click();
  await page.getByRole('dialog').getByText('리더 게이지').waitFor();
});

test('the list and the detail move when somebody takes a seat, without a reload', async () => {
  const leader = await newNeighbour(site);
  const { id, title } = await openBoard(leader, { totalUser: 3, quantity: `${leader.nickname} 7상자` });
  const { page } = leader;
  await page.goto('/');
  const card = page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link', { name: title });
  await card.getByText('3명 중 1명 참여').waitFor();
  const detail = await site.openBeside(page, `/gonggu/list/${id}`);
  await detail.getByText('2명 남았어요!', { exact: false }).waitFor();

  const follower = await newNeighbour(site);
  await ask(follower, 'POST', `/api/group-boards/${id}/join`);
  await card.getByText('3명 중 2명 참여').waitFor();
  await detail.getByText('1명 남았어요!', { exact: false }).waitFor();
});

test('a visitor opens a shared link, logs in to join, and comes back to it', async () => {
  const leader = await newNeighbour(site);
  const { id, title } = await openBoard(leader);
  const page = await site.open(`/gonggu/list/${id}`);
  await page.getByRole('heading', { name: title }).waitFor();
  await expect.poll(() => page.title()).toContain(title);
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  const sheet = page.getByRole('dialog', { name: '로그인하고 함께해요' });
  await expect.poll(() => sheet.getByRole('link').count()).toBe(3);
  await sheet.getByRole('button', { name: '더 둘러볼게요' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await signIn(page, { demo: '귤밭지기' }, () => sheet.getByRole('link', { name: '네이버로 시작하기' }).click());
  await page.waitForURL(`**/gonggu/list/${id}`);
  await page.getByRole('button', { name: '공구 참여하기' }).waitFor();
});

test('start → 먼저 둘러볼게요 → 동 → post → 참여 → login → back at the post', async () => {
  await openBoard(await newNeighbour(site));
  const page = await site.open('/start');
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.startsWith('/api/')) calls.push(`${response.status()} ${pathname}${search}`);
  });
  await page.getByRole('button', { name: '먼저 둘러볼게요' }).click();
  const areas = page.getByRole('dialog', { name: '어느 동네를 둘러볼까요?' });
  await areas
    .getByRole('button', { name: /\d+개$/ })
    .first()
    .click();
  await page.waitForURL('**/look');
  const posts = page.getByRole('list', { name: /근처 공구$/ }).getByRole('link');
  await posts.first().waitFor();
  await expectGoodLooks(page);
  await posts.first().click();
  await page.waitForURL('**/gonggu/list/*');
  const post = page.url();
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  const sheet = page.getByRole('dialog', { name: '로그인하고 함께해요' });
  // Read-only, and refused nowhere: what visitors may see has calls of its own.
  expect(calls.filter((call) => call.startsWith('401'))).toEqual([]);
  expect(calls.join()).not.toMatch(/latitude|longitude/);
  await signIn(page, { demo: '귤밭지기' }, () => sheet.getByRole('link', { name: '카카오로 시작하기' }).click());
  await page.waitForURL(post);
});

test('what is picked comes late and moves nothing below it', async () => {
  const { page } = await newNeighbour(site);
  let pick = () => {};
  const picked = new Promise<void>((resolve) => (pick = resolve));
  await page.route('**/api/group-boards/recommend**', async (route) => {
    await picked;
    await route.continue();
  });
  await page.goto('/mypage');
  await page.getByRole('link', { name: '홈' }).click();
  await page.getByRole('list', { name: '근처에서 열린 공구' }).getByRole('link').first().waitFor();
  const picks = page.getByRole('region', { name: "AI 뭉치's PICK" });
  await picks.getByText('추천 공구를 불러오고 있어요!').waitFor();
  const awaited = await picks.boundingBox();
  pick();
  await picks.getByRole('link').nth(2).waitFor();
  expect(await picks.boundingBox()).toEqual(awaited);
});
