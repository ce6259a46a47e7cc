import { expect, test } from 'vitest';
import { useSite } from './harness/site';
import { dismiss, openRoom, press } from './money-room';

const site = useSite('empty');

test('whoever has to pay is led there from the first screen, the list and the room, until it is done', async () => {
  const { id, leader, followers } = await openRoom(site, { followers: [{}], price: 20_000 });
  const { page } = followers[0]!;

  await page.goto('/');
  const banner = page.getByRole('region', { name: '내 차례인 공구' });
  await banner.getByRole('link', { name: '10,000원 결제하기' }).waitFor();

  await page.getByRole('link', { name: /^채팅/ }).click();
  await page.getByText('내 차례인 공구가 1개 있어요').waitFor();
  await page.getByText('결제 필요').waitFor();

  await page.goto(`/chat/${id}`);
  const next = page.getByRole('region', { name: '다음 할 일' });
  await next.getByText('내가 낼 금액 10,000원').waitFor();
  await next.getByRole('link', { name: '결제하기' }).click();
  await page.waitForURL(`**/chat/${id}/pay`);
  // The leader is somewhere else, and hears of it there.
  await leader.page.goto('/gonggu/search');
  await leader.page.getByRole('searchbox').waitFor();
  await press(page, '결제하기');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');

  await leader.page.getByText('모두 결제했어요!').last().waitFor();
  await leader.page.getByRole('button', { name: '보기', exact: true }).click();
  await leader.page.waitForURL(`**/chat/${id}`);

  // Done: nothing is left to do for the one who paid, and now it is the leader's turn.
  await page.goto('/chat/list');
  await page.getByText('제주 감귤', { exact: false }).first().waitFor();
  expect(await page.getByText('결제 필요').count()).toBe(0);
  await page.getByRole('link', { name: /^홈/ }).click();
  await page.getByRole('searchbox').waitFor();
  expect(await banner.count()).toBe(0);
  await leader.page.goto('/');
  await leader.page
    .getByRole('region', { name: '내 차례인 공구' })
    .getByRole('link', { name: '물건 사러 가기' })
    .waitFor();
  await leader.page.getByRole('link', { name: /^채팅/ }).click();
  await leader.page.getByText('구매할 차례').waitFor();
});
