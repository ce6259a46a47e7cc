import { SETTING_NAMES, type Setting, type Setup } from '@mungchi/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { SetupScreen } from './setup-screen';

const SECRETS = ['KAKAO_CLIENT_SECRET', 'NAVER_CLIENT_SECRET', 'GOOGLE_CLIENT_SECRET', 'PORTONE_KEY', 'PORTONE_SECRET'];

const settings = (given: Partial<Record<string, Partial<Setting>>> = {}): Setting[] =>
  SETTING_NAMES.map((name) => ({
    name,
    isSecret: SECRETS.includes(name),
    value: null,
    from: 'NONE',
    ...given[name],
  }));

const FRESH: Setup = {
  origin: 'https://mungchi.example',
  settings: settings(),
  tried: [],
  builtIn: false,
  person: null,
  operator: 'NONE',
  lacks: ['LOGIN', 'OPERATOR', 'CODE', 'SERVICE', 'PAYMENTS', 'LEGAL'],
  backups: [],
};
const kakao = { KAKAO_CLIENT_ID: { value: 'id', from: 'STORED' }, KAKAO_CLIENT_SECRET: { from: 'STORED' } } as const;
const SIGNED_IN: Setup = {
  ...FRESH,
  settings: settings(kakao),
  tried: ['kakao'],
  person: { name: '김운영', email: 'run@example.org' },
  lacks: ['OPERATOR', 'CODE', 'SERVICE', 'PAYMENTS', 'LEGAL'],
};

function open(setup: Setup, more: Parameters<typeof standInServer>[0] = {}, address = '/setup') {
  const server = standInServer({
    'GET /api/setup': () => ({ body: setup }),
    'POST /api/setup/open': () => ({ body: setup }),
    ...more,
  });
  visit(address);
  render(<TestRouter screens={{ '/setup': <SetupScreen /> }} />);
  return server;
}

test('the key of the address is sent once and leaves the address', async () => {
  const server = open(FRESH, {}, '/setup#the-key');
  await screen.findByText('https://mungchi.example');
  await waitFor(() => expect(location.hash).toBe(''));
  await waitFor(() =>
    expect(server.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/setup/open', { key: 'the-key' }],
    ]),
  );
});

test('a second visitor reads why, and after the setup there is nothing to do', async () => {
  const message = '다른 브라우저에서 준비하고 있어요.';
  open(FRESH, { 'GET /api/setup': () => ({ status: 403, body: { status: 403, code: 'SETUP_TAKEN', message } }) });
  await screen.findByText(message);
});

test('half a setup is resumed: the one who signed in becomes the operator and connects an app', async () => {
  const server = open(SIGNED_IN, {
    'POST /api/setup/operator': () => ({ body: { ...SIGNED_IN, person: null, operator: 'NO_CODE' } }),
    'POST /api/setup/code': () => ({ body: { key: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } }),
    'POST /api/setup/confirm': () => ({ body: { ...SIGNED_IN, person: null, operator: 'READY' } }),
  });
  await screen.findByText('김운영 run@example.org');
  await userEvent.click(screen.getByRole('button', { name: '이 계정을 운영자로 정하기' }));
  await userEvent.click(await screen.findByRole('button', { name: '연결 시작하기' }));
  await userEvent.type(await screen.findByLabelText('인증 코드'), '123456');
  await userEvent.click(screen.getByRole('button', { name: '확인하기' }));
  await screen.findByText('운영자가 정해졌어요');
  await waitFor(() => expect(server.requests.at(-1)?.body).toEqual({ code: '123456' }));
});

test('only what was typed is sent; what the environment says is shown and cannot be changed', async () => {
  const given = { SERVICE_NAME: { value: '환경의 이름', from: 'ENVIRONMENT' } } as const;
  const server = open(
    { ...SIGNED_IN, settings: settings({ ...kakao, ...given }) },
    {
      'PUT /api/setup/settings': () => ({ body: SIGNED_IN }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: '서비스' }));
  const name = screen.getByLabelText<HTMLInputElement>('서비스 이름');
  expect([name.value, name.readOnly]).toEqual(['환경의 이름', true]);
  screen.getByText('환경 변수 SERVICE_NAME로 정했어요');
  await userEvent.type(screen.getByLabelText('지역'), '제주');
  await userEvent.click(screen.getByRole('button', { name: '저장하고 다음' }));
  await screen.findByText('결제를 골라 주세요');
  await waitFor(() =>
    expect(server.requests.at(-1)?.body).toEqual({ settings: [{ name: 'SERVICE_REGION', value: '제주' }] }),
  );
});

test('keys that do not work are said beside the form, and the step stays', async () => {
  const message = '결제 키를 확인하지 못했어요. 키를 다시 봐 주세요.';
  open(SIGNED_IN, {
    'PUT /api/setup/settings': () => ({ status: 400, body: { status: 400, code: 'PAYMENT_KEYS_WRONG', message } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '결제' }));
  await userEvent.click(screen.getByRole('button', { name: '실제 결제' }));
  await userEvent.type(screen.getByLabelText('REST API 키'), 'key');
  await userEvent.type(screen.getByLabelText('REST API Secret'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: '확인하고 저장하기' }));
  await screen.findByText(message);
  screen.getByText('결제를 골라 주세요');
});

test('what is left is named at the end; then the service starts and the way in is shown', async () => {
  open({ ...SIGNED_IN, operator: 'READY', person: null, lacks: ['LEGAL'] });
  await userEvent.click(await screen.findByRole('button', { name: '마무리' }));
  await userEvent.click(screen.getByRole('button', { name: '사업자 정보' }));
  await screen.findByText('누가 운영하나요?');
});

test('finished: it waits until the service takes visitors', async () => {
  let looks = 0;
  const server = open(
    { ...SIGNED_IN, operator: 'READY', person: null, lacks: [] },
    {
      'POST /api/setup/finish': () => ({ body: { ok: true } }),
      'GET /readyz': () => {
        looks += 1;
        return { status: looks > 1 ? 200 : 503, body: {} };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: '서비스 시작하기' }));
  await screen.findByRole('link', { name: '시작하기' }, { timeout: 10_000 });
  await waitFor(() => expect(server.requests.filter(({ path }) => path === '/readyz').length).toBeGreaterThan(1));
});

test('a backup can be brought back instead', async () => {
  const name = '2026-11-16T18-40-00';
  const server = open(
    { ...FRESH, backups: [{ name, takenAt: '2026-11-16T18:40:00.000Z' }] },
    {
      'POST /api/setup/restore': () => ({ body: { ok: true } }),
      'GET /readyz': () => ({ body: {} }),
    },
  );
  const part = within(await screen.findByRole('region', { name: '백업에서 되살리기' }));
  await userEvent.click(part.getByRole('button', { name: /2026년 11월 17일/ }));
  await userEvent.click(part.getByRole('button', { name: '이 백업으로 되살리기' }));
  await screen.findByText('백업을 되살렸어요');
  await waitFor(() => expect(server.requests.map(({ body }) => body)).toContainEqual({ name }));
});
