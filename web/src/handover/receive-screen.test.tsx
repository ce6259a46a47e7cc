import type { ChatRoom, HandoverPerson } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { ReceiveScreen } from './receive-screen';
import { testHandover } from './test-handover';

const LINE = 'POST /api/chat/rooms/7/trade-complete';
const bought = testRoom({ stage: 'PURCHASED' });
const done: Reply = { body: { stage: 'PURCHASED', status: '구매완료' } };

type Given = { room?: ChatRoom; answer?: () => Reply; state?: HandoverPerson['state'] };

function open(address: string, { room = bought, answer = () => done, state = 'HANDED' }: Given = {}) {
  const people = testHandover().people.map((one, nth) => ({ ...one, me: nth === 0, state }));
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: room }),
    'GET /api/chat/rooms/7/handover': () => ({ body: testHandover({ people }) }),
    [LINE]: answer,
  });
  visit(address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId/receive': <ReceiveScreen />, '/chat/:chatRoomId': <p>방</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('opening the leader’s QR confirms nothing; the press sends the code', async () => {
  const server = open('/chat/7/receive?code=482913');
  expect(await screen.findByText('수령 코드 482 913')).toBeTruthy();
  expect(screen.getByText('물건을 받은 다음에 눌러 주세요.')).toBeTruthy();
  expect(screen.getByText('제주 감귤 10kg · 3,333원')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(server.sent(LINE)).toHaveLength(0);
  await press('받았어요');
  expect(await screen.findByRole('dialog', { name: '거래 완료!' })).toBeTruthy();
  await waitFor(() => expect(server.sent(LINE).map(({ body }) => body)).toEqual([{ code: '482913' }]));
  await press('채팅방으로 갈게요');
  expect(await screen.findByText('방')).toBeTruthy();
});

test('the code can be typed, with the gap it is shown with', async () => {
  const server = open('/chat/7/receive');
  await userEvent.type(await screen.findByLabelText('수령 코드'), '482 913');
  await press('받았어요');
  await waitFor(() => expect(server.sent(LINE)[0]?.body).toEqual({ code: '482913' }));
});

test('half a code is asked for again beside the field', async () => {
  const server = open('/chat/7/receive');
  await userEvent.type(await screen.findByLabelText('수령 코드'), '482');
  await press('받았어요');
  expect((await screen.findByRole('alert')).textContent).toBe('숫자 6자리를 모두 입력해 주세요.');
  expect(server.sent(LINE)).toHaveLength(0);
});

test('one’s own word counts without a code', async () => {
  const server = open('/chat/7/receive');
  await press('받았어요');
  expect(await screen.findByRole('dialog', { name: '거래 완료!' })).toBeTruthy();
  await waitFor(() => expect(server.sent(LINE).map(({ body }) => body)).toEqual([undefined]));
});

test('a scanned code that is wrong is typed instead', async () => {
  let tries = 0;
  const server = open('/chat/7/receive?code=000000', {
    answer: () => (++tries === 1 ? refusal(409, 'CODE_WRONG') : done),
  });
  await press('받았어요');
  expect((await screen.findByRole('alert')).textContent).toBe('말: CODE_WRONG');
  await userEvent.type(screen.getByLabelText('수령 코드'), '482913');
  await press('받았어요');
  expect(await screen.findByRole('dialog', { name: '거래 완료!' })).toBeTruthy();
  await waitFor(() =>
    expect(server.sent(LINE).map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '482913' }]),
  );
});

test.each([
  [
    'the leader',
    { participants: testRoom().participants.map((one) => ({ ...one, me: one.role === 'LEADER' })) },
    '이웃이 여는 화면이에요.',
  ],
  ['before it is bought', { stage: 'PAYING' }, '아직 받을 때가 아니에요.'],
  [
    'who has received',
    { participants: testRoom().participants.map((one) => ({ ...one, tradeCompleted: true })) },
    '이미 마무리한 거래예요.',
  ],
  ['a cancelled purchase', { stage: 'CANCELLED' }, '취소된 공구예요.'],
] as const)('%s has nothing to confirm', async (_who, changes, words) => {
  open('/chat/7/receive?code=482913', { room: { ...bought, ...changes } as ChatRoom });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('whoever has told of a problem ends that first', async () => {
  open('/chat/7/receive?code=482913', { room: testRoom({ stage: 'PURCHASED', disputed: true }) });
  expect(await screen.findByText('알린 문제를 확인하고 있어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '알린 문제 보기' }).getAttribute('href')).toBe('/chat/7/dispute');
  expect(screen.queryByRole('button', { name: '받았어요' })).toBeNull();
});

test('bought for less, the money that is held is what is left of the share, and so is what it came to', async () => {
  open('/chat/7/receive', { room: testRoom({ stage: 'PURCHASED', spent: 9000 }) });
  expect((await screen.findByRole('region', { name: '내 돈' })).textContent).toContain('뭉치가 맡은 내 돈 3,000원');
  expect(screen.getByText(/제주 감귤 10kg/).textContent).toContain('3,000원');
  await press('받았어요');
  const outcome = await screen.findByRole('region', { name: '공구 결과' });
  expect(outcome.textContent).toContain('내가 낸 금액3,000원');
});

const WARNED = { ...bought, confirmBy: '2999-11-21T12:00:00.000Z' };

test.each([
  ['HANDED', '리더가 전달했다고 해요.'],
  ['NO_SHOW', '리더가 약속에서 만나지 못했다고 해요.'],
] as const)('%s: what the leader says is read here, too, and until when one may answer', async (state, words) => {
  open('/chat/7/receive', { room: WARNED, state });
  expect((await screen.findByText(words)).parentElement?.textContent).toMatch(/11월 21일 밤 9시에 자동 완료$/);
});

test('nobody has said anything: nothing of the kind', async () => {
  open('/chat/7/receive');
  await screen.findByText('물건을 받았나요?');
  expect(screen.queryByText(/라고 해요|다고 해요/)).toBeNull();
});
