import { test } from 'vitest';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

test('whoever has to pay is led there from the first screen, the list and the room, until it is done', async () => {
  const { id, followers } = await openRoom(site, { followers: [{}], price: 20_000 });
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
  await page
    .getByRole('button', { name: /결제하기/ })
    .first()
    .waitFor();
});
