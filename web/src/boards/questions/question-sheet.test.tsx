import type { Answer, BoardDetail, Question } from '@mungchi/contract';
import type { questions as questionsCall } from '@mungchi/contract/calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { realtime } from '../../api/live/realtime';
import { createQueryClient } from '../../api/query-client';
import { takeReturnPath } from '../../api/session/return-path';
import { storeToken } from '../../api/session/token';
import { testBoard } from '../../api/test-board';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { currentNotices } from '../../notices/notices';
import { Notices } from '../../shell/notices';
import { QuestionRow } from './question-row';
import { QuestionSheet } from './question-sheet';

// One that lasts: the live connection would have another renewed.
beforeEach(() => {
  storeToken(`h.${btoa(JSON.stringify({ sub: '7', exp: 9_999_999_999 }))}.s`);
  vi.spyOn(realtime, 'listen').mockReturnValue(() => undefined);
  return () => {
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
  };
});

const question = (id: number, changes: Partial<Question> = {}): Question => ({
  id,
  text: '껍질이 얇은가요?',
  answer: null,
  askedAt: '2026-11-18T03:00:00.000Z',
  answeredAt: null,
  mine: false,
  changeable: false,
  ...changes,
});
const ANSWERED = question(1, { answer: '네, 얇아요.', answeredAt: '2026-11-18T04:00:00.000Z' });
type Questions = Answer<typeof questionsCall>;
const NONE: Questions = { answered: [], waiting: [], waits: 0 };

function open(
  changes: Partial<BoardDetail>,
  questions: Questions | (() => Reply),
  verbs: Record<string, () => Reply> = {},
  asked?: number,
) {
  const board = testBoard({ join: false, editable: false, boardStatus: 'OPEN', ...changes });
  const at = `/api/group-boards/${board.id}/questions`;
  const server = standInServer({
    'POST /api/reports': () => ({ body: { ok: true } }),
    [`GET ${at}`]: typeof questions === 'function' ? questions : () => ({ body: questions }),
    ...Object.fromEntries(Object.entries(verbs).map(([name, reply]) => [name.replace('@', at), reply])),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuestionSheet board={board} asked={asked} open onClose={() => undefined} />
      <Notices />
    </QueryClientProvider>,
  );
  return { server, at };
}
const toasts = () => currentNotices().toasts.map(({ text }) => text);
const field = () => screen.findByRole('textbox', { name: '궁금한 점' });

test('answered ones are read by everybody; one asks, and hears that it was asked', async () => {
  const { server, at } = open(
    {},
    { ...NONE, answered: [ANSWERED] },
    {
      'POST @': () => ({ body: question(2, { text: '몇 과예요?', mine: true }) }),
    },
  );
  expect(await screen.findByText('네, 얇아요.')).toBeTruthy();
  expect(screen.getByText('답이 오면 모두가 볼 수 있어요. 누가 물었는지는 보이지 않아요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '물어보기' })).toHaveProperty('disabled', true);
  await userEvent.type(await field(), ' 몇 과예요? ');
  await userEvent.click(screen.getByRole('button', { name: '물어보기' }));
  await expect.poll(toasts).toEqual(['물어봤어요. 답이 오면 알려 드릴게요.']);
  await waitFor(() => expect(server.sent(`POST ${at}`).map(({ body }) => body)).toEqual([{ text: '몇 과예요?' }]));
});

test('what is refused stands under the field, and the words stay', async () => {
  open({}, NONE, {
    'POST @': () => refusal(400, 'INVALID_FIELDS', { text: '연락처와 링크는 적을 수 없어요.' }),
  });
  await userEvent.type(await field(), '010-1234-5678');
  await userEvent.click(screen.getByRole('button', { name: '물어보기' }));
  expect(await screen.findByText('연락처와 링크는 적을 수 없어요.')).toBeTruthy();
  expect(await field()).toHaveProperty('value', '010-1234-5678');
});

test('while one’s own waits there is no field; it can be taken back', async () => {
  const { server, at } = open(
    {},
    { ...NONE, waiting: [question(3, { mine: true })], waits: 1 },
    {
      'DELETE @/3': () => ({ body: { ok: true } }),
    },
  );
  const own = within(await screen.findByRole('region', { name: '내 질문' }));
  expect(own.getByText('답을 기다리고 있어요')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(own.getByRole('button', { name: '지우기' }));
  const asks = within(await screen.findByRole('alertdialog', { hidden: true }));
  await userEvent.click(asks.getByRole('button', { name: '지우기', hidden: true }));
  await expect.poll(() => server.sent(`DELETE ${at}/3`)).toHaveLength(1);
});

test('the leader answers the first, and chooses another', async () => {
  const waiting = [question(4), question(5, { text: '언제 오나요?' })];
  const { server, at } = open(
    { editable: true },
    { answered: [ANSWERED], waiting, waits: 2 },
    {
      'PUT @/5/answer': () => ({ body: question(5, { answer: '금요일이요.' }) }),
    },
  );
  const region = within(await screen.findByRole('region', { name: '답을 기다리는 질문' }));
  expect(region.getByRole('heading').textContent).toBe('답을 기다리는 질문 2개');
  expect(screen.getByRole('heading', { name: '답한 질문 1개' })).toBeTruthy();
  await userEvent.click(region.getAllByRole('button', { name: '답하기' }).at(-1)!);
  await userEvent.type(region.getByRole('textbox', { name: '답' }), '금요일이요.');
  await userEvent.click(region.getAllByRole('button', { name: '답하기' }).at(-1)!);
  await expect.poll(() => server.sent(`PUT ${at}/5/answer`).map(({ body }) => body)).toEqual([{ text: '금요일이요.' }]);
  expect(screen.queryByRole('button', { name: '물어보기' })).toBeNull();
});

test('a visitor finds the words again after logging in, over the same post', async () => {
  const at = `/gonggu/list/${testBoard({}).id}?ask`;
  localStorage.clear();
  open({}, NONE);
  await userEvent.type(await field(), '몇 과예요?');
  await userEvent.click(screen.getByRole('button', { name: '물어보기' }));
  await screen.findByRole('link', { name: '카카오로 시작하기' });
  expect(takeReturnPath()).toBe(at);
  cleanup();
  storeToken(`h.${btoa(JSON.stringify({ sub: '7', exp: 9_999_999_999 }))}.s`);
  open({}, NONE, { 'POST @': () => ({ body: question(2, { text: '몇 과예요?', mine: true }) }) });
  expect(await field()).toHaveProperty('value', '몇 과예요?');
  await userEvent.click(screen.getByRole('button', { name: '물어보기' }));
  await expect.poll(toasts).toContain('물어봤어요. 답이 오면 알려 드릴게요.');
  cleanup();
  open({}, NONE);
  expect(await field()).toHaveProperty('value', '');
});

test('the leader reads that nobody has asked yet', async () => {
  open({ editable: true }, NONE);
  expect(await screen.findByText('아직 질문이 없어요. 올라오면 알려 드릴게요.')).toBeTruthy();
});

test('only who may ask is invited to', () => {
  const { rerender } = render(<QuestionRow board={testBoard({ join: false, editable: false, boardStatus: 'OPEN' })} />);
  expect(screen.getByRole('button').textContent).toBe('참여하기 전에 물어보세요');
  const others = [{ editable: true }, { join: true }, { boardStatus: 'CLOSED' }] as const;
  for (const changes of others) {
    rerender(<QuestionRow board={testBoard({ join: false, editable: false, boardStatus: 'OPEN', ...changes })} />);
    expect(screen.getByRole('button').textContent).toBe('궁금한 점');
  }
});

test('a member asks in the room', async () => {
  open({ join: true }, NONE);
  expect(await screen.findByRole('link', { name: '채팅방에서 물어보기' })).toBeTruthy();
});

test('after recruiting nobody asks', async () => {
  open({ boardStatus: 'CLOSED' }, NONE);
  expect(await screen.findByText('모집이 끝나 더 물어볼 수 없어요.')).toBeTruthy();
});

test('what cannot be read now is read at a press; without a network the words stay', async () => {
  let reply = refusal(404, 'BOARD_NOT_FOUND');
  open({}, () => reply);
  await screen.findByText(/지금은 볼 수 없어요/);
  reply = { body: NONE };
  await userEvent.click(await screen.findByRole('button', { name: '다시' }));
  await userEvent.type(await field(), '몇 과예요?');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await userEvent.click(screen.getByRole('button', { name: '물어보기' }));
  expect(await screen.findByText('연결되면 다시 눌러 주세요.')).toBeTruthy();
  expect(await field()).toHaveProperty('value', '몇 과예요?');
});

const targets = (server: ReturnType<typeof open>['server']) =>
  server.sent('POST /api/reports').map(({ body }) => (body as { target: object }).target);

async function reportIt(press: string) {
  await userEvent.click(await screen.findByRole('button', { name: press }));
  await userEvent.click(await screen.findByRole('button', { name: '욕설이나 비방이 있어요' }));
  await userEvent.click(screen.getByRole('button', { name: '신고하기' }));
}

test('question and answer are reported apart', async () => {
  const { server } = open({}, { ...NONE, answered: [ANSWERED] });
  await reportIt('질문 신고');
  await expect.poll(() => targets(server)).toEqual([{ kind: 'QUESTION', id: '1', part: 'QUESTION' }]);
  await expect.poll(() => screen.queryByRole('button', { name: '신고하기' })).toBeNull();
  await reportIt('답 신고');
  await expect.poll(() => targets(server)).toContainEqual({ kind: 'QUESTION', id: '1', part: 'ANSWER' });
});

test.each([
  ['who asked reports the answer alone', {}, { mine: true }, ['답 신고']],
  ['the leader the question alone', { editable: true }, {}, ['질문 신고']],
] as const)('%s', async (_, board, changes, names) => {
  open(board, { ...NONE, answered: [{ ...ANSWERED, ...changes }] });
  await screen.findByText('네, 얇아요.');
  expect(screen.queryAllByRole('button', { name: /신고/ }).map((each) => each.ariaLabel)).toEqual(names);
});

test('what was taken back is reported by the leader from the entry that told of it', async () => {
  const { server } = open({ editable: true }, NONE, {}, 34);
  expect(await screen.findByText('지워진 질문이에요. 문제가 있었다면 신고해 주세요.')).toBeTruthy();
  await reportIt('신고');
  await expect.poll(() => targets(server)).toEqual([{ kind: 'QUESTION', id: '34', part: 'QUESTION' }]);
});

test.each([
  ['a neighbour', {}, NONE],
  ['the leader, of one that still waits', { editable: true }, { ...NONE, waiting: [question(34)], waits: 1 }],
])('%s reads nothing of one that is gone', async (_, board, questions) => {
  open(board, questions, {}, 34);
  await screen.findByText(/누가 물었는지는 보이지 않아요/);
  await screen.findByRole('textbox');
  expect(screen.queryByText(/지워진 질문/)).toBeNull();
});
