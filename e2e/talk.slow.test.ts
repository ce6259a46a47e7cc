import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, input, live, log, numbered, say, sayAll, settled } from './chat-room';
import { expectGoodLooks } from './harness/looks';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { shifted } from './harness/ssr';
import { bearer, openRoom, post, press } from './money-room';

const site = useSite('empty');

const FOLDER = path.resolve(import.meta.dirname, '../server/assets/pictures');
const photo = (nth: number) => ({
  name: `photo-${nth}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(path.join(FOLDER, `fresh-${String(nth).padStart(3, '0')}.webp`)),
});
const NOTHING = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };

async function sendPhotos(page: Page, files: (typeof NOTHING)[]): Promise<void> {
  await page.getByLabel('보낼 사진').first().setInputFiles(files);
  await page.getByRole('img', { name: `고른 사진 ${files.length}` }).waitFor();
  await press(page, '보내기');
}

/** Photos of the talk that stand there, by whether they can be seen: of the others the place is kept. */
async function photosIn(page: Page): Promise<{ drawn: number; awaited: number }> {
  const photos = log(page)
    .getByRole('button', { name: /님이 보낸 사진/ })
    .locator('img');
  const widths = await photos.evaluateAll((images) => (images as HTMLImageElement[]).map((each) => each.naturalWidth));
  const drawn = widths.filter((width) => width > 0).length;
  return { drawn, awaited: widths.length - drawn };
}
const drawn = async (page: Page) => (await photosIn(page)).drawn;
const awaited = async (page: Page) => (await photosIn(page)).awaited;

/** By a finger that stays. */
async function hold(page: Page, bubble: Locator): Promise<Locator> {
  const { x, y } = (await bubble.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + 12, y: y + 12 }] : [],
    });
  await touch('touchStart');
  const menu = page.getByRole('dialog', { name: '메시지 메뉴' });
  await menu.waitFor();
  await touch('touchEnd');
  return menu;
}

const words = (page: Page, text: string) => log(page).getByText(text, { exact: true });

/** What was said so many seconds ago, by the server's clock. */
const aged = (roomId: number, text: string, seconds: number) =>
  site.sql(`update messages set sent_at = now() - make_interval(secs => $3) where room_id = $1 and body = $2`, [
    roomId,
    text,
    seconds,
  ]);

test('three phones: photos, one refused; an answer leads to its message; taken back in time and too late; a notice for who comes later', {
  timeout: 240_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 4 });
  const [first] = followers as [Neighbour];
  await enter(leader.page, id);
  await enter(first.page, id);

  await sendPhotos(first.page, [photo(3), photo(5), photo(9), photo(11), NOTHING]);
  const refused = first.page.getByRole('alert').filter({ hasText: 'JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.' });
  await refused.getByRole('button', { name: '지우기' }).click();
  await sendPhotos(first.page, [photo(3), photo(5), photo(9), photo(11), photo(12)]);
  await expect.poll(() => drawn(leader.page)).toBe(5);
  await expect.poll(() => drawn(first.page)).toBe(5);
  await expectGoodLooks(leader.page);

  // The leader answers the photos, by keyboard.
  const { page } = leader;
  await page.getByRole('button', { name: `${first.nickname}님의 메시지 메뉴` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '답장' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(`${first.nickname}님에게 답장`).waitFor();
  await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await sayAll(
    first.page,
    id,
    numbered(60, (n) => `${n}번째 말`),
  );
  await heard(page, '60번째 말');
  await page.keyboard.type('네, 맞아요');
  await page.keyboard.press('Enter');
  await heard(first.page, '네, 맞아요');
  await first.page.reload();
  await live(first.page);
  expect(await drawn(first.page)).toBe(0);
  await log(first.page)
    .getByRole('button', { name: /사진 5장/ })
    .click();
  await expect.poll(() => drawn(first.page)).toBe(5);
  await say(page, '여기 있어요');
  await settled(page);

  // Whoever holds a message sees it as it stands there.
  const bubble = words(page, '여기 있어요');
  const before = (await bubble.boundingBox())!;
  const menu = await hold(page, bubble);
  const lifted = (await menu.getByText('여기 있어요', { exact: true }).boundingBox())!;
  expect([lifted.width, lifted.height]).toEqual([before.width, before.height]);
  await expectGoodLooks(page);
  await menu.getByRole('button', { name: '공지로 올리기' }).click();
  await page.getByRole('region', { name: '공지' }).getByText('여기 있어요').waitFor();

  // Just in time, and a second too late, by the server's clock.
  for (const text of ['조금 전 말', '늦은 말']) await say(page, text);
  await settled(page);
  await first.page.reload();
  await live(first.page);
  await words(first.page, '늦은 말').waitFor();
  const takeBack = async (text: string, seconds: number) => {
    const menu = await hold(page, words(page, text));
    await menu.getByRole('button', { name: '모두에게서 지우기' }).click();
    await page.getByText('지운 자리에는 ‘삭제된 메시지예요.’가 남아요.').waitFor();
    await aged(id, text, seconds);
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  };
  await takeBack('늦은 말', 301);
  await page.getByText('보낸 지 5분이 지나서 지울 수 없어요.').first().waitFor();
  await takeBack('조금 전 말', 290);
  await heard(first.page, '삭제된 메시지예요.');
  expect(await words(first.page, '조금 전 말').count()).toBe(0);
  expect(await words(first.page, '늦은 말').count()).toBe(1);

  // Who comes later reads the notice, sees the photos, leaves, and has neither.
  const third = await newNeighbour(site);
  await post(third, `/api/group-boards/${id}/join`);
  await enter(third.page, id);
  await third.page.getByRole('region', { name: '공지' }).getByText('여기 있어요').waitFor();
  await sendPhotos(first.page, [photo(14)]);
  await expect.poll(() => drawn(third.page)).toBe(1);
  const url = await log(third.page).locator('img[src^="/talk/"]').last().getAttribute('src');
  const seen = async (person: Neighbour) => (await person.page.request.get(url!, { headers: bearer(person) })).status();
  expect([await seen(third), await seen(leader)]).toEqual([200, 200]);
  const left = await third.page.request.delete(`/api/group-boards/${id}/join`, { headers: bearer(third) });
  expect(left.status()).toBe(200);
  expect([await seen(third), await seen(leader)]).toEqual([404, 200]);
  await expect.poll(() => log(third.page).count()).toBe(0);
});

test('what was said long ago is found and led to; words that were begun outlive a restart', {
  timeout: 180_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const [reader] = followers as [Neighbour];
  await enter(leader.page, id);
  await say(leader.page, '껍질이 얇은 타이벡이에요');
  await settled(leader.page);
  await sayAll(
    leader.page,
    id,
    numbered(400, (n) => `${n}번째 말`),
  );
  const { page } = reader;
  await enter(page, id);
  await press(page, '메뉴');
  await press(page, '대화 검색');
  const search = page.getByRole('dialog', { name: '대화 검색' });
  await search.getByPlaceholder('대화에서 찾기').fill('얇은타이벡');
  await page.keyboard.press('Enter');
  await search.getByRole('button', { name: /껍질이 얇은 타이벡이에요/ }).click();
  await search.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => {
      const at = await words(page, '껍질이 얇은 타이벡이에요').boundingBox();
      return at !== null && at.y > 100 && at.y < 744;
    })
    .toBe(true);

  await input(page).fill('몇 시에 만나나요');
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto('/chat/list');
  await again.getByText('작성 중:').waitFor();
  await again.getByRole('link', { name: /몇 시에 만나나요/ }).click();
  await live(again);
  expect(await input(again).inputValue()).toBe('몇 시에 만나나요');
});

test('asked before joining, answered, read by everybody, and joined', { timeout: 120_000 }, async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const [asker, other] = [await newNeighbour(site), await newNeighbour(site)];
  const { page } = asker;
  await page.goto(`/gonggu/list/${id}`);
  await press(page, '참여하기 전에 물어보세요');
  const sheet = page.getByRole('dialog', { name: '궁금한 점' });
  await sheet.getByRole('textbox', { name: '궁금한 점' }).fill('껍질이 얇은 귤인가요?');
  await expectGoodLooks(page);
  await sheet.getByRole('button', { name: '물어보기' }).click();
  await sheet.getByText('답을 기다리고 있어요').waitFor();

  await other.page.goto(`/gonggu/list/${id}`);
  await other.page.getByText('답을 기다리는 질문 1개').waitFor();
  await leader.page.goto(`/gonggu/list/${id}?ask`);
  const desk = leader.page.getByRole('dialog', { name: '궁금한 점' });
  await desk.getByRole('textbox', { name: '답' }).fill('네, 타이벡이라 얇아요.');
  await desk.getByRole('button', { name: '답하기' }).click();
  await desk.getByText('답한 질문 1개').waitFor();
  await expectGoodLooks(leader.page);

  await other.page.reload();
  await press(other.page, '궁금한 점 1');
  const read = other.page.getByRole('dialog', { name: '궁금한 점' });
  await read.getByText('네, 타이벡이라 얇아요.').waitFor();
  expect(await read.getByText(asker.nickname).count()).toBe(0);

  await page.goto(`/gonggu/list/${id}?ask`);
  await sheet.getByText('네, 타이벡이라 얇아요.').waitFor();
  await page.keyboard.press('Escape');
  await press(page, '공구 참여하기');
  await page.getByRole('dialog', { name: '채팅방에 입장합니다!' }).getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  await live(page);
});

test('forty photos on a slow line move nothing', { timeout: 240_000 }, async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], seats: 3 });
  const [reader] = followers as [Neighbour];
  await enter(leader.page, id);
  const uploaded = async (nth: number) => {
    const multipart = { file: photo(nth) };
    const answer = await leader.page.request.post(`/api/chat/rooms/${id}/pictures`, {
      multipart,
      headers: bearer(leader),
    });
    return ((await answer.json()) as { id: string }).id;
  };
  const pictures: string[] = [];
  for (let nth = 1; nth <= 40; nth++) pictures.push(await uploaded(nth));
  const messages = Array.from({ length: 8 }, (_, nth) => ({ pictures: pictures.slice(nth * 5, nth * 5 + 5) }));
  await sayAll(leader.page, id, messages);

  const { page } = reader;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  page.setDefaultTimeout(90_000);
  await page.goto(`/chat/${id}`);
  await live(page);
  await expect.poll(() => drawn(page), { timeout: 90_000 }).toBeGreaterThan(4);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  // Further down they come later than their places.
  const left = () => log(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await log(page).hover();
  for (let before = await left(); before > 1; before = await left()) {
    await page.mouse.wheel(0, 200);
    await expect.poll(left).toBeLessThan(before);
  }
  await expect.poll(() => awaited(page), { timeout: 90_000 }).toBe(0);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});
