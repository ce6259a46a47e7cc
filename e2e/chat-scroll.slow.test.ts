import type { ChatRoom } from '@mungchi/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, live, log, numbered, say, sayAll } from './chat-room';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

const place = (page: Page, text: string) =>
  log(page)
    .getByText(text, { exact: true })
    .evaluate((words) => words.getBoundingClientRect().top);
const toEnd = (page: Page) =>
  log(page).evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);

/** The wheel's last movement has ended. */
async function stillAt(page: Page, text: string): Promise<boolean> {
  const before = await place(page, text);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 10;
        const next = () => (frames-- === 0 ? resolve() : requestAnimationFrame(next));
        next();
      }),
  );
  return (await place(page, text)) === before;
}

/** Turns the wheel over the list until the text is in view. */
async function scrollUpTo(page: Page, text: string): Promise<void> {
  await log(page).hover();
  const inView = async () => {
    const words = log(page).getByText(text, { exact: true });
    if ((await words.count()) === 0) return false;
    const [box, frame] = await Promise.all([words.boundingBox(), log(page).boundingBox()]);
    return box !== null && frame !== null && box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
  };
  await expect
    .poll(
      async () => {
        if (await inView()) return true;
        await page.mouse.wheel(0, -300);
        return false;
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(true);
}

/** Older messages are asked for, and answered when the test says so. */
async function holdHistory(page: Page): Promise<{ asked: () => Promise<void>; release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/chat\/rooms\/\d+\?.*before=/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = () => page.getByText('지난 대화를 불러오고 있어요.').waitFor({ state: 'attached' });
  return { asked, release };
}

test('history is put in front to the pixel; new messages do not move what is being read', async () => {
  const { id, leader, followers } = await openRoom(site, { leader: { width: 1280 }, followers: [{}], seats: 3 });
  const { page } = leader;
  await enter(followers[0]!.page, id);
  await sayAll(
    followers[0]!.page,
    id,
    numbered(45, (n) => `${n}번째 말 ${'길게 '.repeat(n % 7)}`),
  );

  const history = await holdHistory(page);
  await enter(page, id);
  await expect.poll(() => toEnd(page)).toBeLessThan(2);

  const oldest = '30번째 말 길게 길게';
  await scrollUpTo(page, oldest);
  await history.asked();
  expect(await toEnd(page)).toBeGreaterThan(100);
  await expect.poll(() => stillAt(page, oldest)).toBe(true);
  const before = await place(page, oldest);
  const height = await log(page).evaluate((element) => element.scrollHeight);
  history.release();
  await expect.poll(() => log(page).evaluate((element) => element.scrollHeight)).toBeGreaterThan(height);
  expect(Math.abs((await place(page, oldest)) - before)).toBeLessThanOrEqual(1);

  await say(followers[0]!.page, '새로 온 말');
  await page.getByRole('button', { name: /새 메시지/ }).waitFor();
  expect(Math.abs((await place(page, oldest)) - before)).toBeLessThanOrEqual(1);

  await scrollUpTo(page, '1번째 말 길게');
  await scrollUpTo(page, '반가워요!');
  await page.getByRole('button', { name: /새 메시지/ }).click();
  await heard(page, '새로 온 말');
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
  await say(followers[0]!.page, '끝에서 듣는 말');
  await heard(page, '끝에서 듣는 말');
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
});

test('a message that comes while somebody scrolls through history moves nothing', async () => {
  const { id, leader, followers } = await openRoom(site, { leader: { width: 1280 }, followers: [{}], seats: 3 });
  const { page } = leader;
  await enter(followers[0]!.page, id);
  await sayAll(
    followers[0]!.page,
    id,
    numbered(45, (n) => `${n}번째 말`),
  );
  const history = await holdHistory(page);
  await enter(page, id);
  const read = '30번째 말';
  await scrollUpTo(page, read);
  await history.asked();
  await expect.poll(() => stillAt(page, read)).toBe(true);
  // As long as scroll events come, the virtualiser takes the list to be scrolling, and keeps the distance from the end.
  await log(page).evaluate((element) => setInterval(() => element.dispatchEvent(new Event('scroll')), 30));
  const before = await place(page, read);
  const height = await log(page).evaluate((element) => element.scrollHeight);
  history.release();
  await expect.poll(() => log(page).evaluate((element) => element.scrollHeight)).toBeGreaterThan(height);
  expect(Math.abs((await place(page, read)) - before)).toBeLessThanOrEqual(1);

  await sayAll(followers[0]!.page, id, ['짧은 말', '긴 말 '.repeat(60).trim()]);
  await page.getByRole('button', { name: /새 메시지.*긴 말/ }).waitFor();
  expect(await stillAt(page, read)).toBe(true);
  expect(Math.abs((await place(page, read)) - before)).toBeLessThanOrEqual(1);
});

test('the keyboard takes half the screen and the newest words stay in view', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await enter(page, id);
  await sayAll(
    page,
    id,
    numbered(25, (n) => `${n}번째 말`),
  );
  await heard(page, '25번째 말');
  await page.setViewportSize({ width: 390, height: 480 });
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
  await heard(page, '25번째 말');
});

test('five thousand messages: only what is seen is in the page', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await page.route(`**/api/chat/rooms/${id}`, async (route) => {
    const answer = await route.fetch();
    const room = (await answer.json()) as ChatRoom;
    const [greeting] = room.messages;
    const messages = Array.from({ length: 5000 }, (_, index) => ({
      ...greeting!,
      id: `${id}-${index + 1}`,
      seq: index + 1,
      messageType: 'TEXT' as const,
      chatStatus: null,
      senderNickname: '수다쟁이',
      message: `${index + 1}번째 ${'말 '.repeat(index % 30)}`.trim(),
      sendAt: new Date(Date.parse(greeting!.sendAt) - (5000 - index) * 20_000).toISOString(),
    }));
    await route.fulfill({ json: { ...room, messages, lastSeq: 5000, readSeq: 5000 } });
  });
  await page.goto(`/chat/${id}`);
  await live(page);
  await log(page).getByText('5000번째').waitFor();
  await expect.poll(() => toEnd(page)).toBeLessThan(2);
  expect(await log(page).locator('p').count()).toBeLessThan(60);
  await log(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2 }));
  await expect.poll(() => log(page).locator('p').count()).toBeLessThan(60);
  await expect
    .poll(() =>
      log(page)
        .getByText(/^2\d{3}번째/)
        .count(),
    )
    .toBeGreaterThan(0);
});
