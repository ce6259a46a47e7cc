import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client';
import { readToken, storeToken } from '../../api/session/token';
import { refusal, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { AccountScreen } from './account-screen';
import { LeaveScreen } from './leave-screen';

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  storeToken('token');
});

function open(path: string) {
  visit(path);
  render(
    <QueryClientProvider client={queryClient}>
      <TestRouter
        screens={{ '/mypage/leave': <LeaveScreen />, '/mypage/account': <AccountScreen />, '/start': <p>시작 화면</p> }}
      />
      <Notices />
    </QueryClientProvider>,
  );
}

async function confirm() {
  fireEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find((button) => button.textContent === '탈퇴하기')!);
}

test('who still has something to finish gets the way to each of it, and cannot leave', async () => {
  const fields = {
    'LEADING /chat/12': '딸기 6kg 공구합니다.',
    'PAID /chat/15': '감귤 12kg 공구합니다.',
    'DISPUTE /chat/9/dispute': '사과 5kg 공구합니다.',
  };
  standInServer({ 'DELETE /api/users': () => refusal(409, 'OBLIGATIONS_LEFT', fields) });
  open('/mypage/leave');
  await confirm();
  await screen.findByText('먼저 마무리해 주세요');
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/chat/12', '이끄는 공구딸기 6kg 공구합니다.'],
    ['/chat/15', '결제하고 아직 못 받은 공구감귤 12kg 공구합니다.'],
    ['/chat/9/dispute', '확인 중인 문제사과 5kg 공구합니다.'],
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '탈퇴하기' }).disabled).toBe(true);
  expect(readToken()).toBe('token');
});

test('what has to be finished first stands there before anything is pressed', async () => {
  const obligations = [
    { kind: 'LEADING', path: '/chat/12', title: '딸기 6kg 공구합니다.' },
    { kind: 'BALANCE', path: '/mypage/payouts', title: '500원' },
  ];
  const server = standInServer({ 'GET /api/users/obligations': () => ({ body: obligations }) });
  open('/mypage/leave');
  await screen.findByText('먼저 마무리해 주세요');
  // Less than can be sent is asked about at the end, and keeps nobody.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/chat/12']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '탈퇴하기' }).disabled).toBe(true);
  expect(server.sent('DELETE /api/users')).toEqual([]);
});

test('who leaves lands at the start, and nothing of them stays in the browser', async () => {
  localStorage.setItem('own:device', JSON.stringify({ id: 'd', endpoint: 'https://push.example.org' }));
  localStorage.setItem('own:filter', '{}');
  const server = standInServer({ 'DELETE /api/users': () => ({ body: { ok: true } }) });
  open('/mypage/leave');
  await confirm();
  await screen.findByText('시작 화면');
  await waitFor(() => expect(server.sent('DELETE /api/users')).toHaveLength(1));
  expect(readToken()).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('own:'))).toEqual([]);
});

async function answerWith(button: string) {
  const dialog = await screen.findByText('남은 999원을 받지 않고 탈퇴할까요?');
  const buttons = dialog.closest('[role="alertdialog"]')!.querySelectorAll('button');
  fireEvent.click([...buttons].find(({ textContent }) => textContent === button)!);
}

test('what is too little to be sent is given up knowingly, or one stays and may think again', async () => {
  const server = standInServer({
    'DELETE /api/users': ({ body }) =>
      (body as { waive?: boolean } | undefined)?.waive
        ? { body: { ok: true } }
        : refusal(409, 'OBLIGATIONS_LEFT', { 'BALANCE /mypage/payouts': '999원' }),
  });
  open('/mypage/leave');
  await confirm();
  await answerWith('계속 쓸게요');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('먼저 마무리해 주세요')).toBeNull();
  const leave = await screen.findByRole<HTMLButtonElement>('button', { name: '탈퇴하기' });
  await waitFor(() => expect(leave.disabled).toBe(false));
  expect(readToken()).toBe('token');

  await confirm();
  await answerWith('탈퇴하기');
  await screen.findByText('시작 화면');
  await waitFor(() =>
    expect(server.sent('DELETE /api/users').map(({ body }) => body)).toEqual([{}, {}, { waive: true }]),
  );
});

test('beside other things it is no thing to finish', async () => {
  const fields = { 'BALANCE /mypage/payouts': '999원', 'LEADING /chat/12': '딸기 6kg 공구합니다.' };
  standInServer({ 'DELETE /api/users': () => refusal(409, 'OBLIGATIONS_LEFT', fields) });
  open('/mypage/leave');
  await confirm();
  await screen.findByText('먼저 마무리해 주세요');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/chat/12']);
});

test('the consent to the device’s position is taken back in the account, and its uses are read there', async () => {
  let given = true;
  const server = standInServer({
    'GET /api/users/consents': () => ({
      body: {
        asked: true,
        due: [],
        consents: [{ kind: 'LOCATION', needed: false, version: 2, given, at: null, givenVersion: given ? 2 : null }],
        positions: [{ at: '2026-11-15T03:00:00.000Z', purpose: '내 동네 정하기' }],
      },
    }),
    'POST /api/users/consents': ({ body }) => {
      given = (body as { consents: { given: boolean }[] }).consents[0]!.given;
      return { body: { ok: true } };
    },
  });
  open('/mypage/account');
  const position = () => screen.findByRole('switch', { name: '기기 위치 쓰기' });
  expect((await position()).getAttribute('aria-checked')).toBe('true');
  screen.getByText('내 동네 정하기');
  fireEvent.click(await position());
  await waitFor(async () => expect((await position()).getAttribute('aria-checked')).toBe('false'));
  await waitFor(() =>
    expect(server.sent('POST /api/users/consents').map(({ body }) => body)).toEqual([
      { consents: [{ kind: 'LOCATION', version: 2, given: false }] },
    ]),
  );
});

test('a login is linked at its provider, removed after a question, and the last one stays', async () => {
  const at = '2026-11-15T03:00:00.000Z';
  let linked = ['kakao'];
  const server = standInServer({
    'GET /api/users/identities': () => ({
      body: ['kakao', 'naver'].map((provider) => ({ provider, linkedAt: linked.includes(provider) ? at : null })),
    }),
    'POST /api/users/identities/naver': () => refusal(429, 'RATE_LIMITED'),
    'DELETE /api/users/identities/naver': () => {
      linked = ['kakao'];
      return { body: { ok: true } };
    },
  });
  open('/mypage/account');
  fireEvent.click(await screen.findByRole('button', { name: '네이버 연결하기' }));
  await waitFor(() => expect(server.sent('POST /api/users/identities/naver')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '카카오 연결 끊기' })).toBeNull();

  linked = ['kakao', 'naver'];
  await queryClient.invalidateQueries();
  fireEvent.click(await screen.findByRole('button', { name: '네이버 연결 끊기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find((button) => button.textContent === '연결 끊기')!);
  await screen.findByRole('button', { name: '네이버 연결하기' });
});

test('a phone is shown to be one’s own by the code of the message; a wrong one is said', async () => {
  let verified = false;
  const server = standInServer({
    'GET /api/users': () => ({ body: { phone: '010-2345-1234', phoneVerified: verified } }),
    'POST /api/users/phone/request': () => ({ body: { by: 'code', messagePath: '/sandbox/phone/phone_1' } }),
    'POST /api/users/phone/confirm': ({ body }) => {
      if ((body as { code: string }).code !== '123456') return refusal(409, 'PHONE_CODE_WRONG');
      verified = true;
      return { body: { ok: true } };
    },
  });
  open('/mypage/account');
  await screen.findByText('010-••••-1234');
  fireEvent.click(screen.getByRole('button', { name: '휴대전화 확인하기' }));
  const field = await screen.findByLabelText('인증번호');
  expect(screen.getByRole('link', { name: '받은 문자 보기' }).getAttribute('href')).toBe('/sandbox/phone/phone_1');
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: '확인하기' }));
  await screen.findByText(/PHONE_CODE_WRONG|인증번호가 맞지 않아요/);
  fireEvent.change(field, { target: { value: '12 34 56' } });
  fireEvent.click(screen.getByRole('button', { name: '확인하기' }));
  await screen.findByText('확인됨');
  await waitFor(() => expect(server.sent('POST /api/users/phone/confirm')).toHaveLength(2));
});

test('another device can be signed out, this one only everywhere', async () => {
  const at = '2026-11-15T03:00:00.000Z';
  const device = { openedAt: at, usedAt: at };
  const server = standInServer({
    'GET /api/users/sessions': () => ({
      body: [
        { id: 'a', browser: '아이폰 · 사파리', here: true, ...device },
        { id: 'b', browser: '윈도우 · 크롬', here: false, ...device },
      ],
    }),
    'DELETE /api/users/sessions/b': () => ({ body: { ok: true } }),
  });
  open('/mypage/account');
  await screen.findByText('이 기기');
  expect(screen.queryByRole('button', { name: '아이폰 · 사파리 로그아웃' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '윈도우 · 크롬 로그아웃' }));
  await waitFor(() => expect(server.sent('DELETE /api/users/sessions/b')).toHaveLength(1));
});
