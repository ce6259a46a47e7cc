import type { ChatRoom, RoomId } from '@mungchi/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat, roomQuery } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { NoticesView } from '../../ui/frame/notices-view';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { StepMoments } from '../steps/step-moments';
import { SystemButton } from './system-button';

beforeEach(() => {
  while (currentNotices().ask) currentNotices().ask?.answer(false);
});

function Room() {
  const { data: room } = useQuery(roomQuery(7 as RoomId));
  const me = room && ownSeat(room);
  if (!me) return null;
  return (
    <RoomContextOf value={{ room, me } as RoomContext}>
      <StepMoments>
        <SystemButton action={{ press: 'trade', done: false }} chatRoomId={7 as RoomId} />
      </StepMoments>
    </RoomContextOf>
  );
}

const received = (who: string[]) =>
  testRoom().participants.map((one) => ({ ...one, tradeCompleted: who.includes(one.nickname) }));

/** The room as it is read first, and from then on: nothing until the test ends unless told. */
async function open(reply: () => Reply, first: Partial<ChatRoom> = {}, later?: Partial<ChatRoom>) {
  let readings = 0;
  const server = standInServer({
    'GET /api/chat/rooms/7': () => {
      readings += 1;
      if (readings === 1) return { body: testRoom({ stage: 'PURCHASED', ...first }) };
      return later ? { body: testRoom(later) } : new Promise<Reply>(() => {});
    },
    'POST /api/chat/rooms/7/trade-complete': reply,
  });
  visit('/chat/7');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId': <Room />, '/chat/:chatRoomId/review': <p>리뷰 화면</p> }} />
      <NoticesView />
    </QueryClientProvider>,
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: /^거래 완료/ }));
  return { sent: () => server.sent('POST /api/chat/rooms/7/trade-complete').length, readings: () => readings };
}

const agree = () => userEvent.click(screen.getByRole('button', { name: '네, 받았어요' }));

test('asks once, saying what becomes of whose money; no leaves everything as it is', async () => {
  const { sent } = await open(() => ({ body: {} }));
  const question = await screen.findByRole('alertdialog', { name: '물건을 모두 받으셨나요?' });
  within(question).getByText(/^다른 이웃도 모두 확인하면 3,333원이 리더에게 전해져요\./);
  await userEvent.click(within(question).getByRole('button', { name: '아직이에요' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toBe(0);
});

test('for the last one it moves the money at once', async () => {
  await open(() => ({ body: {} }), { participants: received(['감자']) });
  await screen.findByText(/^확인하면 3,333원이 리더에게 전해져요\./);
});

test('the moment comes before the room has followed, and the button cannot be pressed again meanwhile', async () => {
  const { sent, readings } = await open(() => ({ body: {} }));
  await agree();
  const moment = await screen.findByRole('dialog', { name: '거래 완료!' });
  await expect.poll(readings).toBe(2);
  await waitFor(() => expect(sent()).toBe(1));
  within(moment).getByText('2명 중 1명이 받았어요');
  expect(within(moment).queryByRole('link', { name: '리뷰 쓰기' })).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toContain('거래 완료');
  await userEvent.click(within(moment).getByRole('button', { name: '채팅방으로 갈게요' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when everybody has received, it leads to the reviews', async () => {
  const over = { stage: 'COMPLETED' as const, participants: received(['새봄', '감자']) };
  await open(() => ({ body: {} }), { participants: received(['감자']) }, over);
  await agree();
  const moment = await screen.findByRole('dialog', { name: '거래 완료!' });
  await within(moment).findByText('2명 모두 받았어요');
  within(moment).getByText('혼자 샀다면 10,000원');
  await userEvent.click(await within(moment).findByRole('link', { name: '리뷰 쓰기' }));
  await screen.findByText('리뷰 화면');
});

test.each([
  ['ALREADY_TRADED', '이미 거래 완료 처리 되었습니다.'],
  ['NOT_A_MEMBER', '거래 완료 실패'],
])('%s is said, and the room is read again', async (code, words) => {
  const { sent, readings } = await open(() => refusal(409, code));
  await agree();
  await screen.findByRole('alertdialog', { name: words });
  await expect.poll(readings).toBe(2);
  await waitFor(() => expect(sent()).toBe(1));
});
