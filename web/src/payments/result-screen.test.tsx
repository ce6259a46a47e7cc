import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { PaymentResultScreen } from './result-screen';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

function comeBack(search: string, reply: Reply, payStatement: 'PAID' | 'UNPAID' = 'UNPAID') {
  const participants = testRoom().participants.map((one) => (one.me ? { ...one, payStatement } : one));
  const server = standInServer({
    'POST /api/chat/rooms/7/pay': () => reply,
    'GET /api/chat/rooms/7': () => ({ body: testRoom({ participants }) }),
  });
  visit(`/chat/7/pay/result${search}`);
  render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <TestRouter
          screens={{
            '/chat/:chatRoomId/pay/result': <PaymentResultScreen />,
            '/chat/:chatRoomId/pay': <p>결제 화면</p>,
            '/': <p>홈 화면</p>,
          }}
        />
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
  );
  return server;
}

const paid = { body: { payStatement: 'PAID', stage: 'PAYING', status: '구매중' } };

test.each([
  ['nothing to verify', '', paid, '결제 정보가 없습니다.', '홈 화면', 0],
  ['paid', '?imp_uid=imp_ok', paid, '결제 성공!', '결제 화면', 1],
  [
    'rejected',
    '?imp_uid=imp_bad',
    refusal(409, 'PAYMENT_NOT_PAID'),
    '결제 검증에 실패했습니다. 다시 시도해주세요.',
    '결제 화면',
    1,
  ],
  ['no answer', '?imp_uid=imp_lost', 'no network', '서버 오류로 결제를 확인하지 못했습니다.', '결제 화면', 3],
] as const)('%s', async (_, search, reply, words, then, calls) => {
  const server = comeBack(search, reply as Reply);
  screen.getByText('결제를 확인하고 있어요.');
  await screen.findByText(words, {}, { timeout: 5000 });
  // Over the page that it is about.
  await screen.findByText(then);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  screen.getByText(then);
  await waitFor(() => expect(server.sent('POST /api/chat/rooms/7/pay')).toHaveLength(calls));
});

test('a declined card says so and suggests another', async () => {
  comeBack('?imp_uid=imp_said&imp_success=false&error_msg=한도 초과', refusal(409, 'PAYMENT_NOT_PAID'));
  await screen.findByText('결제 실패: 한도 초과');
  screen.getByText('다른 카드로 다시 결제할 수 있어요.');
});

test('a closed card page is a quiet remark on the pay screen', async () => {
  comeBack('?imp_uid=imp_closed&imp_success=false&error_msg=결제를 취소했어요.', refusal(409, 'PAYMENT_NOT_PAID'));
  await screen.findByText('결제 화면');
  await screen.findByRole('button', { name: '결제창을 닫았어요. 아직 결제되지 않았어요.' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a share that is paid already is a success, whatever this payment came to', async () => {
  const said = '?imp_uid=imp_twice&imp_success=false&error_msg=이미 결제가 끝난 주문이에요.';
  comeBack(said, refusal(409, 'PAYMENT_NOT_PAID'), 'PAID');
  await screen.findByText('결제 성공!');
});
