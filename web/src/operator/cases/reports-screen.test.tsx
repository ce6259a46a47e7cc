import type { ReportKind, ReportPage } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { onPhone } from '../frame/test-phone';
import { ReportsScreen } from './reports-screen';
import { PERSON, reportLine, reportPage } from './test-cases';

const DECIDE = 'POST /api/operator/reports/41/decide';

const tokenUntil = (exp: number) => ['', btoa(JSON.stringify({ sub: '7', exp })), ''].join('.');
const [SPENT, FRESH] = [tokenUntil(1), tokenUntil(10 ** 10)];

/** One report, found fine. */
async function decideTheOnly() {
  const server = standInServer({
    'GET /api/operator/reports': () => ({ body: [reportLine(41)] }),
    'GET /api/operator/reports/41': () => ({ body: reportPage(41) }),
    [DECIDE]: ({ token }) => (token === SPENT ? refusal(401, 'LOGIN_REQUIRED') : { body: { ok: true } }),
    'POST /api/auth/reissue': () => ({ body: { accessToken: FRESH } }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: '사기가 의심돼요' });
  await userEvent.keyboard('1r');
  await userEvent.keyboard('문제가 없어요.');
  await userEvent.keyboard('{Escape}{Enter}');
  await screen.findByText('기다리는 신고가 없어요.');
  return server;
}

test.each([
  ['by key', () => userEvent.keyboard('u')],
  ['by press', () => userEvent.click(screen.getByRole('button', { name: /되돌리기/ }))],
])('the last of the queue is taken back %s, and nothing was sent', async (_, undo) => {
  const { sent } = await decideTheOnly();
  screen.getByText('방금 #41 문제없음');
  await undo();
  await screen.findByRole('heading', { name: '사기가 의심돼요' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent(DECIDE)).toEqual([]);
});

test('a tab that is closed within the seconds of the undo sends the decision, once', async () => {
  const { sent } = await decideTheOnly();
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await waitFor(() =>
    expect(sent(DECIDE)).toMatchObject([{ keepalive: true, body: { decision: 'FINE', reason: '문제가 없어요.' } }]),
  );
});

test('a token that has run out is renewed while the decision waits: a closing tab gets no second try', async () => {
  storeToken(SPENT);
  const { sent } = await decideTheOnly();
  await waitFor(() => expect(sent('POST /api/auth/reissue')).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent(DECIDE)).toMatchObject([{ token: FRESH }]));
});

test('a window that is put away sends it', async () => {
  const { sent } = await decideTheOnly();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await waitFor(() => expect(sent(DECIDE)).toHaveLength(1));
});

test('another page of the console sends it', async () => {
  const { sent } = await decideTheOnly();
  cleanup();
  await waitFor(() => expect(sent(DECIDE)).toHaveLength(1));
});

test('two wishes of one name are told apart, and what waits is covered only while it waits', async () => {
  const things = [
    ['WISH', '7', '같이 살 사람 #7 · 민지'],
    ['WISH', '12', '같이 살 사람 #12 · 민지'],
    ['QUESTION', '5', '질문 #5 · 민지'],
    ['QUESTION', '5-ANSWER', '답 #5 · 민지'],
    ['MESSAGE', '3-21', '메시지 · 민지'],
  ] as const;
  standInServer({
    'GET /api/operator/reports': ({ path }) => ({
      body: things.map(([kind, targetId], nth) => ({
        ...reportLine(41 + nth),
        kind,
        targetId,
        line: '전복',
        held: kind === 'WISH',
        state: path.includes('state=ENDED') ? ('UPHELD' as const) : ('OPEN' as const),
      })),
    }),
    'GET /api/operator/reports/41': () => ({ body: reportPage(41) }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
    </QueryClientProvider>,
  );
  const rows = await screen.findAllByRole('button', { name: /전복/ });
  expect(rows.map(({ textContent }) => things.find(([, , words]) => textContent?.includes(words))?.[1])).toEqual(
    things.map(([, targetId]) => targetId),
  );
  expect(screen.getAllByText('확인 중')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '질문 2' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /전복/ })).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: /모두/ }));
  await userEvent.click(screen.getByRole('button', { name: '끝남' }));
  await waitFor(() => expect(screen.queryAllByText('확인 중')).toEqual([]));
  expect(await screen.findAllByRole('button', { name: /전복/ })).toHaveLength(5);
});

async function openTheQueue() {
  standInServer({
    'GET /api/operator/reports': () => ({ body: [reportLine(41), reportLine(42)] }),
    'GET /api/operator/reports/41': () => ({ body: reportPage(41) }),
    'GET /api/operator/reports/42': () => ({ body: reportPage(42) }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter
        screens={{ '/operator/reports': <ReportsScreen />, '/operator/people/7': <h1>민지, who was reported</h1> }}
      />
    </QueryClientProvider>,
  );
  await screen.findByText('#41 · 11.15 10:00');
}

test('P opens whom it is about, and is a letter while the reason is written', async () => {
  await openTheQueue();
  await userEvent.keyboard('r');
  await userEvent.keyboard('p');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /이유/ }).value).toBe('p');
  await userEvent.keyboard('{Escape}p');
  await screen.findByRole('heading', { name: '민지, who was reported' });
});

test('a keyboard that was left writing Hangul moves and chooses as well', async () => {
  await openTheQueue();
  fireEvent.keyDown(document.body, { key: 'ㅓ', code: 'KeyJ' });
  await screen.findByText('#42 · 11.15 10:00');
});

test('? shows what the keys do', async () => {
  await decideTheOnly();
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '키보드로 하기' });
  expect(sheet.textContent).toContain('결정하고 다음으로');
  expect(sheet.textContent).toContain('P신고된 이웃');
  expect(sheet.textContent).toContain('이웃·공구 찾기');
});

test('on a phone the queue, then one report; its decision in a sheet, the undo at the foot, and back to the queue', async () => {
  onPhone();
  const server = standInServer({
    'GET /api/operator/reports': () => ({ body: [reportLine(41), reportLine(42)] }),
    'GET /api/operator/reports/41': () => ({ body: reportPage(41) }),
    'GET /api/operator/reports/42': () => ({ body: reportPage(42) }),
    [DECIDE]: () => ({ body: { ok: true } }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
    </QueryClientProvider>,
  );
  const [first] = await screen.findAllByRole('button', { name: /사기가 의심돼요/ });
  expect(screen.queryByRole('button', { name: '결정하기' })).toBeNull();
  await userEvent.click(first!);
  await screen.findByRole('heading', { name: '신고 #41' });
  await userEvent.click(await screen.findByRole('button', { name: '결정하기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '결정하기' }));
  await userEvent.click(sheet.getByRole('button', { name: /문제없음/ }));
  expect(sheet.getByText('이유를 적으면 결정할 수 있어요.')).toBeTruthy();
  await userEvent.type(sheet.getByRole('textbox', { name: /이유/ }), '괜찮아요');
  await userEvent.click(sheet.getByRole('button', { name: /^문제없음.*⏎/ }));
  await screen.findByRole('heading', { name: '신고 #42' });
  await screen.findByText('방금 #41 문제없음');
  await userEvent.click(screen.getByRole('button', { name: '뒤로 가기' }));
  expect(await screen.findAllByRole('button', { name: /사기가 의심돼요/ })).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(server.sent(DECIDE)).toMatchObject([{ body: { decision: 'FINE', reason: '괜찮아요' } }]));
});

test('photos of a reported message are covered until somebody looks, and each look is a call', async () => {
  const page = reportPage(41);
  const server = standInServer({
    'GET /api/operator/reports': () => ({ body: [reportLine(41)] }),
    'GET /api/operator/reports/41': () => ({ body: { ...page, snapshot: { ...page.snapshot, photos: 2 } } }),
    'GET /api/operator/reports/41/photos': () => ({
      body: { photos: ['data:image/webp;base64,AA==', 'data:image/webp;base64,AB=='] },
    }),
  });
  visit('/operator/reports');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
    </QueryClientProvider>,
  );
  const show = await screen.findByRole('button', { name: '사진 보기 기록에 남아요' });
  expect(screen.queryAllByRole('img', { name: /신고된 사진/ })).toEqual([]);
  await userEvent.click(show);
  expect(await screen.findAllByRole('img', { name: /신고된 사진 [12]\/2/ })).toHaveLength(2);
  await waitFor(() => expect(server.requests.filter(({ path }) => path.endsWith('/photos'))).toHaveLength(1));
});

const EMPTY = reportPage(41).snapshot;
const said = {
  seq: 3,
  type: 'TEXT' as const,
  userId: PERSON.userId,
  nickname: '민지',
  text: '나쁜 말',
  sentAt: '2026-11-15T01:00:00.000Z',
  hidden: false,
};
const QUESTIONED = { text: '바가지죠?', answer: '그런 것도 모르세요?' };

/** Of every kind: what the call answers, and what is read on the page. */
const SHOWN: Record<ReportKind, [snapshot: Partial<ReportPage['snapshot']>, words: string[]][]> = {
  BOARD: [
    [{ title: '제주 감귤', content: '먼저 보내 주세요', price: 30_000 }, ['제주 감귤', '먼저 보내 주세요', '30,000원']],
  ],
  USER: [[{ title: '나쁜이름', images: ['/avatars/pink.webp'] }, ['나쁜이름']]],
  MESSAGE: [[{ messages: [said], reported: 3 }, ['나쁜 말', '신고됨']]],
  REVIEW: [[{ content: '최악이에요', star: 1, keywords: ['느려요'] }, ['최악이에요', '별 1개 · 느려요']]],
  WISH: [[{ title: '전복' }, ['전복']]],
  QUESTION: [
    [
      { content: '바가지죠?', question: { ...QUESTIONED, part: 'QUESTION' } },
      ['질문신고됨바가지죠?', '리더의 답그런 것도 모르세요?'],
    ],
    [
      { content: QUESTIONED.answer, question: { ...QUESTIONED, part: 'ANSWER' } },
      ['질문바가지죠?', '리더의 답신고됨그런 것도 모르세요?'],
    ],
    [
      { content: '바가지죠?', question: { text: '바가지죠?', answer: null, part: 'QUESTION' } },
      ['아직 답하지 않았어요.'],
    ],
  ],
};
const KINDS = Object.keys(SHOWN) as ReportKind[];

test.each(KINDS.flatMap((kind) => SHOWN[kind].map(([snapshot, words]) => ({ kind, snapshot, words }))))(
  'a report of a $kind shows what was reported: $words',
  async ({ kind, snapshot, words }) => {
    standInServer({
      'GET /api/operator/reports': () => ({ body: [{ ...reportLine(41), kind }] }),
      'GET /api/operator/reports/41': () => ({
        body: { ...reportPage(41), kind, snapshot: { ...EMPTY, ...snapshot } },
      }),
    });
    visit('/operator/reports');
    render(
      <QueryClientProvider client={createQueryClient()}>
        <TestRouter screens={{ '/operator/reports': <ReportsScreen /> }} />
      </QueryClientProvider>,
    );
    await screen.findByText('#41 · 11.15 10:00');
    for (const each of words) expect(document.body.textContent).toContain(each);
  },
);
