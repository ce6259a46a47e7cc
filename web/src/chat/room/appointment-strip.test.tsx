import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { ownSeat } from '../../api/room';
import { testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { testAppointment, testHandover } from '../../handover/test-handover';
import { TestRouter, visit } from '../../shell/test-router';
import { AppointmentStrip } from './appointment-strip';
import { MeetingTime } from './meeting-time';

const appointment = testAppointment();

function open(now: string) {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const kit = testHandover({ icsPath: '/calendar/7.abc.ics', appointment });
  standInServer({ 'GET /api/chat/rooms/7/handover': () => ({ body: kit }) });
  visit('/');
  const room = testRoom({ stage: 'PURCHASED', appointment });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{
          '/': (
            <>
              <AppointmentStrip room={room} me={ownSeat(room)!} />
              <MeetingTime room={room} />
            </>
          ),
        }}
      />
    </QueryClientProvider>,
  );
  return () => vi.useRealTimers();
}

test.each([
  ['2026-11-19T09:59:00Z', null],
  ['2026-11-19T10:00:00Z', '달력에 추가'],
  ['2026-11-20T10:59:00Z', '오늘 저녁 7시 · 성수역 3번 출구 앞'],
  ['2026-11-20T11:00:00Z', null],
])('at %s the strip says %s', async (now, words) => {
  const end = open(now);
  const strip = () => screen.queryByRole('region', { name: '약속' });
  expect(await screen.findByText('약속')).toBeTruthy();
  if (words) expect(strip()?.querySelector('a')?.textContent).toBe(words);
  else expect(strip()).toBeNull();
  const calendar = () => screen.queryByRole('link', { name: '달력에 추가' })?.getAttribute('href');
  if (words) await waitFor(() => expect(calendar()).toBe('/calendar/7.abc.ics'));
  end();
});

test('the card of the room says when, and leads to the rest', async () => {
  const end = open('2026-11-17T00:00:00Z');
  expect(await screen.findByText('11월 20일 저녁 7시')).toBeTruthy();
  expect(screen.getByRole('link', { name: '만나서 받기' }).getAttribute('href')).toBe('/chat/7/handover');
  end();
});
