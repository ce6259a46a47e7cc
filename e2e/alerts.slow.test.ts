import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { live } from './chat-room';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty', { PUSH: 'on' }, 'whole');

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const sheet = (page: Page) => page.getByRole('dialog', { name: '결제와 약속을 알려 드릴까요?' });

/** Joins a purchase of three from its post. */
async function join(page: Page, id: number): Promise<void> {
  await page.goto(`/gonggu/list/${id}`);
  await page.getByRole('button', { name: '공구 참여하기' }).click();
  await page.getByRole('button', { name: '확인' }).click();
  await page.waitForURL(`**/chat/${id}`);
}

test('after a join it is offered, once: 나중에, and the next join is left in peace', async () => {
  const [first, second] = [
    await openRoom(site, { followers: [], seats: 3 }),
    await openRoom(site, { followers: [], seats: 3 }),
  ];
  const { page } = await newNeighbour(site);
  await join(page, first.id);
  await sheet(page).getByText('모두 모이거나 약속 시간이 정해지면 바로 알려 드려요.').waitFor();
  await sheet(page).getByRole('button', { name: '나중에' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  await live(page);

  await join(page, second.id);
  await live(page);
  expect(await sheet(page).count()).toBe(0);
});

test('알림 받기 asks the browser; after its no, settings say where to change it', async () => {
  const { id } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = await newNeighbour(site);
  await join(page, id);
  // This browser answers no by itself.
  await sheet(page).getByRole('button', { name: '알림 받기' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  await page.goto('/mypage');
  await page.getByRole('link', { name: '알림 설정' }).click();
  await page.getByText('이 브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 뭉치의 알림을 허용해 주세요.').waitFor();
  expect(await page.getByRole('switch', { name: /푸시 알림/ }).count()).toBe(0);
});

test('settings before anything was asked', async () => {
  const { page } = await newNeighbour(site);
  await page.goto('/mypage/alerts');
  await page.getByRole('switch', { name: '푸시 알림', checked: false }).waitFor();
  await page.getByText('결제와 약속을 놓치지 않게 알려 드려요.').waitFor();
});

test('an iPhone is led to its home screen; inside another app one is told to leave it', async () => {
  const iphone = await newNeighbour(site, { look: { context: { userAgent: IPHONE } } });
  await iphone.page.goto('/mypage/alerts');
  await iphone.page.getByText('아이폰은 홈 화면에 추가하면 알림을 받을 수 있어요.').waitFor();
  await iphone.page.getByRole('button', { name: '추가하는 방법' }).click();
  await iphone.page.getByText('아래쪽 공유 버튼을 눌러요').waitFor();

  const inside = await newNeighbour(site, { look: { context: { userAgent: `${IPHONE} KAKAOTALK 25.8.1` } } });
  await inside.page.goto('/mypage/alerts');
  await inside.page.getByText('이 화면에서는 알림을 켤 수 없어요. 다른 브라우저로 열어 주세요.').waitFor();
});
