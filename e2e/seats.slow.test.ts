import { DAY_MS, HOUR_MS } from '@mungchi/contract';
import { test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { type Neighbour, newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { dismiss, openRoom, press } from './money-room';

const site = useSite('empty', { TEST_CLOCK: 'on' });
const WIDE = { width: 1280 } as const;

/** Pays by the overlay of a wide window. */
async function pay({ page }: Neighbour, roomId: number): Promise<void> {
  await page.goto(`/chat/${roomId}/pay`);
  await press(page, '결제하기');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
}

/** To the evening by which everybody is to have paid: the first nine o'clock after two days, in Seoul. */
async function passTheEvening(): Promise<void> {
  const evening = new Date(Date.now() + 48 * HOUR_MS);
  evening.setUTCHours(12, 0, 0, 0);
  await site.moveClock(evening.getTime() > Date.now() + 48 * HOUR_MS ? evening : new Date(evening.getTime() + DAY_MS));
}

async function joinFromPost({ page }: Neighbour, roomId: number): Promise<void> {
  await page.goto(`/gonggu/list/${roomId}`);
  await press(page, '공구 참여하기');
  await page.getByText(/참여하면 .*밤 9시까지 결제해 주세요\./).waitFor();
  await press(page, '확인');
  await page.waitForURL(`**/chat/${roomId}`);
}

test('one does not pay: a neighbour who waited takes the seat, and everybody can go on', {
  timeout: 240_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [WIDE, {}] });
  const [paid, late] = followers as [Neighbour, Neighbour];
  const waiter = await newNeighbour(site, { look: WIDE });

  await pay(paid, id);
  await late.page.goto(`/chat/${id}/pay`);
  await late.page.getByText(/밤 9시까지 결제해 주세요\./).waitFor();
  await late.page.getByText('기한이 지나면 자리가 다른 이웃에게 열려요.').waitFor();
  await expectNoAxeViolations(late.page);
  await leader.page.goto(`/chat/${id}`);
  await leader.page.getByText('이웃 1명의 결제를 기다려요').waitFor();

  await waiter.page.goto(`/gonggu/list/${id}`);
  await press(waiter.page, '빈자리 알림 받기');
  await waiter.page.getByText('알림 받는 중').waitFor();
  await waiter.page.getByText('1명이 기다려요').waitFor();
  await expectNoAxeViolations(waiter.page);

  await passTheEvening();
  await late.page.getByText('참여가 끝난 공구예요.').waitFor();
  await late.page.getByText('결제 기한이 지나 자리를 다른 이웃에게 열었어요.').waitFor();
  await leader.page.getByText('빈자리 1개를 채우고 있어요').waitFor();
  await leader.page.getByRole('button', { name: '내가 맡기' }).waitFor();
  await expectNoAxeViolations(leader.page);

  await joinFromPost(waiter, id);
  await pay(waiter, id);
  await leader.page.getByText('물건을 살 차례예요').waitFor();
  await leader.page.getByText('구매 기한').waitFor();
});

test('the leader takes the rest, and everybody’s screen moves', async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}], seats: 3 });
  const { page: follower } = followers[0]!;
  await follower.goto(`/chat/${id}`);
  await follower.getByText('1자리만 더 모이면 돼요').waitFor();

  await leader.page.goto(`/gonggu/list/${id}`);
  await press(leader.page, '남은 1자리 내가 맡기');
  await leader.page.getByText('내 몫이 20,000원이 되고 모집이 바로 끝나요. 이웃이 낼 금액은 그대로예요.').waitFor();
  await press(leader.page, '맡을게요');
  await follower.getByText('내가 낼 금액 10,000원').waitFor();
  await leader.page.goto(`/chat/${id}/pay`);
  await leader.page.getByText('20,000원 · 2자리').waitFor();
});

test('a seat is handed on, and its old holder owes nothing', async () => {
  const { id, followers } = await openRoom(site, { price: 20_000, followers: [{}] });
  const { page } = followers[0]!;
  await page.goto(`/chat/${id}/pay`);
  await press(page, '내 자리 메뉴');
  await page.getByRole('button', { name: '자리 넘기기' }).click();
  await press(page, '넘길게요');
  await page.getByText('이어받을 이웃을 찾고 있어요').waitFor();
  await expectNoAxeViolations(page);
  const newcomer = await newNeighbour(site, { look: WIDE });
  await joinFromPost(newcomer, id);
  await page.getByText('자리를 다른 이웃에게 넘겼어요.').waitFor();
});
