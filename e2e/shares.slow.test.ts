import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** As if everything had been handed over three days ago. The ledger is append only, so its guard looks away for a moment. */
async function threeDaysLater(roomId: number): Promise<void> {
  await site.sql('alter table ledger_sets disable trigger ledger_sets_append_only');
  await site.sql(`update ledger_sets set at = at - interval '3 days' where board_id = $1`, [roomId]);
  await site.sql('alter table ledger_sets enable trigger ledger_sets_append_only');
}

/** The sandbox sends after a minute. */
async function passTheMinute(): Promise<void> {
  await site.sql(`update jobs set run_at = now() where key like 'payout %'`);
  await site.addJob('payments.late-cases', {});
}

async function savedFile(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, '엑셀로 받기')]);
  const saved = path.join(mkdtempSync(path.join(tmpdir(), 'statement-')), file.suggestedFilename());
  await file.saveAs(saved);
  return readFileSync(saved, 'utf8');
}

test('six shares: one takes two and then three, the till says less, and what is left arrives at the leader’s bank', {
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
    await press(person.page, '결제 내역');
    await person.page.getByText('실제 구매 금액').getByText('46,800원').waitFor();
    await person.page.getByText(`${family.nickname}님에게 차액을 돌려드렸어요`).waitFor();
    await person.page.getByText('리더에게 전달').locator('..').getByText('31,200원').waitFor();
  }
  const books = await leader.page.request.get(`/api/chat/rooms/${id}/ledger`, { headers: bearer(leader) });
  expect(await books.json()).toMatchObject({ total: 48_000, spent: 46_800, collected: 46_800, held: 0, refunded: 800 });

  // What is left is the leader's, from the second evening on.
  const { page } = leader;
  await page.goto('/mypage');
  await page.getByRole('link', { name: '정산', exact: true }).click();
  await page.getByText(/31,200원은 .*밤 9시부터 받을 수 있어요/).waitFor();
  expect(await page.getByRole('button', { name: '정산 받기' }).isDisabled()).toBe(true);
  await threeDaysLater(id);
  await page.reload();
  await page.getByRole('region', { name: '받을 수 있는 금액' }).getByText('31,200').waitFor();
  await press(page, '정산 받기');
  const bank = page.getByRole('dialog', { name: '받을 계좌를 적어 주세요' });
  await bank.getByRole('radio', { name: '국민' }).click();
  await bank.getByLabel('계좌번호').fill('123456-04-987654');
  await bank.getByLabel('예금주').fill('김서연');
  await expectNoAxeViolations(page);
  await bank.getByRole('button', { name: '등록하기' }).click();
  await page.getByText('국민 ···7654').waitFor();
  await bank.waitFor({ state: 'detached' });
  await press(page, '정산 받기');
  const ask = page.getByRole('alertdialog', { name: '31,200원을 정산받을까요?' });
  await ask.getByRole('button', { name: '정산 받기' }).click();
  await page.getByText('31,200원을 보내고 있어요.').waitFor();
  await passTheMinute();
  await page.getByText('보냈어요', { exact: true }).waitFor({ timeout: 60_000 });
  await expectNoAxeViolations(page);

  // The statement says the same, by month and by purchase, on the screen, as a file and on paper.
  await page.getByRole('link', { name: '월별 정산 내역 보기' }).click();
  await page.getByRole('region', { name: /합계$/ }).getByText('31,200원').first().waitFor();
  await expectNoAxeViolations(page);
  const month = await savedFile(page);
  expect(month.startsWith('\uFEFF날짜,시각,공구,')).toBe(true);
  expect(month.trimEnd().endsWith('합계,,,,32000,800,31200,31200')).toBe(true);
  await page.getByRole('link', { name: /제주 감귤 10kg/ }).click();
  await page.getByText('이웃 2명에게 · 영수증 46,800원').waitFor();
  await page.getByText('내 몫 15,600원은 직접 냈어요. 실제로 산 금액은 46,800원이에요.').waitFor();
  await expectNoAxeViolations(page);
  expect((await savedFile(page)).trimEnd().endsWith('합계,,,,32000,800,31200,31200')).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '인쇄하기' }).isVisible()).toBe(false);
  expect(await page.getByText('이웃 2명이 결제했어요').isVisible()).toBe(true);
});
