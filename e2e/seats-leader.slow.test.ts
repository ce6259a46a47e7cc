import type { BoardDetail } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, dismiss, openRoom, press } from './money-room';

const site = useSite('empty');
const WIDE = { width: 1280 } as const;

async function pay({ page }: Neighbour, roomId: number): Promise<void> {
  await page.goto(`/chat/${roomId}/pay`);
  await press(page, '결제하기');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
}

/** Half the goods for the same price; the room hears of an edit when no other follows for a while, or now. */
async function changeGoods(leader: Neighbour, roomId: number): Promise<void> {
  const headers = bearer(leader);
  const post = (await (
    await leader.page.request.get(`/api/group-boards/${roomId}`, { headers })
  ).json()) as BoardDetail;
  const { name, totalUser, price, location, content, deadline, images } = post;
  const data = { name, totalUser, price, location, content, deadline, images, categoryId: 1, quantity: '5kg' };
  const answer = await leader.page.request.put(`/api/group-boards/${roomId}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await site.addJob('boards.edit-notice', { boardId: roomId });
}

const bar = (page: Page) => page.getByRole('region', { name: '다음 할 일' });

test('other goods: one stays, one leaves free of blame, and the seat is open again', async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}], seats: 4 });
  const [stays, goes] = followers as [Neighbour, Neighbour];
  for (const { page } of [stays, goes]) await page.goto(`/chat/${id}`);
  await changeGoods(leader, id);

  await bar(stays.page)
    .getByText(/수량이 .* → 5kg로 바뀌었어요/)
    .waitFor();
  await stays.page
    .getByText(/→ ‘5kg’\. 계속할지 .*밤 9시까지 골라 주세요\./)
    .first()
    .waitFor();
  await expectNoAxeViolations(stays.page);
  await press(stays.page, '고르기');
  await press(stays.page, '계속할게요');
  await bar(stays.page).getByText('1자리만 더 모이면 돼요').waitFor();

  await press(goes.page, '고르기');
  await press(goes.page, '빠질게요');
  const question = goes.page.getByRole('alertdialog', { name: '이 공구에서 빠질까요?' });
  await question.getByText('낼 돈은 없고 자리는 다른 이웃에게 열려요.').waitFor();
  await question.getByRole('button', { name: '빠질게요' }).click();
  await goes.page.getByText('참여가 끝난 공구예요.').waitFor();
  await goes.page.getByText('바뀐 내용을 보고 빠졌어요.').waitFor();
  await bar(stays.page).getByText('2자리만 더 모이면 돼요').waitFor();
});

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
