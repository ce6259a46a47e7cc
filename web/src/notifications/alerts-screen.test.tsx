import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { keepOwn } from '../api/stored/own-memory';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { putToastsAway } from '../notices/test-notices';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { AlertsScreen } from './alerts-screen';
import { standInPush } from './test-push';

const SETTINGS = '/api/notifications/settings';
const here = { id: 3, name: '윈도우 · 크롬', createAt: '2026-11-15T08:00:00.000Z', lastOkAt: null };
const phone = { id: 4, name: '아이폰 · 홈 화면 앱', createAt: '2026-11-15T08:00:00.000Z', lastOkAt: null };

beforeEach(() => {
  storeToken('t');
  putToastsAway();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Wishes = {
  consents?: object[];
  devices?: (typeof here)[];
  push?: object | null;
  save?: (body: NotificationSettings) => Reply;
};

function open({ consents = [], devices = [], push = { publicKey: 'key' }, save = (body) => ({ body }) }: Wishes = {}) {
  const server = standInServer({
    'GET /api/config': () => ({ body: { push } }),
    [`GET ${SETTINGS}`]: () => ({ body: DEFAULT_NOTIFICATION_SETTINGS }),
    [`PUT ${SETTINGS}`]: ({ body }) => save(body as NotificationSettings),
    'GET /api/users/consents': () => ({ body: { consents } }),
    'POST /api/users/consents': () => ({ body: { ok: true } }),
    'GET /api/notifications/devices': () => ({ body: devices }),
    'POST /api/notifications/devices/3/test': () => ({ body: { message: 'ok' } }),
    'DELETE /api/notifications/devices/4': () => ({ body: { message: 'ok' } }),
  });
  visit('/mypage/alerts');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <AlertsScreen />
      </AppRouter>
    </QueryClientProvider>,
  );
  return server;
}

function receiving() {
  keepOwn('own:device', JSON.stringify({ id: 3, endpoint: 'here' }));
  standInPush({ permission: 'granted', endpoint: 'here' });
}

const saved = (server: ReturnType<typeof standInServer>) => server.sent(`PUT ${SETTINGS}`).map(({ body }) => body);

test('a browser that can be asked shows the switch, and nothing else', async () => {
  standInPush();
  open();
  await screen.findByRole('switch', { name: '푸시 알림', checked: false });
  expect(screen.getByText('결제와 약속을 놓치지 않게 알려 드려요.')).toBeTruthy();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

test('a browser that was told no says where to change that', async () => {
  standInPush({ permission: 'denied' });
  open();
  await screen.findByText(/^이 브라우저에서 알림이 꺼져 있어요\. 브라우저 설정에서 뭉치의 알림을 허용해 주세요\.$/);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an iPhone is led to its home screen', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Safari/604.1');
  open();
  await screen.findByText('아이폰은 홈 화면에 추가하면 알림을 받을 수 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '추가하는 방법' }));
  await screen.findByText('아래쪽 공유 버튼을 눌러요');
});

test('inside another app one is told to leave it', async () => {
  standInPush();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) KAKAOTALK 25.8.1');
  open();
  await screen.findByText('이 화면에서는 알림을 켤 수 없어요. 다른 브라우저로 열어 주세요.');
});

test('a server without push says so, and keeps what can still be set', async () => {
  receiving();
  open({ push: null, devices: [here] });
  await screen.findByText('지금은 푸시 알림을 쓸 수 없어요.');
  expect(screen.queryByRole('button', { name: '테스트 보내기' })).toBeNull();
});

test('switches are saved as they are pressed', async () => {
  receiving();
  const server = open({ devices: [here] });
  await userEvent.click(await screen.findByRole('switch', { name: '채팅', checked: true }));
  await screen.findByRole('switch', { name: '채팅', checked: false });
  await expect.poll(() => saved(server)).toEqual([{ ...DEFAULT_NOTIFICATION_SETTINGS, pushChat: false }]);
  fireEvent.change(screen.getByRole('combobox', { name: '시작 시각' }), { target: { value: '23' } });
  await expect
    .poll(() => saved(server)[1])
    .toEqual({ ...DEFAULT_NOTIFICATION_SETTINGS, pushChat: false, quietFrom: 23 });
  expect(screen.getByText('밤 11시', { selector: 'span' })).toBeTruthy();
});

test('a switch that cannot be saved goes back, and the others stay', async () => {
  receiving();
  const server = open({
    devices: [here],
    save: (body) => (body.pushTrade ? { body } : refusal(400, 'NOT_FOUND')),
  });
  await userEvent.click(await screen.findByRole('switch', { name: '거래 소식', checked: true }));
  await userEvent.click(screen.getByRole('switch', { name: '메시지 미리보기', checked: true }));
  await expect.poll(() => saved(server).at(-1)).toEqual({ ...DEFAULT_NOTIFICATION_SETTINGS, preview: false });
  await screen.findByRole('switch', { name: '거래 소식', checked: true });
  await screen.findByRole('switch', { name: '메시지 미리보기', checked: false });
  expect(currentNotices().toasts).toHaveLength(1);
});

test('the devices: this one first; each can be tried and removed', async () => {
  receiving();
  const server = open({ devices: [phone, here] });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('윈도우 · 크롬이 기기');
  expect(rows[1]?.textContent).toContain('아이폰 · 홈 화면 앱');
  await userEvent.click(screen.getAllByRole('button', { name: '테스트 보내기' })[0]!);
  await expect.poll(() => currentNotices().toasts[0]?.text).toBe('테스트 알림을 보냈어요.');
  await waitFor(() => expect(server.sent('POST /api/notifications/devices/3/test')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: '아이폰 · 홈 화면 앱 지우기' }));
  await waitFor(() => expect(currentNotices().ask).not.toBeNull());
  currentNotices().ask?.answer(true);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('offers are agreed to and taken back here, the night ones with them', async () => {
  standInPush();
  const offers = (marketing: boolean) => [
    { kind: 'MARKETING', version: 3, given: marketing },
    { kind: 'NIGHT', version: 3, given: marketing },
  ];
  const agreed = open({ consents: offers(false) });
  expect(screen.queryByRole('switch', { name: '밤에도 혜택 알림' })).toBeNull();
  await userEvent.click(await screen.findByRole('switch', { name: '혜택 알림', checked: false }));
  await waitFor(() =>
    expect(agreed.sent('POST /api/users/consents')[0]!.body).toEqual({
      consents: [{ kind: 'MARKETING', version: 3, given: true }],
    }),
  );

  cleanup();
  const taken = open({ consents: offers(true) });
  await screen.findByRole('switch', { name: '밤에도 혜택 알림', checked: true });
  await userEvent.click(await screen.findByRole('switch', { name: '혜택 알림', checked: true }));
  await waitFor(() =>
    expect(taken.sent('POST /api/users/consents')[0]!.body).toEqual({
      consents: [
        { kind: 'MARKETING', version: 3, given: false },
        { kind: 'NIGHT', version: 3, given: false },
      ],
    }),
  );
});
