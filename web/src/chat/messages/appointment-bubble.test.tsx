import type { ChatMessage, ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { testAppointment, testHandover } from '../../handover/test-handover';
import { type RoomContext, RoomContextOf } from '../room/room-context';
import { AppointmentBubble } from './appointment-bubble';

const WORDS = '약속이 정해졌어요. 11월 20일 금요일 저녁 7시 ~ 8시 · 서울숲역 4번 출구.';
const remark = (seq: number) =>
  ({ seq, notice: 'APPOINTMENT', message: WORDS, sendAt: '2026-11-18T09:00:00.000Z' }) as ChatMessage;

function open(shown: number, changes: Partial<ChatRoom>) {
  const room = testRoom({ stage: 'PURCHASED', ...changes });
  standInServer({
    'GET /api/chat/rooms/7/handover': () => ({
      body: testHandover({ appointment: testAppointment(), icsPath: '/calendar/7.ics' }),
    }),
  });
  const conversation = { log: { run: [remark(3), remark(8)] } };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RoomContextOf value={{ room, me: ownSeat(room)!, conversation } as unknown as RoomContext}>
        <AppointmentBubble message={remark(shown)} />
      </RoomContextOf>
    </QueryClientProvider>,
  );
}

const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();
const ahead = { startsAt: hour(30), endsAt: hour(31), place: '서울숲역 4번 출구' };

test('the newest appointment is a leaf of the calendar, with its note and the ways there', async () => {
  open(8, { appointment: ahead });
  expect(screen.getByRole('heading', { name: '약속이 정해졌어요!' })).toBeTruthy();
  expect(screen.getByText('서울숲역 4번 출구')).toBeTruthy();
  expect(await screen.findByText(testAppointment().note)).toBeTruthy();
  expect(screen.getByRole('link', { name: '달력에 추가' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '길 보기' })).toBeTruthy();
});

test('from a day before on the ways are the strip’s alone', () => {
  open(8, { appointment: { ...ahead, startsAt: hour(20), endsAt: hour(21) } });
  expect(screen.getByRole('heading', { name: '약속이 정해졌어요!' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '길 보기' })).toBeNull();
});

test.each([
  ['an older one', 3, { appointment: ahead }],
  ['one that was called off', 8, { appointment: null }],
  ['one that is over', 8, { appointment: { ...ahead, startsAt: hour(-3), endsAt: hour(-2) } }],
  ['a completed purchase', 8, { appointment: ahead, stage: 'COMPLETED' as const }],
])('%s is only what was said', (_, shown, changes) => {
  open(shown, changes);
  expect(screen.getByText(WORDS)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
