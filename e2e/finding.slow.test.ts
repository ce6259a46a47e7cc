import { addDays, type BoardDetail, seoulDay, type Wish } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { signIn } from './harness/sign-in';
import { useSite } from './harness/site';
import { takenOver } from './harness/ssr';
import { bearer, openRoom, post } from './money-room';

const site = useSite('empty');

/** A street where nothing was ever opened. */
const TOWN = { address: '서울 성동구 왕십리로 115', latitude: 37.5467, longitude: 127.046 };
const townsman = (look = {}) => newNeighbour(site, { at: TOWN, look });

test('what a search does not find comes by itself: switch, entry, purchase', async () => {
  const { page } = await newNeighbour(site);
  await page.goto(`/gonggu/search?keyword=${encodeURIComponent('감귤')}`);
  await page.getByRole('switch', { name: '‘감귤’ 공구가 열리면 알려 드릴게요' }).click();
  await page.getByText('‘감귤’ 공구가 열리면 알려 드릴게요.', { exact: true }).waitFor();
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  await expect
    .poll(async () => {
      await page.goto('/notifications');
      return page.getByText('‘감귤’ 공구가 열렸어요').count();
    })
    .toBe(1);
  await page.getByText('‘감귤’ 공구가 열렸어요').click();
  await page.waitForURL(`**/gonggu/list/${id}`);
  await page.goto('/mypage/looking');
  await page.getByRole('button', { name: '‘감귤’ 지우기' }).click();
  await page.getByText('찾는 물건을 적어 두면 열릴 때 알려 드려요.').waitFor();
});

test('the order of the list is there after a reload', async () => {
  for (let i = 0; i < 6; i++) await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  await page.goto('/');
  await page.getByRole('combobox', { name: '순서' }).selectOption('가까운순');
  await page.getByText('참여할 수 있는 공구만 보여요.').waitFor();
  await page.reload();
  await page.getByText('참여할 수 있는 공구만 보여요.').waitFor();
  expect(await page.getByRole('combobox', { name: '순서' }).inputValue()).toBe('near');
});

test('an empty town in two taps; neighbours join by strip and by link; one opens, who looked sits first', {
  timeout: 240_000,
}, async () => {
  const asker = await townsman();
  await asker.page.goto('/');
  await takenOver(asker.page);
  await asker.page.getByRole('button', { name: '감귤' }).tap();
  const sheet = asker.page.getByRole('dialog', { name: '같이 살 사람 찾기' });
  await sheet.getByRole('button', { name: '같이 살 사람 찾기' }).tap();
  await asker.page.getByText('올렸어요!').waitFor();
  await expectNoAxeViolations(asker.page);
  // Left open it would go with the empty street when the purchase is opened, and step back just as the asker goes elsewhere.
  await asker.page.getByRole('button', { name: '닫기' }).tap();
  await asker.page.getByText('올렸어요!').waitFor({ state: 'hidden' });

  const second = await townsman({ dark: true });
  await second.page.goto('/');
  await takenOver(second.page);
  await second.page.getByRole('button', { name: '감귤 나도 살래요' }).tap();
  await second.page.getByText('같이 찾는 중').waitFor();
  await expectNoAxeViolations(second.page);
  const [{ id: wishId }] = (await read<Wish[]>(second, '/api/wishes/mine')) as [Wish];

  const third = await townsman();
  const byLink = await site.open(`/gonggu/wish/${wishId}`);
  await byLink.getByText('값을 보고, 내 몫만 사서 나눠요.').waitFor();
  await expectNoAxeViolations(byLink);
  await takenOver(byLink);
  await byLink.getByRole('button', { name: '나도 살래요' }).tap();
  const login = byLink.getByRole('dialog', { name: '로그인하고 함께해요' });
  const person = { newPerson: { name: third.nickname, email: third.email! } };
  await signIn(byLink, person, () => login.getByRole('link', { name: '카카오로 시작하기' }).click());
  await byLink.waitForURL(`**/gonggu/wish/${wishId}`);
  await byLink.getByRole('button', { name: '나도 살래요' }).tap();
  await byLink.getByText('누가 열까요?').waitFor();

  await second.page.goto(`/gonggu/wish/${wishId}`);
  await second.page.getByRole('link', { name: '내가 열게요' }).tap();
  await second.page.getByText('이웃 3명이 찾던 공구예요.', { exact: false }).waitFor();
  expect(await second.page.getByLabel('상품명').inputValue()).toBe('감귤');
  const board = await openFrom(second, wishId);

  await asker.page.goto(`/gonggu/wish/${wishId}`);
  await asker.page.getByText('공구가 열렸어요!').waitFor();
  await asker.page.getByRole('link', { name: '보러 가기' }).tap();
  await asker.page.getByText('먼저 찾던 이웃이라', { exact: false }).waitFor();

  const stranger = await townsman();
  await stranger.page.goto(`/gonggu/list/${board.id}`);
  await stranger.page.getByText('고르는 중이에요.', { exact: false }).waitFor();
  expect(await stranger.page.getByRole('button', { name: /부터 참여할 수 있어요/ }).isDisabled()).toBe(true);
  await takeSeat(asker.page, board);
  await site.sql(`update boards set first_until = now() - interval '1 minute' where id = $1`, [board.id]);
  await stranger.page.reload();
  await takeSeat(stranger.page, board);
});

async function read<T>({ page, ...person }: Neighbour, url: string): Promise<T> {
  return (await (await page.request.get(url, { headers: bearer({ page, ...person }) })).json()) as T;
}

/** Filling the form in has a journey of its own. */
async function openFrom(leader: Neighbour, wishId: number): Promise<BoardDetail> {
  const { id } = await openRoom(site, { followers: [], seats: 2 });
  const { images } = await read<BoardDetail>(leader, `/api/group-boards/${id}`);
  const file = await leader.page.request.get(images[0]!);
  const upload = await leader.page.request.post('/api/media', {
    multipart: { file: { name: 'a.webp', mimeType: 'image/webp', buffer: await file.body() } },
    headers: bearer(leader),
  });
  const { secure_url: image } = (await upload.json()) as { secure_url: string };
  return post<BoardDetail>(leader, '/api/group-boards', {
    name: '감귤',
    totalUser: 3,
    quantity: '10kg',
    price: 24_000,
    location: TOWN.address,
    content: '같이 나눠요',
    deadline: addDays(seoulDay(new Date()), 7),
    categoryId: 1,
    images: [image],
    wishId,
  });
}

async function takeSeat(page: Page, { id, chatRoomId }: BoardDetail): Promise<void> {
  await page.goto(`/gonggu/list/${id}`);
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${chatRoomId}`);
}
