import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { dismiss, openRoom, press } from './money-room';

const site = useSite('empty');
const WIDE = { width: 1280 } as const;

async function pay({ page }: Neighbour, roomId: number): Promise<void> {
  await page.goto(`/chat/${roomId}/pay`);
  await press(page, '결제하기');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
}

const bar = (page: Page) => page.getByRole('region', { name: '다음 할 일' });

test('the leader reminds one neighbour, who finds it in the inbox and is led to the card', async () => {
  const { id, leader, followers } = await openRoom(site, { price: 20_000, followers: [{}] });
  const { page } = followers[0]!;
  await page.goto('/notifications');
  await leader.page.goto(`/chat/${id}/pay`);
  await leader.page.getByRole('button', { name: /알리기/ }).click();
  await leader.page.getByText(`${followers[0]!.nickname}님에게 알렸어요.`).first().waitFor();
  await leader.page.getByText('알렸어요', { exact: true }).waitFor();
  expect(await leader.page.getByRole('button', { name: /알리기/ }).count()).toBe(0);

  await page.getByRole('link', { name: /리더가 결제를 기다리고 있어요/ }).click();
  await page.waitForURL(`**/chat/${id}/pay`);
  await page.getByRole('button', { name: '결제하기' }).waitFor();
});

test('the leader needs longer to buy, and everybody reads until when and why', async () => {
  const { id, leader, followers } = await openRoom(site, { price: 20_000, followers: [WIDE] });
  await pay(followers[0]!, id);
  // As if the week were almost over.
  await site.sql(`update boards set buy_by = date_trunc('day', now()) + interval '36 hours' where id = $1`, [id]);
  await leader.page.goto(`/chat/${id}`);
  await press(leader.page, '구매 기한 늘리기');
  await press(leader.page, '2일');
  await press(leader.page, '물건이 아직 없어요');
  await expectNoAxeViolations(leader.page);
  await leader.page.getByRole('button', { name: /까지 늘릴게요$/ }).click();
  await leader.page
    .getByText(/구매 기한을 .*까지 늘렸어요\./)
    .first()
    .waitFor();
  await leader.page.getByRole('button', { name: '구매 기한 늘리기' }).waitFor({ state: 'detached' });

  const { page } = followers[0]!;
  await page.goto(`/chat/${id}`);
  await page
    .getByText(/리더가 구매 기한을 .*까지 늘렸어요\. 이유: 물건이 아직 없어요/)
    .first()
    .waitFor();
  await bar(page).getByText('리더의 구매를 기다려요').waitFor();
});
