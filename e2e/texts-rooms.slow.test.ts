import { DAY_MS } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { newNeighbour } from './harness/neighbour';
import { useSite } from './harness/site';
import { withoutSsr } from './harness/ssr';
import { openRoom } from './money-room';
import { hold, reader } from './texts-reader';
import { ROOMS } from './texts-table';

const site = useSite('empty');
const { reads, unread } = reader(ROOMS);
const PATIENT = { timeout: 180_000 };

test('the list of rooms', PATIENT, async () => {
  const { leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await withoutSsr(page);
  const go = await hold(page, '**/api/chat/rooms?*');
  await page.goto('/chat/list');
  await reads(page, 'chatListLoading');
  await go();

  await page.route('**/api/chat/rooms?*', async (route) => {
    const response = await route.fetch();
    const [room] = (await response.json()) as object[];
    const yesterday = new Date(Date.now() - DAY_MS).toISOString();
    await route.fulfill({ response, json: [{ ...room, unreadCount: 120, lastMessageTime: yesterday }] });
  });
  await page.reload();
  await reads(page, 'chatList');

  const stranger = await newNeighbour(site);
  await stranger.page.goto('/chat/list');
  await reads(stranger.page, 'chatListEmpty');
});

test('a room, and those who may not enter it', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [{}], seats: 3 });
  const { page } = leader;
  const go = await hold(page, `**/api/chat/rooms/${id}`);
  await page.goto(`/chat/${id}`);
  await reads(page, 'roomLoading');
  await go();
  await reads(page, 'room');
  await page.getByRole('button', { name: /참여 인원/ }).click();
  await page.getByRole('heading', { name: '참여 인원' }).waitFor();
  await reads(page, 'roomPeople');
  await page.goto('/chat/999999');
  await reads(page, 'roomNotFound');

  const stranger = await newNeighbour(site);
  await stranger.page.goto(`/chat/${id}`);
  await reads(stranger.page, 'roomForeign');

  await page.route(`**/api/chat/rooms/${id}`, async (route) => {
    const response = await route.fetch();
    const room = (await response.json()) as { messages: object[] };
    const last = { ...room.messages.at(-1), id: 'unknown', seq: 99, sendAt: new Date().toISOString() };
    const unknown = { participantId: null, senderNickname: null, senderProfileUrl: null };
    const message = { ...last, messageType: 'TEXT', message: '누구일까요', chatStatus: null, ...unknown };
    await route.fulfill({ response, json: { ...room, messages: [...room.messages, message] } });
  });
  await page.goto(`/chat/${id}`);
  await reads(page, 'roomUnknownSender');
  // The room may be asked for again while the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a connection that fails, and one that gives up', PATIENT, async () => {
  const { id, leader } = await openRoom(site, { followers: [], seats: 3 });
  const { page } = leader;
  await page.clock.install();
  // A SockJS server that says hello, and to every CONNECT that it cannot.
  await page.routeWebSocket(/\/ws\/chat\//, (socket) => {
    socket.send('o');
    socket.onMessage(() => socket.send(`a${JSON.stringify(['ERROR\ncode:INTERNAL\nmessage:no\n\n\0'])}`));
  });
  await page.goto(`/chat/${id}`);
  await reads(page, 'roomConnecting');
  await reads(page, 'roomSocketError');
  // Each refused attempt says so again; the tenth is the last.
  await expect
    .poll(
      async () => {
        const ok = page.getByRole('alertdialog').getByRole('button', { name: '확인' });
        const last = page.getByRole('alertdialog', { name: ROOMS.roomGaveUp[0] });
        if (await last.count()) return true;
        if (await ok.count()) await ok.click();
        await page.clock.runFor(31_000);
        return false;
      },
      { timeout: 90_000, interval: 200 },
    )
    .toBe(true);
  await reads(page, 'roomGaveUp');
});

test('nothing was left unread', () => {
  expect([...unread]).toEqual([]);
});
