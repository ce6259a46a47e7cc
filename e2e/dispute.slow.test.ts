import type { ChatRoom, Ledger } from '@mungchi/contract';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectGoodLooks } from './harness/looks';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, openRoom, post, press, roomOf } from './money-room';

const site = useSite('empty');

type Ordered = { merchantUid: string; amount: number };

/** Paying has journeys of its own. */
async function pay(person: Neighbour, roomId: number): Promise<void> {
  const { merchantUid: merchant_uid, amount } = await post<Ordered>(person, `/api/chat/rooms/${roomId}/orders`);
  const options = { webhook: 'never' };
  const card = await post<{ imp_uid: string }>(person, '/sandbox/portone/payments', { merchant_uid, amount, options });
  await post(person, `/api/chat/rooms/${roomId}/pay`, { impUid: card.imp_uid });
}

/** As if the one of whom the leader said a word had been warned twice, and the evening were over; then the clocks run. */
async function passTheEvening(roomId: number): Promise<void> {
  await site.sql(
    `update participants set confirm_by = now() - interval '1 minute', confirm_warned_for = now() - interval '1 minute',
       confirm_warned_at = now() - interval '3 hours', confirm_warnings = 2
     where board_id = $1 and handed_at is not null`,
    [roomId],
  );
  await runReceiptClock(roomId);
}

const runReceiptClock = (roomId: number) =>
  site.addJob('payments.received-clock', { id: roomId }, `payments.received-clock ${roomId}`);

/** As if two hours were left: whoever has not answered is warned. */
async function comeNear(roomId: number): Promise<void> {
  await site.sql(
    `update participants set confirm_by = now() + interval '2 hours' where board_id = $1 and handed_at is not null`,
    [roomId],
  );
  await runReceiptClock(roomId);
}

async function read<T>({ page, ...person }: Neighbour, url: string): Promise<T> {
  return (await (await page.request.get(url, { headers: bearer({ page, ...person }) })).json()) as T;
}

/** A room opens where somebody has not read yet. */
const toEnd = ({ page }: Neighbour, what: () => Locator) =>
  expect
    .poll(async () => {
      await page.getByRole('log', { name: '대화' }).press('End');
      return what().isVisible();
    })
    .toBe(true);

test('one forgets and the clock completes; one shows a photo of the damage and gets half of it back', {
  timeout: 240_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}] });
  const [damaged, forgetful] = followers as [Neighbour, Neighbour];
  for (const follower of followers) await pay(follower, id);
  const room = `/api/chat/rooms/${id}`;
  await leader.page.request.patch(`${room}/purchase-complete`, { headers: bearer(leader) });

  // The leader says that it was handed over; the neighbour says nothing for days.
  await leader.page.goto(`/chat/${id}/handover`);
  const row = leader.page.getByRole('listitem').filter({ hasText: forgetful.nickname });
  await row.getByRole('button').click();
  await row.getByRole('button', { name: '전달했어요' }).click();
  await row.getByText('자동 완료').waitFor();
  await forgetful.page.goto('/notifications');
  await forgetful.page.getByRole('link', { name: /리더가 전달했다고 해요/ }).waitFor();
  await comeNear(id);
  await forgetful.page.getByRole('link', { name: /곧 자동으로 완료돼요/ }).waitFor();
  await passTheEvening(id);
  await row.getByText('받았어요').waitFor();
  await forgetful.page.getByRole('link', { name: /거래가 완료됐어요/ }).waitFor();

  // The other one tells, with a photo, and wants half of it back.
  await damaged.page.goto(`/chat/${id}/receive`);
  await damaged.page.getByRole('link', { name: '문제가 있어요' }).click();
  await damaged.page.getByRole('radio', { name: '상했거나 망가졌어요' }).click();
  await damaged.page.getByLabel('자세히 알려 주세요').fill('절반쯤이 물러 있었어요.');
  await damaged.page.locator('input[type="file"]').setInputFiles('web/public/icon-192.png');
  await damaged.page.getByText('1/5').waitFor();
  await press(damaged.page, '절반');
  await expectGoodLooks(damaged.page);
  await press(damaged.page, '알리기');
  await damaged.page.getByText(/까지 리더가 답해요/).waitFor();
  // In the room nothing asks for the receipt meanwhile.
  await damaged.page.goto(`/chat/${id}`);
  const bar = damaged.page.getByRole('region', { name: '다음 할 일' });
  await bar.getByText('알린 문제를 확인하고 있어요').waitFor();
  expect(await damaged.page.getByRole('button', { name: /받았어요|거래 완료/ }).count()).toBe(0);
  // What was told stands in the talk, for the two of them alone.
  await toEnd(damaged, () => damaged.page.getByText('리더님과 나만 볼 수 있어요'));
  await expectGoodLooks(damaged.page);
  await leader.page.goto(`/chat/${id}`);
  const card = leader.page.getByRole('region', { name: '답할 문제' });
  await toEnd(leader, () => card.getByText('“절반쯤이 물러 있었어요.”'));
  await card.getByRole('img', { name: '알린 문제 사진 1' }).waitFor();
  await expectGoodLooks(leader.page);
  await forgetful.page.goto(`/chat/${id}`);
  await toEnd(forgetful, () => forgetful.page.getByText('구매가 끝났어요!'));
  expect(await forgetful.page.getByText('나만 볼 수 있어요').count()).toBe(0);

  // The leader sees it and gives back.
  await leader.page.goto(`/chat/${id}/dispute`);
  await leader.page.getByRole('img', { name: '사진 1' }).waitFor();
  await leader.page.getByText('절반쯤이 물러 있었어요.').waitFor();
  await expectGoodLooks(leader.page);
  await press(leader.page, '받아들이고 돌려주기');
  await leader.page.getByRole('alertdialog').getByRole('button', { name: '돌려줄게요' }).click();
  await expect.poll(async () => (await roomOf(leader, id)).stage, { timeout: 20_000 }).toBe('COMPLETED');

  // The books show it, to everybody alike.
  await expect
    .poll(async () => (await read<Ledger>(damaged, `${room}/ledger`)).refunded, { timeout: 60_000 })
    .toBe(5000);
  expect(await read<Ledger>(leader, `${room}/ledger`)).toMatchObject({ handedOver: 15_000, held: 0 });
  await damaged.page.goto(`/chat/${id}/pay`);
  await press(damaged.page, '결제 내역');
  await damaged.page.getByText(`${damaged.nickname}님에게 환불했어요`).waitFor();
  expect((await read<ChatRoom>(damaged, room)).tradeCompleted).toBe(true);
});
