import { SETTING_NAMES, type Setting } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { SettingsScreen } from './settings-screen';

const SETTINGS = SETTING_NAMES.map((name): Setting => {
  if (name === 'SERVICE_NAME') return { name, isSecret: false, value: '우리 뭉치', from: 'STORED' };
  if (name === 'NAVER_CLIENT_ID') return { name, isSecret: false, value: 'of-env', from: 'ENVIRONMENT' };
  if (name === 'NAVER_CLIENT_SECRET') return { name, isSecret: true, value: null, from: 'ENVIRONMENT' };
  return { name, isSecret: /SECRET|KEY/.test(name), value: null, from: 'NONE' };
});

function open(reply: { status?: number; body: unknown } = { body: { ok: true } }) {
  const server = standInServer({
    'GET /api/operator/settings': () => ({ body: SETTINGS }),
    'PUT /api/operator/settings': () => reply,
  });
  visit('/operator/settings');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/settings': <SettingsScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}
const group = async (name: string) => within(await screen.findByRole('form', { name }));

test('what the environment says is shown and cannot be changed; the rest is saved as it was typed', async () => {
  const server = open();
  const naver = await group('네이버 로그인');
  expect(naver.getByLabelText<HTMLInputElement>('Client ID').readOnly).toBe(true);
  expect(naver.queryByRole('button', { name: '저장하기' })).toBeNull();
  const service = await group('서비스');
  await userEvent.type(service.getByLabelText('지역'), '제주');
  await userEvent.click(service.getByRole('button', { name: '저장하기' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      settings: [{ name: 'SERVICE_REGION', value: '제주' }],
    }),
  );
});

test('a refusal is said under the group it is about', async () => {
  const message = '연습 결제 기록이 있어요. 실제 결제는 처음부터 새로 시작해 주세요.';
  open({ status: 409, body: { status: 409, code: 'SANDBOX_BOOKED', message } });
  const payment = await group('결제');
  await userEvent.type(payment.getByLabelText('REST API 키'), 'key');
  await userEvent.click(payment.getByRole('button', { name: '저장하기' }));
  await payment.findByText(message);
});
