import type { Desk, DraftLine, Task } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInboxAgain } from '../../api/notification-verbs';
import { createQueryClient } from '../../api/query-client';
import { type Reply, standInServer } from '../../api/test-server';
import { Notices } from '../../shell/notices';
import { TestRouter, visit } from '../../shell/test-router';
import { DeskHead } from './desk-head';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T10:30:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const task = (changes: Partial<Task>): Task => ({
  kind: 'HAND',
  boardId: 7 as Task['boardId'],
  title: '무항생제 유정란 60구',
  image: '/media/a.webp',
  by: '2026-11-15T10:00:00.000Z',
  n: 3,
  of: 5,
  path: '/chat/7/handover/mode',
  ...changes,
});
const vacancy = task({
  kind: 'VACANCY',
  boardId: 8 as Task['boardId'],
  title: '청송 꿀사과 10kg',
  by: '2026-11-15T12:00:00.000Z',
  n: 1,
  of: null,
  path: '/chat/8',
});
const draft: DraftLine = { id: 'd1', name: '강원 햇감자 10kg', image: null, updatedAt: '2026-11-14T12:12:00.000Z' };
const NOTHING: Desk = { tasks: [], payable: 0, regulars: null };

function show(desk: () => Reply, drafts: DraftLine[] = []) {
  let left = drafts;
  const server = standInServer({
    'GET /api/group-boards/desk': desk,
    'GET /api/drafts': () => ({ body: left }),
    'DELETE /api/drafts/d1': () => {
      left = left.filter(({ id }) => id !== 'd1');
      return { body: { ok: true } };
    },
  });
  visit('/mypage/myGonggu');
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <TestRouter screens={{ '/mypage/myGonggu': <DeskHead />, '/gonggu/write': <p>쓰기</p> }} />
      <Notices />
    </QueryClientProvider>,
  );
  return { server, queries };
}

test('what waits, of which purchase, until when, and one button each', async () => {
  show(() => ({ body: { ...NOTHING, tasks: [task({}), vacancy] } }));
  await screen.findByRole('heading', { name: '할 일 2' });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    '전달 3/5명무항생제 유정란 60구오늘 저녁 7시부터전달 화면',
    '빈자리 1개를 채워 주세요청송 꿀사과 10kg오늘 밤 9시까지채우기',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/chat/7/handover/mode', '/chat/8']);
});

test('with nothing to do nothing is said', async () => {
  const { server } = show(() => ({ body: NOTHING }));
  await vi.waitFor(() => expect(server.sent('GET /api/group-boards/desk')).toHaveLength(1));
  await vi.waitFor(() => expect(screen.queryByText('할 일을 불러오고 있어요.')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('money to be fetched, and how many want to hear of what one opens', async () => {
  show(() => ({ body: { ...NOTHING, payable: 24_000, regulars: 12 } }));
  expect((await screen.findByText(/받을 돈이/)).textContent).toBe('받을 돈이 24,000원 있어요');
  expect(screen.getByRole('link', { name: '정산 받기' }).getAttribute('href')).toBe('/mypage/payouts');
  expect(screen.getByText('단골 12명')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /할 일/ })).toBeNull();
});

test('what could not be read is said, and read again when asked', async () => {
  let fails = true;
  show(() =>
    fails ? { status: 400, body: { code: 'BAD_REQUEST', message: '' } } : { body: { ...NOTHING, tasks: [task({})] } },
  );
  expect((await screen.findByRole('alert')).textContent).toBe('할 일을 불러오지 못했어요.다시');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시' }));
  await screen.findByRole('heading', { name: '할 일 1' });
});

test('an entry of one’s own reads it again', async () => {
  let tasks: Task[] = [];
  const { queries } = show(() => ({ body: { ...NOTHING, payable: 5000, tasks } }));
  await screen.findByText(/받을 돈이/);
  tasks = [vacancy];
  await readInboxAgain(queries);
  await screen.findByRole('heading', { name: '할 일 1' });
});

test('posts begun elsewhere are gone on with, or put away here too', async () => {
  localStorage.setItem('own:boardDraft', JSON.stringify({ id: 'd1', draft: { name: '강원 햇감자' } }));
  localStorage.setItem('own:boardDraft:shop:3', JSON.stringify({ id: 'd2', draft: {} }));
  const { server } = show(() => ({ body: NOTHING }), [draft]);
  await userEvent.click(await screen.findByRole('button', { name: '쓰던 글 1개' }));
  const sheet = await screen.findByRole('dialog', { name: '쓰던 글' });
  const link = within(sheet).getByRole('link');
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/gonggu/write?draft=d1',
    '강원 햇감자 10kg어제 오후 9:12',
  ]);
  await userEvent.click(within(sheet).getByRole('button', { name: '강원 햇감자 10kg 지우기' }));
  await userEvent.click(await screen.findByText('지울게요'));
  await vi.waitFor(() => expect(server.sent('DELETE /api/drafts/d1')).toHaveLength(1));
  await screen.findAllByText('쓰던 글을 지웠어요.');
  await vi.waitFor(() => expect(screen.queryByText(/^쓰던 글 /)).toBeNull());
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('boardDraft'))).toEqual(['own:boardDraft:shop:3']),
  );
});
