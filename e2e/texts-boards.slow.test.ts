import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { takenOver } from './harness/ssr';
import { openRoom } from './money-room';
import { cut, dismiss, hold, reader } from './texts-reader';
import { BOARDS } from './texts-table';

const site = useSite('empty', { KAKAO_SHARE_KEY: 'key' });
const { reads, unread } = reader(BOARDS);
const PATIENT = { timeout: 180_000 };
const PICTURE = {
  name: 'apple.png',
  mimeType: 'image/png',
  buffer: readFileSync(path.resolve(import.meta.dirname, '../web/public/icon-192.png')),
};
/** What Kakao would show its user is written into the page. */
const KAKAO = `window.Kakao = { isInitialized: () => true, init() {},
  Share: { sendDefault: (message) => document.body.append(message.buttons[0].title) } };`;

test('one group purchase, seen by a stranger who joins', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = await newNeighbour(site);
  // A post that is opened by its address comes rendered: what loads is seen on the way there from the list.
  const go = await hold(page, `**/api/group-boards/${id}`);
  await page.goto('/');
  await takenOver(page);
  await page.locator(`main a[href="/gonggu/list/${id}"]`).first().click();
  await reads(page, 'detailLoading');
  await go();
  await reads(page, 'detail');

  await page.route('https://t1.kakaocdn.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: KAKAO }),
  );
  await page.getByRole('button', { name: '공유하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '카카오톡' }).click();
  await reads(page, 'detailShare');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /이 공구를 연 리더예요|이제 시작한 이웃이에요|처음 여는 리더예요/ }).click();
  await reads(page, 'leaderCard');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const heart = page.getByRole('button', { name: /^찜 / });
  let mend = await cut(page, '**/like');
  await heart.click();
  await reads(page, 'likeFailed');
  await dismiss(page);
  await mend();
  // The line is cut under the next press, not under this one.
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/like'));
  await heart.click();
  await answered;
  await page.getByRole('button', { name: '찜 1', pressed: true }).waitFor();
  mend = await cut(page, '**/like');
  await heart.click();
  await reads(page, 'unlikeFailed');
  await dismiss(page);
  await mend();

  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await reads(page, 'joinSheet');
  mend = await cut(page, '**/join');
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await reads(page, 'joinFailed');
  await dismiss(page);
  await mend();
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
  await page.goto(`/gonggu/list/${id}`);
  await reads(page, 'detailJoined');

  const late = await newNeighbour(site);
  await late.page.goto(`/gonggu/list/${id}`);
  await reads(late.page, 'detailClosed');

  await leader.page.goto(`/gonggu/list/${id}`);
  await leader.page.getByRole('button', { name: '수정하기' }).click();
  await reads(leader.page, 'editInProgress');
  await dismiss(leader.page);
  await leader.page.getByRole('button', { name: '삭제하기' }).click();
  await reads(leader.page, 'deleteInProgress');
});

test('writing, editing and deleting', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 2 });
  const { page } = leader;
  await page.goto('/gonggu/write');
  await reads(page, 'write');
  await page.locator('input[type="file"]').setInputFiles(Array.from({ length: 6 }, () => PICTURE));
  await reads(page, 'writeTooMany');

  await page.goto(`/gonggu/edit/${id}`);
  await reads(page, 'edit');
  let mend = await cut(page, `**/api/group-boards/${id}`, 'PUT');
  await page.getByRole('button', { name: '수정 완료' }).click();
  await reads(page, 'editFailed');
  await dismiss(page);
  await mend();

  await page.goto(`/gonggu/list/${id}`);
  mend = await cut(page, `**/api/group-boards/${id}`, 'DELETE');
  await page.getByRole('button', { name: '삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await reads(page, 'deleteFailed');
  await dismiss(page);
  await mend();
  await page.getByRole('button', { name: '삭제하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await reads(page, 'deleted');
});

test('a post that could not be written', PATIENT, async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/gonggu/write');
  await page.locator('input[type="file"]').setInputFiles([PICTURE]);
  await page.getByText('1/5').waitFor();
  await page.getByLabel('상품명').fill('이천 햅쌀');
  await page.getByRole('button', { name: '한 명 늘리기' }).click();
  await page.getByLabel('총 수량').fill('20kg');
  await page.getByLabel('총 가격').fill('62000');
  await page.getByRole('button', { name: /거래 장소|주소를 검색해/ }).click();
  await page.getByRole('combobox', { name: '주소' }).fill('첨단로 242');
  await page.getByRole('option').first().click();
  await page.getByLabel('마감일').fill(new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10));
  await page.getByRole('button', { name: '신선식품' }).click();
  await cut(page, '**/api/group-boards', 'POST');
  await page.getByRole('button', { name: '작성 완료' }).click();
  await reads(page, 'writeFailed');
});

test('the map', PATIENT, async () => {
  const far = { address: '강원특별자치도 인제군 기린면', latitude: 37.95, longitude: 128.31 };
  const { page } = await newNeighbour(site, { at: far });
  const go = await hold(page, '**/api/group-boards*');
  await page.goto('/gonggu/map');
  await reads(page, 'mapLoading');
  await go();
  await reads(page, 'mapEmpty');
  const { leader } = await openRoom(site, { followers: [], seats: 2 });
  await leader.page.goto('/gonggu/map');
  await reads(leader.page, 'map');
});

test('nothing was left unread', () => {
  expect([...unread]).toEqual([]);
});
