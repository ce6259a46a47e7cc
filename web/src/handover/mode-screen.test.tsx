import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { TestRouter, visit } from '../shell/test-router';
import { ModeScreen } from './mode-screen';
import { testHandover, testPerson } from './test-handover';

const people = [
  testPerson({ participantId: 2, nickname: '민지', state: 'RECEIVED', how: 'CODE' }),
  testPerson({ participantId: 3, nickname: '감자' }),
  testPerson({ participantId: 4, nickname: '서준' }),
];
const kit = testHandover({ code: '482913', people });
const handed = (id: number) => ({
  body: { ...kit, people: people.map((one) => (one.participantId === id ? { ...one, state: 'HANDED' } : one)) },
});

function open(answers: Record<string, () => Reply> = {}) {
  const participants = testRoom().participants.map((one) => ({ ...one, me: one.role === 'LEADER' }));
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: testRoom({ stage: 'PURCHASED', participants }) }),
    'GET /api/chat/rooms/7/handover': () => ({ body: kit }),
    ...answers,
  });
  visit('/chat/7/handover/mode');
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId/handover/mode': <ModeScreen /> }} />
    </QueryClientProvider>,
  );
  return { ...server, unmount };
}

const row = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });

test('code, QR and counter; who is left stands first', async () => {
  open();
  expect(await screen.findByRole('img', { name: '수령 코드 4 8 2 9 1 3' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '수령 코드 QR' })).toBeTruthy();
  expect(screen.getByText('이 화면을 이웃에게 보여 주세요')).toBeTruthy();
  expect(screen.getByText('전달한 이웃').nextElementSibling?.textContent).toBe('1/3명');
  const names = screen.getAllByRole('checkbox').map((each) => each.textContent);
  expect(names).toEqual(['감자3,333원', '서준3,333원', '민지코드로 받음']);
  expect((await row('민지')).hasAttribute('disabled')).toBe(true);
});

test('a tick is sent, and stays where it was tapped', async () => {
  const { sent } = open({ 'PUT /api/chat/rooms/7/handed/3': () => handed(3) });
  await userEvent.click(await row('감자'));
  await waitFor(() => expect(sent('PUT /api/chat/rooms/7/handed/3')).toHaveLength(1));
  expect(screen.getAllByRole('checkbox')[0]?.textContent).toBe('감자전달했어요');
  expect(screen.getByText('전달한 이웃').nextElementSibling?.textContent).toBe('2/3명');
  await waitFor(() => expect(localStorage.getItem('own:ticks:7')).toBeNull());
});

test('without a network ticks are kept, also over a new start, and sent once when it is back', async () => {
  let online = false;
  const answer = (id: number) => () => (online ? handed(id) : 'no network');
  const answers = {
    'PUT /api/chat/rooms/7/handed/3': answer(3),
    'PUT /api/chat/rooms/7/handed/4': answer(4),
    'DELETE /api/chat/rooms/7/handed/4': () => ({ body: kit }),
  };
  const first = open(answers);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(await screen.findByText('지금은 오프라인이에요. 표시는 연결되면 보낼게요.')).toBeTruthy();
  await userEvent.click(await row('감자'));
  await userEvent.click(await row('서준'));
  await userEvent.click(await row('서준'));
  expect((await row('감자')).getAttribute('aria-checked')).toBe('true');
  expect((await row('서준')).getAttribute('aria-checked')).toBe('false');
  await waitFor(() => expect(JSON.parse(localStorage.getItem('own:ticks:7') ?? '')).toEqual({ 3: true, 4: false }));
  first.unmount();

  const again = open(answers);
  expect((await row('감자')).getAttribute('aria-checked')).toBe('true');
  online = true;
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('own:ticks:7')).toBeNull());
  const heard = again.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(heard.filter((line) => line === 'DELETE /api/chat/rooms/7/handed/4')).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await new Promise((later) => setTimeout(later));
  await waitFor(() => expect(again.requests.filter(({ method }) => method !== 'GET')).toHaveLength(heard.length));
});

test('a tick that fails without a word of the network is sent again by itself', async () => {
  let tries = 0;
  open({
    'PUT /api/chat/rooms/7/handed/3': () => {
      tries += 1;
      // Back while the first attempt is still on its way, so that nobody hears of it again.
      if (tries === 1) dispatchEvent(new Event('online'));
      return tries === 1 ? 'no network' : handed(3);
    },
  });
  await userEvent.click(await row('감자'));
  await waitFor(() => expect(localStorage.getItem('own:ticks:7')).toBeNull(), { timeout: 10_000 });
  expect(tries).toBe(2);
});

test('a tick that is refused is told and given up', async () => {
  open({ 'PUT /api/chat/rooms/7/handed/3': () => refusal(409, 'ALREADY_TRADED') });
  await userEvent.click(await row('감자'));
  await expect.poll(() => currentNotices().toasts.map(({ text }) => text)).toEqual(['말: ALREADY_TRADED']);
  await waitFor(() => expect(localStorage.getItem('own:ticks:7')).toBeNull());
  expect((await row('감자')).getAttribute('aria-checked')).toBe('false');
});

test('the screen is kept on while the browser allows it', async () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<() => Promise<unknown>>(async () => Object.assign(new EventTarget(), { release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { unmount } = open();
  expect(await screen.findByText('화면이 꺼지지 않아요')).toBeTruthy();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('without a code there is no mode', async () => {
  open({ 'GET /api/chat/rooms/7/handover': () => ({ body: testHandover() }) });
  expect(await screen.findByText('지금은 전달 화면을 열 수 없어요.')).toBeTruthy();
});

test('who complains is not counted as somebody who has the goods', async () => {
  const disputed = {
    ...kit,
    people: [...people.slice(0, 2), testPerson({ participantId: 4, nickname: '서준', state: 'DISPUTED' })],
  };
  open({ 'GET /api/chat/rooms/7/handover': () => ({ body: disputed }) });
  const complaining = await row('서준');
  expect(complaining.textContent).toBe('서준확인 중');
  expect(complaining.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('전달한 이웃').nextElementSibling?.textContent).toBe('1/3명');
});
