import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, heard, input, live, say, settled } from './chat-room';
import { useSite } from './harness/site';
import { openRoom } from './money-room';

const site = useSite('empty');

/** The page's sockets, with a hand on what they hear. */
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
        await page.clock.runFor(10_000);
        return notice.count();
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe(1);
  expect(attempts).toBe(11);
  await page.clock.runFor(120_000);
  expect(attempts).toBe(11);

  await page.getByRole('button', { name: '확인' }).click();
  expect(await input(page).count()).toBe(0);
  await page.unroute('**/ws/chat/**');
  await page.getByRole('button', { name: '새로고침' }).click();
  await live(page);
}, 120_000);
