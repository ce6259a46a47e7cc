import {
  type ChatRoom,
  type Dispute,
  type DisputeId,
  type ParticipantId,
  type Picture,
  ROLES,
  type Role,
} from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { testRoom } from '../api/test-room';
import { refusal, standInServer } from '../api/test-server';
import { Notices } from '../shell/notices';
import { TestRouter, visit } from '../shell/test-router';
import { DisputeScreen } from './dispute-screen';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const picture: Picture = { url: '/media/p.webp', width: 640, height: 480, color: null, thumbhash: null, widths: [] };

function testDispute(changes: Partial<Dispute> = {}): Dispute {
  return {
    id: 9 as DisputeId,
    participantId: 2 as ParticipantId,
    nickname: '새봄',
    kind: 'DAMAGED',
    state: 'OPEN',
    text: '절반쯤이 물러 있었어요.',
    pictures: [picture],
    wanted: 1000,
    answer: null,
    answerPictures: [],
    answerBy: '2026-11-23T12:00:00.000Z',
    refund: null,
    decision: null,
    receivedHow: 'CODE',
    createAt: '2026-11-20T10:32:00.000Z',
    endedAt: null,
    ...changes,
  };
}

type Answers = Parameters<typeof standInServer>[0];

/** A room whose problems change as verbs answer. */
function open(first: Dispute[], as: Role, answers: Answers = {}, changes: Partial<ChatRoom> = {}) {
  let all = first;
  const participants = testRoom().participants.map((one) => ({
    ...one,
    me: as === 'LEADER' ? one.role === 'LEADER' : one.nickname === '새봄',
  }));
  const following = Object.entries(answers).map(([line, answer]): [string, Answers[string]] => [
    line,
    async (request) => {
      const reply = await answer(request);
      if (typeof reply === 'object' && reply.body && !reply.status) all = [reply.body as Dispute];
      return reply;
    },
  ]);
  const server = standInServer({
    'GET /api/chat/rooms/7': () => ({ body: testRoom({ stage: 'PURCHASED', participants, ...changes }) }),
    'GET /api/chat/rooms/7/disputes': () => ({ body: all }),
    ...Object.fromEntries(following),
  });
  visit('/chat/7/dispute');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/chat/:chatRoomId/dispute': <DisputeScreen /> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return server;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('a follower says what is wrong and how much should go back', async () => {
  const server = open([], 'FOLLOWER', { 'POST /api/chat/rooms/7/disputes': () => ({ body: testDispute() }) });
  await choose('상했거나 망가졌어요');
  await userEvent.type(screen.getByLabelText('자세히 알려 주세요'), '절반쯤이 물러 있었어요.');
  const amount = screen.getByRole('textbox', { name: '돌려받을 금액' });
  expect((amount as HTMLInputElement).value).toBe('1,667');
  await press('전부');
  expect((amount as HTMLInputElement).value).toBe('3,333');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1000');
  expect(screen.getByText('알리면 자동 완료가 멈추고 리더에게 먼저 전해져요.')).toBeTruthy();
  await press('알리기');
  expect(await screen.findByText('11월 23일 밤 9시까지 리더가 답해요')).toBeTruthy();
  await waitFor(() =>
    expect(server.sent('POST /api/chat/rooms/7/disputes')[0]?.body).toEqual({
      kind: 'DAMAGED',
      text: '절반쯤이 물러 있었어요.',
      pictures: [],
      wanted: 1000,
    }),
  );
});

test('whoever got nothing asks for all of it, and may show pictures', async () => {
  const server = open([], 'FOLLOWER', { 'POST /api/chat/rooms/7/disputes': () => ({ body: testDispute() }) });
  await choose('못 받았어요');
  expect((screen.getByRole('textbox', { name: '돌려받을 금액' }) as HTMLInputElement).readOnly).toBe(true);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('사진')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('자세히 알려 주세요'), '아무도 안 왔어요');
  await press('알리기');
  await waitFor(() =>
    expect(server.sent('POST /api/chat/rooms/7/disputes')[0]?.body).toEqual({
      kind: 'NOT_RECEIVED',
      text: '아무도 안 왔어요',
      pictures: [],
    }),
  );
});

test('a wish above what is left is refused beside its field', async () => {
  open([], 'FOLLOWER', {
    'POST /api/chat/rooms/7/disputes': () => refusal(400, 'WANTED_TOO_HIGH', { wanted: '2,933원까지 적을 수 있어요.' }),
  });
  await choose('양이 모자라요');
  await userEvent.type(screen.getByLabelText('자세히 알려 주세요'), '한 봉지가 없어요');
  await press('전부');
  await press('알리기');
  expect((await screen.findByRole('alert')).textContent).toBe('2,933원까지 적을 수 있어요.');
  expect(screen.getByRole('textbox', { name: '돌려받을 금액' }).getAttribute('aria-invalid')).toBe('true');
});

test('what is missing is said beside each field', async () => {
  const server = open([], 'FOLLOWER');
  await userEvent.clear(await screen.findByRole('textbox', { name: '돌려받을 금액' }));
  await press('알리기');
  await screen.findByText('어떤 문제인지 골라 주세요.');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '어떤 문제인지 골라 주세요.',
    '1~500자로 적어 주세요.',
    '돌려받을 금액을 적어 주세요.',
  ]);
  expect(server.sent('POST /api/chat/rooms/7/disputes')).toHaveLength(0);
});

test('the leader reads it and gives back after being asked', async () => {
  const server = open([testDispute()], 'LEADER', {
    'PATCH /api/chat/rooms/7/disputes/9/accept': () => ({ body: testDispute({ state: 'ACCEPTED', refund: 1000 }) }),
  });
  expect(await screen.findByText('새봄님이 알렸어요')).toBeTruthy();
  expect(screen.getByText('11월 23일 밤 9시까지 답해 주세요').parentElement?.textContent).toContain('3일');
  expect(screen.getByText('11월 20일 저녁 7:32 · 코드로 받았어요')).toBeTruthy();
  expect(screen.getByText(/받아들이면/).parentElement?.textContent).toContain('나머지 2,333원은 내가 받아요.');
  await press('받아들이고 돌려주기');
  const question = within(await screen.findByRole('alertdialog', { name: '1,000원을 새봄님에게 돌려줄까요?' }));
  expect(question.getByText('모인 금액에서 돌려 드려요.')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: '돌려줄게요' }));
  expect(await screen.findByText('1,000원을 돌려줬어요.')).toBeTruthy();
  await waitFor(() => expect(server.sent('PATCH /api/chat/rooms/7/disputes/9/accept')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '받아들이고 돌려주기' })).toBeNull();
});

test('the leader sees it differently: with reasons it goes to 뭉치', async () => {
  const server = open([testDispute()], 'LEADER', {
    'PATCH /api/chat/rooms/7/disputes/9/contest': () => ({
      body: testDispute({ state: 'ESCALATED', answer: '멀쩡했어요' }),
    }),
  });
  await press('다르게 생각해요');
  const sheet = within(await screen.findByRole('dialog', { name: '다르게 생각해요' }));
  await userEvent.click(sheet.getByRole('button', { name: '뭉치에 판단 맡기기' }));
  expect((await sheet.findByRole('alert')).textContent).toBe('1~500자로 적어 주세요.');
  await userEvent.type(sheet.getByLabelText('어떻게 다른가요?'), '멀쩡했어요');
  await userEvent.click(sheet.getByRole('button', { name: '뭉치에 판단 맡기기' }));
  await waitFor(() =>
    expect(server.sent('PATCH /api/chat/rooms/7/disputes/9/contest')[0]?.body).toEqual({
      text: '멀쩡했어요',
      pictures: [],
    }),
  );
  expect(await screen.findByText('뭉치가 두 이야기를 듣고 있어요. 영업일 3일 안에 알려 드려요.')).toBeTruthy();
});

test('a follower takes it back, and can tell of another problem', async () => {
  open([testDispute()], 'FOLLOWER', {
    'PATCH /api/chat/rooms/7/disputes/9/withdraw': () => ({ body: testDispute({ state: 'WITHDRAWN' }) }),
  });
  await press('알린 문제 취소하기');
  await press('취소할게요');
  expect(await screen.findByText('알린 문제를 취소했어요.')).toBeTruthy();
  await press('다른 문제 알리기');
  expect(await screen.findByRole('heading', { name: '어떤 문제가 있나요?' })).toBeTruthy();
});

test('the leader of a quiet room has nothing to answer', async () => {
  open([], 'LEADER');
  expect(await screen.findByText('알린 문제가 없어요.')).toBeTruthy();
});

test.each([
  [
    'bought for less',
    { spent: 9000 },
    '맡은 금액 3,000원 중',
    '모인 금액에서 1,000원을 돌려주고 나머지 2,000원은 내가',
  ],
  [
    'handed over already',
    { stage: 'COMPLETED' },
    '낸 금액 3,333원 중',
    '받은 금액에서 1,000원을 돌려주고 이 거래를 마무리',
  ],
] as const)('sums that are true, %s', async (_, changes, left, way) => {
  open([testDispute()], 'LEADER', {}, changes);
  expect(await screen.findByText(left)).toBeTruthy();
  expect(screen.getByText(/받아들이면/).parentElement?.textContent).toContain(way);
});

test('what went back by an earlier problem is not there any more', async () => {
  const earlier = testDispute({ id: 8 as DisputeId, state: 'ACCEPTED', refund: 500 });
  const another = testDispute({
    id: 7 as DisputeId,
    participantId: 3 as ParticipantId,
    state: 'ACCEPTED',
    refund: 700,
  });
  open([testDispute(), earlier, another], 'LEADER');
  expect(await screen.findByText('맡은 금액 2,833원 중')).toBeTruthy();
});

const stalled = testDispute({
  kind: 'STALLED',
  state: 'ESCALATED',
  text: '',
  pictures: [],
  wanted: 3333,
  answerBy: null,
  receivedHow: null,
});

test('where silence opened a case nobody has complained, and the neighbour’s own word ends it', async () => {
  open([stalled], 'FOLLOWER');
  expect(await screen.findByText('뭉치가 확인하고 있어요. 영업일 3일 안에 알려 드려요.')).toBeTruthy();
  expect(screen.getByText('새봄님의 거래')).toBeTruthy();
  expect(screen.getByText('뭉치가 맡은 금액').parentElement?.textContent).toContain('3,333원');
  expect(screen.queryByText(/알렸어요|돌려받고 싶은/)).toBeNull();
  expect(screen.queryByRole('button', { name: '알린 문제 취소하기' })).toBeNull();
  expect(screen.getByRole('link', { name: '받았어요' }).getAttribute('href')).toBe('/chat/7/receive');
});

test.each(ROLES)('whose turn it is and since when, to the %s', async (role) => {
  open([{ ...stalled, createAt: '2026-11-18T14:30:00.000Z' }], role);
  const panel = await screen.findByRole('region', { name: '뭉치가 맡은 금액' });
  expect(panel.textContent).toContain('뭉치가 확인할 차례예요.');
  expect(panel.textContent).toContain('11월 18일부터 · 3일째');
});

test('and so it reads afterwards', async () => {
  open([{ ...stalled, state: 'WITHDRAWN' }], 'LEADER');
  expect(await screen.findByText('거래를 마무리했어요.')).toBeTruthy();
  expect(screen.queryByText(/차례예요/)).toBeNull();
});
