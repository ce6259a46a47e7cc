import type { Handover } from '@mungchi/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { APP, becomeApp, keptAnswers } from './app-worker';
import { expectGoodLooks } from './harness/looks';
import type { Neighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { bearer, dismiss, openRoom, press, roomOf, takeStep } from './money-room';

const site = useSite('empty');

/** Pays as phones do: sent to the card page and back. */
async function pay({ page }: Neighbour, roomId: number): Promise<void> {
  await page.goto(`/chat/${roomId}/pay`);
  await press(page, '결제하기');
  await page.waitForURL('**/sandbox/portone/card?**');
  await press(page, '승인');
  await dismiss(page, '결제 성공!');
}

async function kitOf(person: Neighbour, roomId: number): Promise<Handover> {
  const answer = await person.page.request.get(`/api/chat/rooms/${roomId}/handover`, { headers: bearer(person) });
  return (await answer.json()) as Handover;
}

/** As if the meeting were within the hour; then whoever is to be reminded is. */
async function comeNear(roomId: number): Promise<void> {
  await site.sql(
    `update appointments set starts_at = now() + interval '50 minutes', ends_at = now() + interval '110 minutes',
       set_at = now() - interval '2 days' where board_id = $1`,
    [roomId],
  );
  await site.addJob('handover.clock', { id: roomId }, `handover.clock ${roomId}`);
}

/** Read at arm's length: 96 px on a phone of 390, and all six in sight on smaller ones and in larger type. */
async function expectLargeDigits(page: Page): Promise<void> {
  const digits = page.getByRole('img', { name: /^수령 코드 \d/ });
  for (const [width, type, atLeast] of [
    [390, '100%', 96],
    [390, '200%', 96],
    [360, '100%', 88],
    [360, '200%', 88],
    [320, '100%', 78],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const seen = await digits.evaluate((element, percent) => {
      document.documentElement.style.fontSize = percent;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return { left, right: innerWidth - right, size, over: document.documentElement.scrollWidth - innerWidth };
    }, type);
    expect(seen.size, `${width} px, ${type}`).toBeGreaterThanOrEqual(atLeast);
    expect(Math.min(seen.left, seen.right), `edge at ${width} px, ${type}`).toBeGreaterThanOrEqual(4);
    expect(seen.over, `${width} px, ${type}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });
}

/** On a phone of medium height the card of the moment ends above what stands at its foot. */
async function expectWholeCard(page: Page): Promise<void> {
  const moment = page.getByRole('dialog', { name: '거래 완료!' });
  await moment.getByRole('link', { name: '리뷰 쓰기' }).waitFor();
  for (const height of [740, 820]) {
    await page.setViewportSize({ width: 360, height });
    const card = (await moment.getByRole('region', { name: '공구 결과' }).boundingBox())!;
    const foot = (await moment.getByRole('link', { name: /24시간 안에/ }).boundingBox())!;
    expect(card.y + card.height, `at ${height} px`).toBeLessThanOrEqual(foot.y);
  }
}

/** A finger goes down on 만나서 받기 before everything is there, and up afterwards: nothing moves away under it. */
async function pressWhileLoading(page: Page, roomId: number): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const LATE = new RegExp(`/rooms/${roomId}/handover$`);
  await page.route(LATE, (route) => held.then(() => route.continue()));
  await page.goto(`/chat/${roomId}`);
  const link = page.getByRole('link', { name: '만나서 받기' });
  await page.getByRole('log').hover();
  // The room opens at what is new; the newest card may be below.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1000);
        return link.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await link.waitFor();
  await page.getByRole('link', { name: '약속 보기' }).waitFor();
  await page.getByRole('region', { name: '약속' }).waitFor();
  await link.scrollIntoViewIfNeeded();
  await stopped(link);
  const [x, y] = await middleOf(link);
  await page.mouse.move(x, y);
  await page.mouse.down();
  release();
  await page.getByRole('link', { name: '달력에 추가' }).and(page.locator('[href]')).waitFor();
  expect(await middleOf(link)).toEqual([x, y]);
  await page.mouse.up();
  await page.unroute(LATE);
}

/** A pressed button is a little smaller. */
async function middleOf(link: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await link.boundingBox())!;
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** Scrolling measures rows that were never drawn. */
async function stopped(link: Locator): Promise<void> {
  let before: unknown;
  await expect
    .poll(async () => {
      const now = JSON.stringify(await link.boundingBox());
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
}

const row = (page: Page, nickname: string) => page.getByRole('listitem').filter({ hasText: nickname });
const tickOf = (page: Page, nickname: string) => page.getByRole('checkbox', { name: nickname });

test('three phones: a time that suits, the goods bought, ticked without a network, received by QR and by code', {
  timeout: 300_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 30_000, followers: [{}, {}] });
  const [first, second] = followers as [Neighbour, Neighbour];
  await pay(first, id);
  await pay(second, id);

  // The leader asks, everybody marks, the favourite becomes the appointment.
  await leader.page.goto(`/chat/${id}/handover`);
  await leader.page.getByText('아직 약속이 없어요').waitFor();
  await press(leader.page, '가능한 시간 물어보기');
  await press(leader.page, '물어보기');
  const slot = (page: Page, nth: number) =>
    page.getByRole('region', { name: '가능한 시간' }).getByRole('button').nth(nth);
  await slot(leader.page, 1).click();
  for (const { page } of followers) {
    await page.goto(`/chat/${id}/handover`);
    await slot(page, 1).click();
    await expect.poll(() => slot(page, 1).getAttribute('aria-pressed')).toBe('true');
  }
  await leader.page.getByText('3명 중 3명이 답했어요').waitFor();
  await slot(leader.page, 1).getByText('가장 많아요').waitFor();
  await expectGoodLooks(leader.page);
  await leader.page.getByRole('button', { name: /저녁 7시로 정하기/ }).click();
  for (const { page } of [leader, ...followers]) await page.getByRole('heading', { name: '저녁 7시 ~ 8시' }).waitFor();

  // Its calendar file needs no session.
  const { icsPath } = await kitOf(first, id);
  const calendar = await (await fetch(new URL(icsPath!, site.address))).text();
  expect(calendar).toContain('BEGIN:VEVENT');
  await expectGoodLooks(first.page);

  // Bought: the card of the room says when, and leads to the rest.
  await leader.page.goto(`/chat/${id}`);
  await takeStep(leader.page, '구매 완료');
  await comeNear(id);
  await second.page.goto('/notifications');
  await second.page.getByRole('link', { name: /분 뒤에 만나요/ }).waitFor();
  await pressWhileLoading(second.page, id);
  await second.page.waitForURL('**/handover');
  await second.page.getByRole('link', { name: '받았어요' }).waitFor();

  // The leader's screen on the day, first without a network.
  await leader.page.getByRole('link', { name: '만나서 받기' }).click();
  await leader.page.getByRole('link', { name: '전달 화면 열기' }).click();
  const { code } = await kitOf(leader, id);
  await leader.page.getByRole('img', { name: `수령 코드 ${code!.split('').join(' ')}` }).waitFor();
  await expectGoodLooks(leader.page);
  await expectLargeDigits(leader.page);
  await leader.page.context().setOffline(true);
  await leader.page.getByText('지금은 오프라인이에요. 표시는 연결되면 보낼게요.').waitFor();
  await tickOf(leader.page, second.nickname).click();
  await leader.page.getByText('1/2명').waitFor();
  expect((await kitOf(first, id)).people.map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
  await leader.page.context().setOffline(false);
  await row(second.page, second.nickname).getByText('전달했어요').waitFor();

  // One scans, one types; opening the link confirms nothing.
  await first.page.goto(`/chat/${id}/receive?code=${code}`);
  await first.page.getByText(`수령 코드 ${code!.slice(0, 3)} ${code!.slice(3)}`).waitFor();
  await expectGoodLooks(first.page);
  expect((await roomOf(first, id)).participants.some(({ tradeCompleted }) => tradeCompleted)).toBe(false);
  await press(first.page, '받았어요');
  await first.page.getByRole('dialog', { name: '거래 완료!' }).getByText('2명 중 1명이 받았어요').waitFor();
  await leader.page.getByText('2/2명').waitFor();

  await second.page.getByRole('link', { name: '받았어요' }).click();
  await second.page.getByLabel('수령 코드').fill(code === '000000' ? '000001' : '000000');
  await press(second.page, '받았어요');
  await second.page.getByText('코드가 맞지 않아요. 리더의 화면을 다시 확인해 주세요.').waitFor();
  await second.page.getByLabel('수령 코드').fill(code!);
  await press(second.page, '받았어요');
  await second.page.getByRole('dialog', { name: '거래 완료!' }).getByText('2명 모두 받았어요').waitFor();
  await expectWholeCard(second.page);
  expect((await roomOf(leader, id)).stage).toBe('COMPLETED');
  expect((await kitOf(leader, id)).people.map(({ how }) => how)).toEqual(['CODE', 'CODE']);
});

test('the leader’s kit on a phone that starts without a network: code and list are there, a tick leaves later, once', {
  timeout: 180_000,
}, async () => {
  const { id, leader, followers } = await openRoom(site, { price: 20_000, leader: APP, followers: [{}] });
  const [follower] = followers as [Neighbour];
  await pay(follower, id);
  await leader.page.request.patch(`/api/chat/rooms/${id}/purchase-complete`, { headers: bearer(leader) });
  // Opening the room is enough: the kit is read ahead.
  await leader.page.goto(`/chat/${id}`);
  await leader.page.getByRole('link', { name: '만나서 받기' }).waitFor();
  await becomeApp(leader.page);
  const { code } = await kitOf(leader, id);
  await expect.poll(async () => (await keptAnswers(leader.page)).join()).toContain(code);

  const context = leader.page.context();
  await context.setOffline(true);
  await leader.page.close();
  let page = await context.newPage();
  await page.goto(`/chat/${id}/handover/mode`);
  await page.getByRole('img', { name: `수령 코드 ${code!.split('').join(' ')}` }).waitFor();
  const offline = page.getByText('지금은 오프라인이에요. 표시는 연결되면 보낼게요.');
  await offline.waitFor();
  await page.setViewportSize({ width: 360, height: 400 });
  const { y, height } = (await offline.boundingBox())!;
  expect(y + height, 'in sight, however long the list is').toBeLessThanOrEqual(400);
  await tickOf(page, follower.nickname).click();
  await page.getByText('1/1명').waitFor();
  await page.close();

  const taken: string[] = [];
  context.on('response', (answer) => {
    if (answer.request().method() === 'PUT' && answer.url().includes('/handed/') && answer.ok())
      taken.push(answer.url());
  });
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto('/mypage');
  await expect.poll(async () => (await kitOf(follower, id)).people[0]!.state).toBe('HANDED');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `own:ticks:${id}`)).toBeNull();
  await page.goto(`/chat/${id}/handover/mode`);
  await page.getByText('1/1명').waitFor();
  expect(taken).toHaveLength(1);
});
