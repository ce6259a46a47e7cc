import type { ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { roomQuery } from '../api/room';
import { testMember, testRoom } from '../api/test-room';
import { type Reply, refusal, standInServer } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { NoticesView } from '../ui/frame/notices-view';
import { PurchaseSheet } from './purchase-sheet';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

const PARTICIPANTS = [
  testMember({ participantId: 1, role: 'LEADER', payStatement: 'PAID', me: true, share: 16_000, seats: 2 }),
  testMember({ participantId: 2, payStatement: 'PAID', share: 16_000, seats: 2 }),
  testMember({ participantId: 3, payStatement: 'PAID', share: 8_000 }),
  testMember({ participantId: 4, payStatement: 'PAID', share: 8_000 }),
];

function Opened({ room, onBought }: { room: ChatRoom; onBought: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        다시 열기
      </button>
      <PurchaseSheet room={room} open={isOpen} onClose={() => setOpen(false)} onBought={onBought} />
    </>
  );
}

async function open(changes: Partial<ChatRoom> = {}, reply: () => Reply = () => ({ body: {} })) {
  const room = testRoom({ stage: 'PAYING', price: 48_000, totalUser: 6, participants: PARTICIPANTS, ...changes });
  const server = standInServer({
    'PATCH /api/chat/rooms/7/purchase-complete': reply,
    'POST /api/chat/rooms/7/receipts': () => ({ body: [] }),
  });
  const bought = vi.fn();
  const queries = createQueryClient();
  queries.setQueryData(roomQuery(room.id).queryKey, room);
  const page = (now: ChatRoom) => (
    <QueryClientProvider client={queries}>
      <Opened room={now} onBought={bought} />
      <NoticesView />
    </QueryClientProvider>
  );
  const { rerender } = render(page(room));
  const follow = (later: Partial<ChatRoom>) => rerender(page({ ...room, ...later }));
  const sheet = await screen.findByRole('dialog', { name: '모두 합해 얼마에 샀나요?' });
  const type = async (sum: string) => {
    await userEvent.click(within(sheet).getByRole('radio', { name: '다르게 샀어요' }));
    await userEvent.type(within(sheet).getByLabelText('산 금액'), sum);
  };
  const press = (name = '구매 완료') => userEvent.click(within(sheet).getByRole('button', { name }));
  const sent = () => server.sent('PATCH /api/chat/rooms/7/purchase-complete').map(({ body }) => body);
  const known = () => queries.getQueryData(roomQuery(room.id).queryKey)?.stage;
  return { sheet, type, press, sent, bought, server, follow, known };
}

test('as posted: one press, and no receipt', async () => {
  const { sheet, press, sent, bought } = await open();
  expect(sheet.textContent).toContain('48,000원 그대로예요');
  expect(sheet.textContent).toContain('이웃들이 낸 32,000원은 모두 물건을 받으면 전해 드려요.');
  await press();
  await waitFor(() => expect(sent()).toEqual([undefined]));
  await vi.waitFor(() => expect(bought).toHaveBeenCalled());
});

test('for less: everybody’s part is read before it is said', async () => {
  const { sheet, type, press, sent } = await open();
  await type('46800');
  expect(sheet.textContent).toContain('공구 가격 48,000원보다1,200원 덜 썼어요');
  expect(sheet.textContent).toContain('한 몫에 200원씩 돌려 드려요이웃 3명에게 모두 800원');
  await press();
  await waitFor(() => expect(sent()).toEqual([{ spent: 46_800 }]));
});

test('for more: the leader bears it', async () => {
  const { sheet, type } = await open();
  await type('49200');
  expect(sheet.textContent).toContain('더 든 1,200원은 리더가 내요.');
});

test('a forgotten zero is asked about', async () => {
  const { type, press, sent } = await open();
  await type('4680');
  await press();
  await screen.findByText(/^총 가격의 절반보다 적어요\./);
  expect(sent()).toEqual([]);
  await press('맞아요, 구매 완료');
  await vi.waitFor(() => expect(sent()).toEqual([{ spent: 4680, sure: true }]));
});

test('without a sum nothing is sent; a refusal is said', async () => {
  const { sheet, press, sent } = await open({}, () => refusal(409, 'BOARD_CANCELLED'));
  await userEvent.click(within(sheet).getByRole('radio', { name: '다르게 샀어요' }));
  await press();
  await within(sheet).findByText('모두 합한 금액을 적어 주세요.');
  expect(sent()).toEqual([]);
  await userEvent.click(within(sheet).getByRole('radio', { name: '48,000원 그대로예요' }));
  await press();
  await vi.waitFor(() => expect(currentNotices().ask?.text).toBe('구매 완료 실패'));
});

test('once bought, another receipt', async () => {
  const { sheet, type, server } = await open({ stage: 'PURCHASED', spent: 46_800 });
  expect(sheet.textContent).toContain('46,800원 그대로예요');
  await type('45600');
  expect(sheet.textContent).toContain('앞서 알린 46,800원보다1,200원 덜 썼어요');
  await userEvent.click(within(sheet).getByRole('button', { name: '영수증 올리기' }));
  await vi.waitFor(() => expect(server.sent('POST /api/chat/rooms/7/receipts')[0]?.body).toEqual({ spent: 45_600 }));
});

test('the room is known to be bought when the moment is shown, before it is read again', async () => {
  const { press, bought, known } = await open({}, () => ({ body: { stage: 'PURCHASED', status: 'COMPLETED' } }));
  await press();
  await vi.waitFor(() => expect(bought).toHaveBeenCalled());
  expect(known()).toBe('PURCHASED');
});

test('bought on another device meanwhile: it stays what it was opened for, and says so when pressed', async () => {
  const { press, server, follow } = await open({}, () => refusal(409, 'ALREADY_PURCHASED'));
  follow({ stage: 'PURCHASED' });
  await press();
  await vi.waitFor(() => expect(currentNotices().ask?.text).toBe('이미 구매 완료 처리 되었습니다.'));
  expect(server.sent('POST /api/chat/rooms/7/receipts')).toEqual([]);
  currentNotices().ask?.answer(true);
  await userEvent.click(await screen.findByRole('button', { name: '다시 열기' }));
  await screen.findByRole('button', { name: '영수증 올리기' });
});
