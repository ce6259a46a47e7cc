import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { log } from './chat-room';
import { expectNoAxeViolations } from './harness/axe';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, dismiss, openRoom, press, roomOf, takeStep } from './money-room';

const site = useSite('empty');

/** By hand, as a reader does: a list that is only moved by a script goes on opening at the first unread message. */
async function readOn(page: Page): Promise<void> {
  await log(page).hover();
  await page.mouse.wheel(0, 5000);
}

test('six shares: one takes two and then three, the till says less, and everybody’s books come out right', {
  timeout: 240_000,
}, async () => {
  const { id, leader } = await openRoom(site, { price: 48_000, followers: [], seats: 6, maxSeats: 3, mySeats: 2 });
  const family = await newNeighbour(site, { look: { width: 390 } });
  const single = await newNeighbour(site, { look: { width: 1280 } });

  // A family takes two of six, and reads what that costs before the last step.
  await family.page.goto(`/gonggu/list/${id}`);
  await family.page.getByText('4몫 남았어요!').waitFor();
  await press(family.page, '공구 참여하기');
  const sheet = family.page.getByRole('dialog', { name: '채팅방에 입장합니다!' });
  await sheet.getByRole('button', { name: '한 몫 늘리기' }).click();
  await sheet.getByText('16,000원').waitFor();
  await expectNoAxeViolations(family.page);
  await sheet.getByRole('button', { name: '확인' }).click();
  await family.page.waitForURL(`**/chat/${id}`);

  // And one more, while it recruits.
  await press(family.page, '몫 늘리기');
  const more = family.page.getByRole('dialog', { name: '몫을 늘릴까요?' });
  await more.getByText('24,000원').waitFor();
  await expectNoAxeViolations(family.page);
  await more.getByRole('button', { name: '3몫으로 늘릴게요' }).click();
  await more.waitFor({ state: 'hidden' });
  await single.page.goto(`/gonggu/list/${id}`);
  await single.page.getByRole('button', { name: `${family.nickname}, 3몫` }).waitFor();
  await press(single.page, '공구 참여하기');
  await press(single.page, '확인');
  await single.page.waitForURL(`**/chat/${id}`);

  // Everybody pays for their shares.
  for (const [person, share] of [
    [family, '24,000원 · 3몫'],
    [single, '8,000원'],
  ] as const) {
    await person.page.goto(`/chat/${id}/pay`);
    await person.page.getByText(share).first().waitFor();
    await press(person.page, '결제하기');
    await press(person.page, '승인');
    await dismiss(person.page, '결제 성공!');
  }

  // The leader says what the till said.
  await leader.page.goto(`/chat/${id}`);
  await press(leader.page, '구매 완료');
  const bought = leader.page.getByRole('dialog', { name: '모두 합해 얼마에 샀나요?' });
  await bought.getByRole('radio', { name: '다르게 샀어요' }).click();
  await bought.getByLabel('산 금액').fill('46800');
  await bought.getByText('1,200원 덜 썼어요').waitFor();
  await bought.getByText('이웃 2명에게 모두 800원').waitFor();
  await expectNoAxeViolations(leader.page);
  await bought.getByRole('button', { name: '구매 완료' }).click();
  const moment = leader.page.getByRole('dialog', { name: '구매 완료!' });
  await moment.getByRole('button', { name: '채팅방으로 갈게요' }).click();

  // Everybody reads it in the room, each with their own amount.
  for (const [person, back] of [
    [family, '600원'],
    [single, '200원'],
  ] as const) {
    await person.page.goto(`/chat/${id}`);
    const receipt = person.page.getByRole('heading', { name: '영수증이 올라왔어요' });
    // The room opens at the first unread message, and rows far below it are not there yet.
    await expect.poll(() => readOn(person.page).then(() => receipt.isVisible()), { timeout: 20_000 }).toBe(true);
    await person.page.getByText('내가 돌려받아요').getByText(back, { exact: true }).waitFor();
  }
  await expectNoAxeViolations(family.page);
  await expect.poll(() => roomOf(family, id).then(({ participants }) => participants[1]?.refunded)).toBe(600);

  await takeStep(family.page, '거래 완료');
  await takeStep(single.page, '거래 완료');
  for (const person of [leader, family, single]) {
    await person.page.goto(`/chat/${id}/pay`);
    await press(person.page, '정산 내역');
    await person.page.getByText('실제 구매 금액').getByText('46,800원').waitFor();
    await person.page.getByText(`${family.nickname}님에게 차액을 돌려드렸어요`).waitFor();
    await person.page.getByText('리더에게 전달').locator('..').getByText('31,200원').waitFor();
  }
  const books = await leader.page.request.get(`/api/chat/rooms/${id}/ledger`, { headers: bearer(leader) });
  expect(await books.json()).toMatchObject({ total: 48_000, spent: 46_800, collected: 46_800, held: 0, refunded: 800 });
});
