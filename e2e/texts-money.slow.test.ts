import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { agree, openRoom, post, type Room } from './money-room';
import { cut, dismiss, reader } from './texts-reader';
import { MONEY } from './texts-table';

const site = useSite('empty');
const { reads, unread } = reader(MONEY);
const PATIENT = { timeout: 240_000 };

/** Pays at the sandbox, without telling anybody. */
async function cardPayment({ id }: Room, payer: Room['leader']): Promise<string> {
  const order = await post<{ merchantUid: string; amount: number }>(payer, `/api/chat/rooms/${id}/orders`);
  const payment = { merchant_uid: order.merchantUid, amount: order.amount, options: { webhook: 'never' } };
  const { imp_uid: impUid } = await post<{ imp_uid: string }>(payer, '/sandbox/portone/payments', payment);
  return impUid;
}

test('too early, and not for strangers', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  await leader.page.goto(`/chat/${id}/pay`);
  await reads(leader.page, 'payTooEarly');
  await leader.page.goto(`/chat/${id}/review`);
  await reads(leader.page, 'reviewTooEarly');
  const { page } = await newNeighbour(site);
  await page.goto(`/chat/${id}/pay`);
  await reads(page, 'payForeign');
  await page.goto(`/chat/${id}/review`);
  await reads(page, 'reviewForeign');
});

test('from the first payment to the last review', PATIENT, async () => {
  const room = await openRoom(site, { followers: [{ width: 1280 }, {}] });
  const { id, leader } = room;
  const [wide, phone] = room.followers as [Room['leader'], Room['leader']];
  await payAtTheDesk(room, wide);
  await payOnThePhone(room, phone);

  await leader.page.goto(`/chat/${id}`);
  await reads(leader.page, 'roomPayingLeader');
  await press(leader, '구매 완료', '**/purchase-complete', ['purchaseFailed', 'purchased', 'purchasedAgain']);

  await wide.page.goto(`/chat/${id}`);
  await reads(wide.page, 'roomPurchasedFollower');
  await press(wide, '거래 완료', '**/trade-complete', ['tradeFailed', 'traded', 'tradedAgain']);
  await post(phone, `/api/chat/rooms/${id}/trade-complete`);

  const { page } = wide;
  await page.goto(`/chat/${id}/review`);
  await reads(page, 'reviewList');
  await page.getByRole('link', { name: `${leader.nickname}님 리뷰 작성하기` }).click();
  await reads(page, 'reviewWrite');
  await page.getByRole('slider', { name: '별점' }).fill('4.5');
  for (const keyword of MONEY.reviewWrite.slice(1, 7)) await page.getByRole('button', { name: keyword }).click();
  await page.getByRole('button', { name: '작성 완료' }).click();
  await reads(page, 'reviewListAfter');

  // What one has written about the other opens when both have.
  await leader.page.goto(`/chat/${id}/review`);
  await leader.page.getByRole('link', { name: `${wide.nickname}님 리뷰 작성하기` }).click();
  await leader.page.getByRole('slider', { name: '별점' }).fill('5');
  await leader.page.getByRole('button', { name: '또 거래하고 싶어요' }).click();
  await leader.page.getByRole('button', { name: '작성 완료' }).click();
  await leader.page.waitForURL(`**/chat/${id}/review`);
  await leader.page.goto('/mypage');
  await reads(leader.page, 'profileTags');
  await page.goto('/mypage');
  await reads(page, 'profileTagsMore');
});

async function payAtTheDesk({ id }: Room, { page }: Room['leader']): Promise<void> {
  await page.goto(`/chat/${id}/pay`);
  await reads(page, 'pay');
  const button = page.getByRole('button', { name: '결제하기' });
  const mend = await cut(page, '**/orders');
  await button.click();
  await reads(page, 'payFault');
  await dismiss(page);
  await mend();

  await button.click();
  await page.getByRole('button', { name: '거절' }).click();
  await reads(page, 'payDeclined');
  await dismiss(page);

  // A card page that lies: the provider has never heard of this payment.
  const lie = { imp_uid: 'imp_made_up', success: true, error_msg: null };
  await page.route('**/sandbox/portone/payments', (route) => route.fulfill({ json: lie }));
  await button.click();
  await page.getByRole('button', { name: '승인' }).click();
  await reads(page, 'payUnverified');
  await dismiss(page);
  await page.unroute('**/sandbox/portone/payments');

  await button.click();
  await page.getByRole('button', { name: '승인' }).click();
  await reads(page, 'paid');
  await dismiss(page);
  await reads(page, 'payDone');
}

async function payOnThePhone(room: Room, payer: Room['leader']): Promise<void> {
  const { page } = payer;
  const result = `/chat/${room.id}/pay/result`;
  await page.goto(result);
  await reads(page, 'resultNone');
  await page.goto(`${result}?imp_uid=imp_unheard_of`);
  await reads(page, 'resultRejected');
  const impUid = await cardPayment(room, payer);
  const mend = await cut(page, '**/pay', 'POST');
  await page.goto(`${result}?imp_uid=${impUid}`);
  await reads(page, 'resultNetwork');
  await mend();
  await page.goto(`${result}?imp_uid=${impUid}`);
  await reads(page, 'resultOk');
  await dismiss(page);
}

type Three = [keyof typeof MONEY, keyof typeof MONEY, keyof typeof MONEY];

/** A press that fails, one that works, and one more. */
async function press(
  { page }: Room['leader'],
  word: Parameters<typeof agree>[1],
  call: string,
  [failed, done, again]: Three,
) {
  const button = page.getByRole('log').getByRole('button', { name: word });
  const mend = await cut(page, call);
  await button.click();
  await agree(page, word);
  await reads(page, failed);
  await dismiss(page);
  await mend();
  await button.click();
  await agree(page, word);
  await reads(page, done);
  await page.keyboard.press('Escape');
  await button.click();
  await reads(page, again);
  await dismiss(page);
}

test('nothing was left unread', () => {
  expect([...unread]).toEqual([]);
});
