import { expect, test } from 'vitest';
import { APP, becomeApp, keptAnswers } from './app-worker';
import { enter, heard, input, live, log, say, settled } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom, press } from './money-room';

const site = useSite('empty');

test('rooms seen before can be read without a network; a message written then leaves once, by itself', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [APP], seats: 3 });
  const [reader] = followers;
  const context = reader!.page.context();
  let page = reader!.page;
  await enter(leader.page, id);
  await enter(page, id);
  await say(leader.page, '토요일에 나눠요');
  await heard(page, '토요일에 나눠요');
  const keepsRoom = (kept: string[]) => kept.some((each) => /:chatRoomId.*토요일에 나눠요/.test(each));
  await expect.poll(async () => keepsRoom(await keptAnswers(page))).toBe(true);
  await page.goto('/chat/list');
  await page.getByRole('link', { name: /제주 감귤/ }).waitFor();
  await becomeApp(page);
  await page.getByRole('link', { name: '마이페이지' }).click();
  await page.getByRole('link', { name: '참여한 공구' }).click();
  await expect.poll(async () => (await keptAnswers(page)).join()).toContain('joined');

  await context.setOffline(true);
  await page.goto('/chat/list');
  await page.getByText('인터넷 연결이 끊겼어요. 연결되면 다시 불러올게요.').waitFor();
  await page.goto('/mypage/joined');
  await page.getByText('제주 감귤').first().waitFor();
  await page.goto('/chat/list');
  await page.getByRole('link', { name: /제주 감귤/ }).click();
  await heard(page, '토요일에 나눠요');
  await say(page, '지하철이에요');
  await heard(page, '지하철이에요');
  expect(await log(page).getByText('보내는 중').count()).toBe(1);

  // The tab is closed and the app started again, still without a network: the message is there.
  await page.close();
  page = await context.newPage();
  await page.goto(`/chat/${id}`);
  await heard(page, '지하철이에요');
  expect(await log(page).getByText('보내는 중').count()).toBe(1);
  await page.close();

  // Back above ground, on another screen: it leaves, and arrives once.
  await say(leader.page, '어디쯤이에요?');
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto('/mypage');
  await heard(leader.page, '지하철이에요');
  await page.goto(`/chat/${id}`);
  await live(page);
  await heard(page, '어디쯤이에요?');
  await heard(page, '지하철이에요');
  await settled(page);
  await say(page, '곧 도착해요');
  await heard(leader.page, '곧 도착해요');
  await heard(leader.page, '지하철이에요');

  // Everything else says what it needs, and comes by itself when it has it.
  await context.setOffline(true);
  await page.goto('/shopping');
  const needed = page.getByText('인터넷에 연결되면 볼 수 있어요.');
  await needed.first().waitFor();
  await context.setOffline(false);
  await expect.poll(() => needed.count()).toBe(0);
});

test('a room that is open when the network goes is written in, and comes back live', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const [reader] = followers;
  await enter(leader.page, id);
  await enter(reader!.page, id);
  await reader!.page.context().setOffline(true);
  await reader!.page.getByPlaceholder('연결 중...').waitFor();
  await say(reader!.page, '터널이에요');
  await heard(reader!.page, '터널이에요');
  expect(await input(reader!.page).inputValue()).toBe('');
  await reader!.page.context().setOffline(false);
  await heard(leader.page, '터널이에요');
  await settled(reader!.page);
  await heard(reader!.page, '터널이에요');
});

test('nothing of a person is left after logging out', async () => {
  const { page } = await newNeighbour(site, { look: APP });
  await page.goto('/mypage/myGonggu');
  await page.goto('/mypage');
  await becomeApp(page);
  await expect.poll(() => keptAnswers(page)).not.toHaveLength(0);
  await press(page, '로그아웃');
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL('**/start');
  await expect.poll(() => keptAnswers(page)).toHaveLength(0);
  const cached = await page.evaluate(async () => {
    const builds = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(builds.map((build) => build.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(50);
  expect(cached.filter((path) => /^\/(api|media|ws)/.test(path))).toEqual([]);
});
