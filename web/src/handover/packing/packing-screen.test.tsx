import type { PackedPerson, Packing } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { testRoom } from '../../api/test-room';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { DOT } from '../../ui/text/dot';
import { packingCsv } from './packing-file';
import { PackingScreen } from './packing-screen';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T03:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const person = (id: number, changes: Partial<PackedPerson> = {}) =>
  ({
    participantId: id,
    nickname: `이웃${id}`,
    seats: 1,
    amount: '8구',
    share: 3600,
    state: 'WAITING',
    note: '',
    me: false,
    ...changes,
  }) as PackedPerson;
const packing: Packing = {
  title: '무항생제 유정란',
  quantity: '60구',
  image: '/media/a.webp',
  each: '8구',
  left: '4구',
  appointment: { startsAt: '2026-11-15T10:00:00.000Z', place: '성수역 3번 출구 앞' },
  people: [
    person(1, { nickname: '민지', state: 'RECEIVED' }),
    person(2, { nickname: '서준', seats: 2, amount: '16구', share: 7200, note: '3층 문고리' }),
    person(3, { nickname: '새봄', state: null, me: true }),
  ],
};

const led = testRoom().participants.map((one) => ({ ...one, me: one.role === 'LEADER' }));

function show(
  answer: () => Reply = () => ({ body: packing }),
  save: () => Reply = () => ({ body: { ok: true } }),
  room = testRoom({ stage: 'PURCHASED', participants: led }),
) {
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: room }),
    'GET /api/chat/rooms/7/packing': answer,
    'PUT /api/chat/rooms/7/packing/1': save,
    'PUT /api/chat/rooms/7/packing/2': save,
  });
  visit('/chat/7/packing');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId/packing': <PackingScreen /> }} />
    </QueryClientProvider>,
  );
  return server;
}

const paper = () => document.querySelector<HTMLElement>('[data-paper]')!;
const rows = async () => {
  await screen.findByRole('button', { name: /민지/ });
  return screen.getAllByRole('button', { expanded: false }).map(words);
};
const words = ({ textContent }: Element) => textContent.replaceAll(DOT, ' · ');

test('each share with its number, amount, price, state and note; what is left over', async () => {
  show();
  expect(await rows()).toEqual([
    '1몫민지8구 · 3,600원받았어요',
    '2몫서준16구 · 7,200원아직3층 문고리',
    '1몫새봄나8구 · 3,600원',
  ]);
  expect(screen.getByText(/씩 나누면/).textContent).toBe('8구씩 나누면 4구가 남아요.');
  expect(screen.getByText('오늘 저녁 7시 · 성수역 3번 출구 앞')).toBeTruthy();
});

test('where the goods cannot be divided the price stands alone', async () => {
  const people = packing.people.map((one) => ({ ...one, amount: null }));
  show(() => ({ body: { ...packing, each: null, left: null, appointment: null, people } }));
  expect((await rows())[0]).toBe('1몫민지3,600원받았어요');
  expect(screen.queryByText(/남아요/)).toBeNull();
});

test('a row opens its note, which is saved and taken away', async () => {
  const server = show();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: /서준/ }));
  const field = screen.getByRole('textbox', { name: '서준 메모' });
  await waitFor(() =>
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['3층 문고리', field]),
  );
  expect(field.getAttribute('placeholder')).toBe('나만 보는 메모');
  await userEvent.clear(field);
  await userEvent.type(field, ' 8시 넘어서 와요 {Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() =>
    expect(server.sent('PUT /api/chat/rooms/7/packing/2')[0]!.body).toEqual({ note: '8시 넘어서 와요' }),
  );
  expect((await rows())[1]).toContain('8시 넘어서 와요');
  await userEvent.click(screen.getByRole('button', { name: /서준/ }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await vi.waitFor(() => expect(server.sent('PUT /api/chat/rooms/7/packing/2')).toHaveLength(2));
  expect((await rows())[1]).toBe('2몫서준16구 · 7,200원아직');
});

test('a note that is refused stays in its field, with the reason', async () => {
  show(undefined, () => refusal(404, 'PARTICIPANT_NOT_FOUND'));
  await rows();
  await userEvent.click(screen.getByRole('button', { name: /민지/ }));
  await userEvent.type(screen.getByRole('textbox'), '반만{Enter}');
  await vi.waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent)).toBe(true));
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('반만');
});

test('without a network a note waits in its field and leaves when it is back', async () => {
  const server = show();
  await rows();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await userEvent.click(screen.getByRole('button', { name: /민지/ }));
  await userEvent.type(screen.getByRole('textbox'), '반만{Enter}');
  expect(await screen.findByText('연결되면 저장할게요.')).toBeTruthy();
  expect(server.sent('PUT /api/chat/rooms/7/packing/1')).toHaveLength(0);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await vi.waitFor(() => expect(server.sent('PUT /api/chat/rooms/7/packing/1')).toHaveLength(1));
  await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('paper says the day, the place, every row and what is left; notes only where wanted', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show();
  await rows();
  expect(words(paper().querySelector('header')!)).toBe(
    '무항생제 유정란 60구11월 15일 일요일 저녁 7시 · 성수역 3번 출구 앞4몫 · 이웃 2명4구가 남아요',
  );
  const printed = () => [...paper().querySelectorAll('li')].map(words);
  expect(printed()).toEqual(
    ['1몫민지3,600원8구받음', '2몫서준7,200원16구3층 문고리받음', '1몫새봄나3,600원8구받음'].map((row) =>
      row.replace(/^(\d)몫/, '$1몫'),
    ),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '메모도 인쇄' }));
  expect(printed()[1]).not.toContain('문고리');
  await userEvent.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledOnce();
  expect(within(paper()).queryByText(/010|전화/)).toBeNull();
});

test('the file has a line each, and no words become a formula', () => {
  const people = [
    person(1, { nickname: '=HYPERLINK(1)', note: '반만, 3층', state: 'HANDED', amount: null }),
    packing.people[2]!,
  ];
  expect(packingCsv({ ...packing, people })).toBe(
    '\uFEFF번호,이웃,몫,나눌 양,금액,받음,메모\r\n1,"\'=HYPERLINK(1)",1,,3600,O,"반만, 3층"\r\n2,새봄,1,8구,3600,,\r\n',
  );
});

test.each([
  ['a follower', testRoom({ stage: 'PURCHASED' }), '잘못된 접근입니다.'],
  ['while it recruits', testRoom({ stage: 'RECRUITING', participants: led }), '아직 전할 때가 아니에요.'],
  ['called off', testRoom({ stage: 'CANCELLED', participants: led }), '취소된 공구예요.'],
] as const)('%s: nothing is asked for, and there is a way on', async (_, room, words) => {
  const server = show(undefined, undefined, room);
  await screen.findByText(words);
  expect(screen.getByRole('link')).toBeTruthy();
  expect(server.sent('GET /api/chat/rooms/7/packing')).toEqual([]);
});

test('what could not be read is read again when asked', async () => {
  let fails = true;
  show(() => (fails ? refusal(400, 'BAD_REQUEST') : { body: packing }));
  fails = await screen.findByRole('button', { name: '다시 시도' }).then(() => false);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await rows()).toHaveLength(3);
});
