import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { OwnPhone } from './own-phone';

test('a message is sent again on request, and who was writing a post goes on with it', async () => {
  storeToken('t');
  const server = standInServer({
    'GET /api/users': () => ({ body: { id: 1, phone: '010-1234-5678', phoneVerified: false } }),
    'POST /api/users/phone/request': () => ({ body: { by: 'code', messagePath: '/message' } }),
    'POST /api/users/phone/confirm': () => ({ body: {} }),
  });
  visit('/mypage/account?then=back');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/mypage/account': <OwnPhone />, '/gonggu/write': <p>공구 쓰기</p> }} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '휴대전화 확인하기' }));
  await userEvent.click(await screen.findByRole('button', { name: '인증번호 다시 받기' }));
  await waitFor(() => expect(server.sent('POST /api/users/phone/request')).toHaveLength(2));
  await userEvent.type(screen.getByRole('textbox', { name: '인증번호' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: '확인하기' }));
  expect(await screen.findByText('공구 쓰기')).toBeTruthy();
});
