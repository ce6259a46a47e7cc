import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { testAppointment, testHandover, testPerson, testPoll } from './test-handover';
import { bodyOf, openHandover, press } from './test-open-handover';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T03:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('a meeting that is over: the leader arranges the next one, where the last one was', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T12:00:00Z'));
  const kit = testHandover({ appointment: testAppointment(), icsPath: '/calendar/7.abc.ics', code: '482913' });
  const server = openHandover(kit, 'LEADER', {
    'PUT /api/chat/rooms/7/appointment': () => ({ body: testHandover({ appointment: testAppointment() }) }),
  });
  expect(await screen.findByText(/지난 약속/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '달력에 추가' })).toBeNull();
  expect(screen.getByRole('button', { name: '가능한 시간 다시 물어보기' })).toBeTruthy();
  await press('다시 약속하기');
  const sheet = within(await screen.findByRole('dialog', { name: '약속 정하기' }));
  expect(sheet.queryByRole('button', { name: '약속 취소하기' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: '약속 정하기' }));
  await waitFor(() =>
    expect(bodyOf(server, 'PUT /api/chat/rooms/7/appointment')).toMatchObject({
      startsAt: '2026-11-21T10:00:00.000Z',
      place: '성수역 3번 출구 앞',
    }),
  );
});

test('the leader makes the favourite the appointment with one press, another with two', async () => {
  const server = openHandover(testHandover({ poll: testPoll() }), 'LEADER', {
    'POST /api/chat/rooms/7/polls/5/pick': () => ({ body: testHandover({ appointment: testAppointment() }) }),
  });
  expect(await screen.findByRole('button', { name: '금요일 저녁 7시로 정하기' })).toBeTruthy();
  await press('다른 시간으로 정하기');
  await press('21일 토요일 오전 11시 30분 · 0명');
  expect(await screen.findByRole('heading', { name: '저녁 7시 ~ 8시' })).toBeTruthy();
  expect(bodyOf(server, 'POST /api/chat/rooms/7/polls/5/pick')).toEqual({ slot: 2 });
});

test('a poll that ended by itself is picked from, without the times that have passed', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z'));
  const server = openHandover(testHandover({ poll: testPoll({ closed: true }) }), 'LEADER', {
    'POST /api/chat/rooms/7/polls/5/pick': () => ({ body: testHandover({ appointment: testAppointment() }) }),
  });
  await press('바로 정하기');
  const sheet = within(await screen.findByRole('dialog', { name: '언제로 정할까요?' }));
  expect(sheet.queryByRole('button', { name: /20일 금요일/ })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: '21일 토요일 오전 11시 30분 · 0명' }));
  await waitFor(() => expect(bodyOf(server, 'POST /api/chat/rooms/7/polls/5/pick')).toEqual({ slot: 2 }));
});

test('a follower confirms on a screen of its own, and cannot say anything about others', async () => {
  openHandover(testHandover(), 'FOLLOWER');
  await userEvent.click(await screen.findByRole('link', { name: '받았어요' }));
  expect(await screen.findByText('받기')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /님 메뉴/ })).toBeNull();
});

test.each([
  ['told of a problem', true],
  ['said nothing, and a case was opened for it', false],
])('in doubt, a follower who %s', async (_, disputed) => {
  const mine = testPerson({ participantId: 2, nickname: '새봄', me: true, state: 'DISPUTED' });
  openHandover(testHandover({ people: [mine] }), 'FOLLOWER', {}, { disputed });
  await screen.findByText('확인 중');
  expect(screen.queryAllByRole('link', { name: '받았어요' })).toHaveLength(disputed ? 0 : 1);
});

test.each([
  ['for a day', '2026-11-21T10:03:00Z', 3333, '문제가 있다면 오늘 저녁 7시 4분까지 알려 주세요.'],
  ['not longer', '2026-11-21T10:04:00Z', 3333, null],
  ['not about nothing', '2026-11-21T10:03:00Z', 0, null],
])('whoever received, also by the clock, can still tell of a problem: %s', async (_, now, share, words) => {
  vi.setSystemTime(Date.parse(now));
  const received = { state: 'RECEIVED', how: 'AUTO', at: '2026-11-20T10:04:00Z' } as const;
  const mine = testPerson({ participantId: 2, nickname: '새봄', me: true, share, ...received });
  openHandover(testHandover({ stage: 'COMPLETED', people: [mine] }), 'FOLLOWER');
  await screen.findByText(/자동 완료/);
  const way = screen.queryByRole('link', { name: '문제 알리기' });
  expect(way?.getAttribute('href')).toBe(words ? '/chat/7/dispute' : undefined);
  expect(screen.queryByText(/문제가 있다면/)?.textContent ?? null).toBe(words);
});
