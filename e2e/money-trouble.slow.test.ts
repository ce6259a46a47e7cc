import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { dismiss, openRoom, post, press, roomOf } from './money-room';

const site = useSite('empty');

test('a declined card, a closed card page, and then it works; no order is made twice', {
  timeout: 120_000,
}, async () => {
  const room = await openRoom(site, { followers: [{ width: 1280 }] });
  const [payer] = room.followers as [typeof room.leader];
  await payer.page.goto(`/chat/${room.id}/pay`);
  const orders = new Set<string>();
  payer.page.on('response', async (response) => {
    if (response.url().endsWith('/orders')) orders.add((await response.json()).merchantUid);
  });
  await press(payer.page, '결제하기');
  await press(payer.page, '거절');
  await dismiss(payer.page, '결제 실패: 카드 승인이 거절됐어요.');
  await press(payer.page, '결제하기');
  await press(payer.page, '닫기');
  await payer.page.getByRole('button', { name: '결제창을 닫았어요. 아직 결제되지 않았어요.' }).waitFor();
  expect(await payer.page.getByRole('alertdialog').count()).toBe(0);
  await press(payer.page, '결제하기');
  await press(payer.page, '승인');
  await dismiss(payer.page, '결제 성공!');
  expect(orders.size).toBe(1);
  expect((await roomOf(payer, room.id)).stage).toBe('PAYING');
});

test('cancelled by the leader: everyone sees the money go back', { timeout: 180_000 }, async () => {
  const room = await openRoom(site, { followers: [{ width: 1280 }, { width: 390 }] });
  const [paid, unpaid] = room.followers as [typeof room.leader, typeof room.leader];
  await paid.page.goto(`/chat/${room.id}/pay`);
  await press(paid.page, '결제하기');
  await press(paid.page, '승인');
  await dismiss(paid.page, '결제 성공!');
  await unpaid.page.goto(`/chat/${room.id}/pay`);
  await unpaid.page.getByText('한 명만 더 결제하면').waitFor();
  await room.leader.page.goto(`/chat/${room.id}`);

  await post(room.leader, `/api/group-boards/${room.id}/cancel`);
  for (const { page } of [paid, unpaid]) {
    await page.getByText('취소된 공구예요. 결제한 금액은 모두 돌려 드려요.').waitFor();
    await page.getByRole('listitem').filter({ hasText: paid.nickname }).getByText('환불 완료').waitFor();
    await page.getByText('환불이 모두 끝났어요').waitFor();
    expect(await page.getByRole('button', { name: '취소된 공구예요' }).isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
  }
  await press(unpaid.page, '결제 내역');
  await unpaid.page.getByText(`${paid.nickname}님에게 환불했어요`).waitFor();
  await room.leader.page.getByText('아쉽지만 여기까지예요').waitFor();
});

test('who has no business here is told so', { timeout: 120_000 }, async () => {
  const room = await openRoom(site, { followers: [{ width: 390 }], seats: 3 });
  const stranger = await newNeighbour(site);
  const expectWords = async (page: Page, url: string, words: string) => {
    await page.goto(url);
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
  };
  const { page } = room.followers[0]!;
  await expectWords(page, `/chat/${room.id}/pay`, '아직 모집 중입니다.');
  await expectNoAxeViolations(page);
  await expectWords(page, `/chat/${room.id}/review`, '아직 공구가 완료되지 않았습니다.');
  await expectWords(page, '/chat/999999/pay', '채팅방을 불러올 수 없어요.');
  await expectWords(stranger.page, `/chat/${room.id}/pay`, '잘못된 접근입니다.');
  await expectWords(stranger.page, `/chat/${room.id}/review`, '잘못된 접근입니다.');
  await stranger.page.goto(`/chat/${room.id}/pay/result`);
  await dismiss(stranger.page, '결제 정보가 없습니다.');
  await stranger.page.waitForURL((url) => url.pathname === '/');
});
