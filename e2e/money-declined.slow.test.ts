import { expect, test } from 'vitest';
import { expectNoAxeViolations } from './harness/axe';
import { useSite } from './harness/site';
import { dismiss, openRoom, press, roomOf } from './money-room';

const site = useSite('empty');

test('a press before the last code has come is kept', { timeout: 120_000 }, async () => {
  const room = await openRoom(site, { followers: [{ width: 1280 }] });
  const { page } = room.followers[0]!;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/room-talk-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const ordered = page.waitForResponse((answer) => answer.url().endsWith('/orders'));
  let answerOrder = () => {};
  const asked = new Promise<void>((resolve) => {
    answerOrder = resolve;
  });
  await page.route('**/orders', async (route) => {
    await asked;
    await route.continue();
  });
  // Not until everything is loaded: that waits for the code as well.
  await page.goto(`/chat/${room.id}/pay`, { waitUntil: 'commit' });
  await press(page, '결제하기');
  const code = page.waitForResponse(/room-talk/);
  release();
  await (await code).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  answerOrder();
  await ordered;
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
});

test('a phone whose card is declined comes back and may try again', { timeout: 120_000 }, async () => {
  const room = await openRoom(site, { followers: [{ width: 390, dark: true }] });
  const { page } = room.followers[0]!;
  await page.goto(`/chat/${room.id}/pay`);
  await press(page, '결제하기');
  await page.waitForURL('**/sandbox/portone/card?**');
  await press(page, '거절');
  await page.getByText('다른 카드로 다시 결제할 수 있어요.').waitFor();
  await dismiss(page, '결제 실패: 카드 승인이 거절됐어요.');
  await page.waitForURL(`**/chat/${room.id}/pay`);
  await page.getByRole('button', { name: '결제하기', exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await press(page, '결제하기');
  await page.waitForURL('**/sandbox/portone/card?**');
  const card = page.url();
  await press(page, '닫기');
  await page.getByRole('button', { name: '결제창을 닫았어요. 아직 결제되지 않았어요.' }).waitFor();
  await press(page, '결제하기');
  await page.waitForURL('**/sandbox/portone/card?**');
  await expectNoAxeViolations(page);
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
  expect((await roomOf(room.leader, room.id)).stage).toBe('PAYING');

  // The card page opened once more says that this is paid: no second payment, and no error.
  await page.goto(card);
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
  await page.waitForURL(`**/chat/${room.id}/pay`);
});

test('an answer lost on the way back is harmless', { timeout: 120_000 }, async () => {
  const room = await openRoom(site, { followers: [{ width: 1280 }] });
  const { page } = room.followers[0]!;
  await page.goto(`/chat/${room.id}/pay`);
  // The server books the payment; the browser never hears of it.
  await page.route('**/pay', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await press(page, '결제하기');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
  expect((await roomOf(room.leader, room.id)).stage).toBe('PAYING');
});
