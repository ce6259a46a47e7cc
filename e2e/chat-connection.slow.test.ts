import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, input, live, say, settled } from './chat-room';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

/** As the server says it: see its session of STOMP. */
const EXPIRED = 'ERROR\ncode:TOKEN_EXPIRED\nmessage:the access token has expired\n\n';

/** Wraps the page's sockets, so that a test can inject frames. */
async function tapSockets(page: Page): Promise<{ hear: (frame: string) => void; count: () => number }> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws\/chat\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  return {
    hear: (frame) => sockets.at(-1)!.send(`a${JSON.stringify([`${frame}\0`])}`),
    count: () => sockets.length,
  };
}

test('an error of the protocol is told, and the room comes back', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  const sockets = await tapSockets(page);
  await enter(page, id);
  sockets.hear('ERROR\ncode:UNKNOWN_COMMAND\nmessage:what\n\n');
  await page.getByText('채팅 연결 중 문제가 생겼어요. 다시 연결할게요.').waitFor();
  await page.getByRole('button', { name: '확인' }).click();
  await live(page);
  await say(page, '다시 왔어요');
  await settled(page);
  await heard(page, '다시 왔어요');
});

test('a token that runs out is renewed without a word; a session that is over leads to the start', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  const sockets = await tapSockets(page);
  await enter(page, id);
  await input(page).fill('쓰던 말');
  const renewed = page.waitForResponse('**/api/auth/reissue');
  sockets.hear(EXPIRED);
  expect((await renewed).status()).toBe(200);
  await expect.poll(() => sockets.count()).toBe(2);
  await expect.poll(() => input(page).evaluate((field) => document.activeElement === field)).toBe(true);
  expect(await input(page).inputValue()).toBe('쓰던 말');
  await say(page, '끊긴 줄도 몰랐어요');
  await settled(page);
  await heard(page, '끊긴 줄도 몰랐어요');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).not.toBe(leader.accessToken);

  await page.context().clearCookies();
  sockets.hear(EXPIRED);
  await page.waitForURL('**/start');
  await page.getByRole('alertdialog').getByText('로그인을 진행해주세요.', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('ten attempts, then it says so and stops; a reload helps', async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  let attempts = 0;
  await page.route('**/ws/chat/**', (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto(`/chat/${id}`);
  await page.getByPlaceholder('연결 중...').waitFor();
  const notice = page.getByText('채팅에 연결하지 못했어요. 페이지를 새로고침 해 주세요.');
  await expect
    .poll(
      async () => {
        // In steps shorter than an attempt's timeout, so that each attempt ends with a refusal.
        await page.clock.runFor(1500);
        return notice.count();
      },
      { timeout: 90_000, interval: 50 },
    )
    .toBe(1);
  expect(attempts).toBe(11);
  await page.clock.runFor(120_000);
  expect(attempts).toBe(11);

  await page.getByRole('button', { name: '확인' }).click();
  await expect.poll(() => input(page).count()).toBe(0);
  await page.unroute('**/ws/chat/**');
  await page.getByRole('button', { name: '새로고침' }).click();
  await live(page);
}, 120_000);
