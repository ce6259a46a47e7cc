import type { ParticipantId } from '@mungchi/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { testRoom } from '../api/test-room';
import { refusal } from '../api/test-server';
import { currentNotices } from '../notices/notices';
import { testAppointment, testHandover, testPerson, testPoll } from './test-handover';
import { bodyOf, openHandover, press } from './test-open-handover';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T03:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('when and where, with the calendar file and the maps', async () => {
  openHandover(testHandover({ appointment: testAppointment(), icsPath: '/calendar/7.abc.ics' }), 'FOLLOWER');
  expect(await screen.findByRole('heading', { name: '저녁 7시 ~ 8시' })).toBeTruthy();
  expect(screen.getByText('11월 20일 금요일')).toBeTruthy();
  expect(screen.getByText('성수역 3번 출구 앞')).toBeTruthy();
  expect(screen.getByText('초록색 장바구니를 들고 있을게요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '달력에 추가' }).getAttribute('href')).toBe('/calendar/7.abc.ics');
  expect(screen.queryByRole('button', { name: '바꾸기' })).toBeNull();
  await press('길 보기');
  expect(await screen.findByRole('link', { name: '카카오맵' })).toBeTruthy();
});

test('the leader sets an appointment: tomorrow evening at the usual place unless something else is said', async () => {
  const server = openHandover(testHandover({ stage: 'PAYING' }), 'LEADER', {
    'PUT /api/chat/rooms/7/appointment': () => ({
      body: testHandover({ stage: 'PAYING', appointment: testAppointment() }),
    }),
  });
  await press('약속 정하기');
  const sheet = within(await screen.findByRole('dialog', { name: '약속 정하기' }));
  await userEvent.selectOptions(sheet.getByLabelText('만나는 시간'), '저녁 6시');
  await userEvent.click(sheet.getByRole('button', { name: '2시간' }));
  await userEvent.type(sheet.getByLabelText('남길 말'), '문 앞이에요');
  await userEvent.click(sheet.getByRole('button', { name: '약속 정하기' }));
  expect(await screen.findByRole('heading', { name: '저녁 7시 ~ 8시' })).toBeTruthy();
  expect(bodyOf(server, 'PUT /api/chat/rooms/7/appointment')).toEqual({
    startsAt: '2026-11-17T09:00:00.000Z',
    endsAt: '2026-11-17T11:00:00.000Z',
    place: '제주시 첨단로 242',
    note: '문 앞이에요',
    latitude: 33.4507,
    longitude: 126.5707,
  });
});

test('one tap says this evening, another names a station nearby with its point', async () => {
  const room = testRoom({ stage: 'PURCHASED', latitude: 37.5446, longitude: 127.0437 });
  const participants = room.participants.map((one) => ({ ...one, me: one.role === 'LEADER' }));
  const server = openHandover(testHandover(), 'LEADER', {
    'GET /api/chat/rooms/7': () => ({ body: { ...room, participants } }),
    'PUT /api/chat/rooms/7/appointment': () => ({ body: testHandover({ appointment: testAppointment() }) }),
  });
  await press('약속 정하기');
  const sheet = within(await screen.findByRole('dialog', { name: '약속 정하기' }));
  await userEvent.click(sheet.getByRole('button', { name: '오늘 저녁' }));
  await userEvent.click(await sheet.findByRole('button', { name: '서울숲역' }));
  await userEvent.click(sheet.getByRole('button', { name: '약속 정하기' }));
  await screen.findByRole('heading', { name: '저녁 7시 ~ 8시' });
  expect(bodyOf(server, 'PUT /api/chat/rooms/7/appointment')).toMatchObject({
    startsAt: '2026-11-16T10:00:00.000Z',
    place: '서울숲역',
    latitude: 37.5436,
    longitude: 127.0446,
  });
});

test('the talk leads a leader straight to the question when everybody can come', async () => {
  openHandover(testHandover(), 'LEADER', {}, {}, '?ask=poll');
  await screen.findByRole('dialog', { name: '언제 되는지 물어볼까요?' });
});

test('a time that has passed is said beside the field, and nothing is sent', async () => {
  const server = openHandover(testHandover(), 'LEADER');
  await press('약속 정하기');
  const sheet = within(await screen.findByRole('dialog', { name: '약속 정하기' }));
  await userEvent.selectOptions(sheet.getByLabelText('만나는 날짜'), '2026-11-16');
  await userEvent.selectOptions(sheet.getByLabelText('만나는 시간'), String(9 * 60));
  await userEvent.click(sheet.getByRole('button', { name: '약속 정하기' }));
  expect((await sheet.findByRole('alert')).textContent).toBe('지금부터 30분 뒤, 3주 안으로 골라 주세요.');
  expect(server.sent('PUT /api/chat/rooms/7/appointment')).toHaveLength(0);
});

test('new words for the place leave the old pin behind', async () => {
  const kit = testHandover({ appointment: testAppointment({ latitude: 37.5, longitude: 127 }) });
  const server = openHandover(kit, 'LEADER', { 'PUT /api/chat/rooms/7/appointment': () => ({ body: kit }) });
  await press('바꾸기');
  const sheet = within(await screen.findByRole('dialog', { name: '약속 바꾸기' }));
  await userEvent.type(sheet.getByLabelText('만나는 곳'), ' 건너편');
  await userEvent.click(sheet.getByRole('button', { name: '약속 바꾸기' }));
  await waitFor(() =>
    expect(bodyOf(server, 'PUT /api/chat/rooms/7/appointment')).toMatchObject({
      place: '성수역 3번 출구 앞 건너편',
      latitude: null,
      longitude: null,
    }),
  );
});

test('calling off shortly before is asked with what it means', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T08:30:00Z'));
  const server = openHandover(testHandover({ appointment: testAppointment() }), 'LEADER', {
    'DELETE /api/chat/rooms/7/appointment': () => ({ body: testHandover() }),
  });
  await press('바꾸기');
  await press('약속 취소하기');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('늦은 변경으로 기록돼요');
  await press('취소할게요');
  expect(await screen.findByText('아직 약속이 없어요')).toBeTruthy();
  await waitFor(() => expect(server.sent('DELETE /api/chat/rooms/7/appointment')).toHaveLength(1));
});

test('the leader asks for two to five times, in order and none twice', async () => {
  const server = openHandover(testHandover(), 'LEADER', {
    'POST /api/chat/rooms/7/polls': () => ({ body: testHandover({ poll: testPoll() }) }),
  });
  await press('가능한 시간 물어보기');
  const sheet = within(await screen.findByRole('dialog', { name: '언제 되는지 물어볼까요?' }));
  await userEvent.click(sheet.getByRole('button', { name: '시간 추가' }));
  await userEvent.selectOptions(sheet.getByLabelText('3번째 날짜'), '2026-11-17');
  await userEvent.click(sheet.getByRole('button', { name: '물어보기' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('같은 시간이 있어요');
  await userEvent.selectOptions(sheet.getByLabelText('3번째 시간'), String(11 * 60));
  await userEvent.click(sheet.getByRole('button', { name: '물어보기' }));
  await waitFor(() =>
    expect(bodyOf(server, 'POST /api/chat/rooms/7/polls')).toEqual({
      slots: [
        { startsAt: '2026-11-17T02:00:00.000Z', endsAt: '2026-11-17T03:00:00.000Z' },
        { startsAt: '2026-11-17T10:00:00.000Z', endsAt: '2026-11-17T11:00:00.000Z' },
        { startsAt: '2026-11-18T10:00:00.000Z', endsAt: '2026-11-18T11:00:00.000Z' },
      ],
    }),
  );
});

test('the leader, who asks, is not waited for', async () => {
  const { waitingFor } = testPoll();
  const leader = { participantId: 1 as ParticipantId, nickname: '성수댁', profileUrl: '' };
  openHandover(testHandover({ poll: testPoll({ waitingFor: [leader, ...waitingFor] }) }), 'LEADER');
  expect((await screen.findByText(/명 중/)).textContent).toBe('2명 중 0명이 답했어요');
  expect(screen.getByText(/이 아직 답하지 않았어요/).textContent).toBe('2명이 아직 답하지 않았어요');
});

test('one tap answers; two quick ones end as the last was meant', async () => {
  const answers: unknown[] = [];
  const server = openHandover(testHandover({ poll: testPoll() }), 'FOLLOWER', {
    'PUT /api/chat/rooms/7/polls/5/answer': ({ body }) => {
      answers.push(body);
      const { slots } = body as { slots: number[] };
      const poll = testPoll();
      return {
        body: testHandover({
          poll: { ...poll, slots: poll.slots.map((each) => ({ ...each, mine: slots.includes(each.slot) })) },
        }),
      };
    },
  });
  const friday = await screen.findByRole('button', { name: /20일 금요일 저녁 7시/ });
  const saturday = screen.getByRole('button', { name: /21일 토요일 오전 11시 30분/ });
  expect(friday.textContent).toContain('가장 많아요');
  expect(screen.getByText(/3명 중/).textContent).toBe('3명 중 1명이 답했어요');
  await userEvent.click(friday);
  expect(friday.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(saturday);
  await waitFor(() => expect(answers).toEqual([{ slots: [1] }, { slots: [1, 2] }]));
  expect(saturday.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(server.sent('PUT /api/chat/rooms/7/polls/5/answer')).toHaveLength(2));
});

test('marks, and what stands under each name', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T12:00:00Z'));
  openHandover(
    testHandover({
      people: [
        testPerson({ participantId: 2, nickname: '민지', state: 'RECEIVED', how: 'CODE', at: '2026-11-20T10:04:00Z' }),
        testPerson({ participantId: 3, nickname: '감자도리', state: 'HANDED', confirmBy: '2026-11-23T12:00:00Z' }),
        testPerson({ participantId: 4, nickname: '수제화집', seats: 2 }),
        testPerson({ participantId: 5, nickname: '민트', state: 'NO_SHOW', at: '2026-11-20T11:12:00Z' }),
        testPerson({ participantId: 6, nickname: '새봄', state: 'DISPUTED' }),
      ],
    }),
    'LEADER',
  );
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('민지코드로 확인 · 저녁 7:04받았어요'),
    expect.stringContaining('감자도리11월 23일 밤 9시에 자동 완료전달했어요'),
    expect.stringContaining('수제화집3,333원 · 2몫아직'),
    expect.stringContaining('민트저녁 8:12에 표시했어요안 왔어요'),
    expect.stringContaining('새봄알린 문제를 확인하고 있어요확인 중'),
  ]);
  expect(screen.getByRole('heading', { name: '받을 이웃 5명' })).toBeTruthy();
  // Nothing to say about whoever has received or complains.
  expect(screen.getAllByRole('button', { name: /님 메뉴/ }).map((each) => each.title)).toEqual([
    '감자도리님 메뉴',
    '수제화집님 메뉴',
    '민트님 메뉴',
  ]);
});

test('where less was spent, under each name stands what the share came to', async () => {
  openHandover(
    testHandover({ people: [testPerson({ participantId: 3, nickname: '감자' })] }),
    'LEADER',
    {},
    { spent: 8500 },
  );
  expect((await screen.findByRole('listitem')).textContent).toContain('감자2,833원아직');
});

test('the leader’s word, and a refusal in the server’s words', async () => {
  const handed = testPerson({ participantId: 3, nickname: '감자', state: 'HANDED', confirmBy: '2026-11-23T12:00:00Z' });
  const server = openHandover(
    testHandover({ people: [testPerson({ participantId: 3, nickname: '감자' })] }),
    'LEADER',
    {
      'PUT /api/chat/rooms/7/no-show/3': () => refusal(409, 'NOT_TRADABLE'),
      'PUT /api/chat/rooms/7/handed/3': () => ({ body: testHandover({ people: [handed] }) }),
      'DELETE /api/chat/rooms/7/handed/3': () => ({
        body: testHandover({ people: [{ ...handed, state: 'WAITING' }] }),
      }),
    },
  );
  // A popover is not shown in jsdom; its entries are there.
  const item = async (name: string) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  await screen.findByRole('button', { name: '감자님 메뉴' });
  await item('안 왔어요');
  await expect.poll(() => currentNotices().toasts.map(({ text }) => text)).toEqual(['말: NOT_TRADABLE']);
  await item('전달했어요');
  await item('되돌리기');
  await screen.findByText('아직');
  await waitFor(() =>
    expect(server.requests.map(({ method, path }) => `${method} ${path.split('/7/')[1]}`)).toEqual(
      expect.arrayContaining(['PUT no-show/3', 'PUT handed/3', 'DELETE handed/3']),
    ),
  );
});

test('before everybody has paid there is nothing to arrange', async () => {
  openHandover(testHandover({ stage: 'RECRUITED' }), 'LEADER');
  expect(await screen.findByText('모두 결제한 다음에 약속을 정할 수 있어요.')).toBeTruthy();
});

test('where everybody got the money back, it says so instead of waiting', async () => {
  const people = testHandover().people.map((one) => ({ ...one, state: 'REFUNDED' as const }));
  openHandover(testHandover({ stage: 'COMPLETED', people }), 'LEADER');
  expect(await screen.findByText('물건을 전하지 못해 모두 돌려 드렸어요.')).toBeTruthy();
  expect(screen.getByText(/2명 돌려받았어요/)).toBeTruthy();
});
