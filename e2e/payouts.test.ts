import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, openRoom, post, press } from './money-room';

const site = useSite('empty');

/** Paid at the sandbox and reported, without the screens: those have journeys of their own. */
async function pay(person: Neighbour, roomId: number): Promise<void> {
  const order = await post<{ merchantUid: string; amount: number }>(person, `/api/chat/rooms/${roomId}/orders`);
  const card = { merchant_uid: order.merchantUid, amount: order.amount, options: { webhook: 'never' } };
  const { imp_uid: impUid } = await post<{ imp_uid: string }>(person, '/sandbox/portone/payments', card);
  await post(person, `/api/chat/rooms/${roomId}/pay`, { impUid });
}

/** As if everything had been handed over three days ago. The ledger is append only, so its guard looks away for a moment. */
async function threeDaysLater(roomId: number): Promise<void> {
  await site.sql('alter table ledger_sets disable trigger ledger_sets_append_only');
  await site.sql(`update ledger_sets set at = at - interval '3 days' where board_id = $1`, [roomId]);
  await site.sql('alter table ledger_sets enable trigger ledger_sets_append_only');
}

test('the money of a purchase arrives in the leader’s account, and the statement shows it', {
  timeout: 240_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}] });
  for (const follower of followers) await pay(follower, id);
  const { page } = leader;
  await page.request.patch(`/api/chat/rooms/${id}/purchase-complete`, { headers: bearer(leader) });
  for (const follower of followers) await post(follower, `/api/chat/rooms/${id}/trade-complete`);

  await page.goto('/mypage');
  await page.getByRole('link', { name: '정산', exact: true }).click();
  await page.getByText(/밤 9시부터 받을 수 있어요/).waitFor();
  expect(await page.getByRole('button', { name: '정산 받기' }).isDisabled()).toBe(true);
  await expectNoAxeViolations(page);

  await threeDaysLater(id);
  await page.reload();
  await page.getByRole('region', { name: '받을 수 있는 금액' }).getByText('20,000').waitFor();
  await press(page, '정산 받기');
  const sheet = page.getByRole('dialog', { name: '받을 계좌를 적어 주세요' });
  await sheet.getByRole('radio', { name: '국민' }).click();
  await sheet.getByLabel('계좌번호').fill('123456-04-987654');
  await sheet.getByLabel('예금주').fill('김서연');
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: '등록하기' }).click();
  await page.getByText('국민 ···7654').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await press(page, '정산 받기');
  await page
    .getByRole('alertdialog', { name: '20,000원을 정산받을까요?' })
    .getByRole('button', { name: '정산 받기' })
    .click();
  await page.getByText('보내는 중이에요').waitFor();
  await page.getByText('20,000원을 보내고 있어요.').waitFor();

  // The sandbox's minute is over.
  await site.sql(`update graphile_worker._private_jobs set run_at = now() where key like 'payout %'`);
  await site.sql(`select graphile_worker.add_job('payments.late-cases', '{}'::json)`);
  await page.getByText('보냈어요', { exact: true }).waitFor({ timeout: 60_000 });
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: '달마다 정산 내역 보기' }).click();
  const sums = page.getByRole('region', { name: /합계$/ });
  await sums.getByText('정산받은 돈').waitFor();
  await expectNoAxeViolations(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, '엑셀로 받기')]);
  const saved = path.join(mkdtempSync(path.join(tmpdir(), 'statement-')), file.suggestedFilename());
  await file.saveAs(saved);
  const csv = readFileSync(saved, 'utf8');
  expect(csv.startsWith('\uFEFF날짜,시각,공구,')).toBe(true);
  expect(csv).toContain('정산받았어요,,,,20000');
  await page.getByRole('link', { name: /제주 감귤 10kg/ }).click();
  await page.getByText('이웃 2명이 결제했어요').waitFor();
  await page.getByText('+20,000원').waitFor();
  await page.getByText('내 몫 10,000원은 직접 냈어요.').waitFor();
  await expectNoAxeViolations(page);

  // On paper: the statement alone.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: '인쇄하기' }).isVisible()).toBe(false);
  expect(await page.getByText('이웃 2명이 결제했어요').isVisible()).toBe(true);
});
