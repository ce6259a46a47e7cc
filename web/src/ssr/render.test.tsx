import { boardDetail, chatRooms } from '@mungchi/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../api/query-client';
import { storeToken } from '../api/session/token';
import { testBoard } from '../api/test-board';
import { visit } from '../shell/test-router';
import { render } from './render';
import { leavePage, takeOver } from './test-take-over';

const AT = Date.parse('2026-11-16T09:00:00Z');
const board = testBoard({
  title: '제주 감귤 </script><b>',
  content: '달아요\n\nhttps://example.org/a',
  deadline: '2026-11-20',
});
const answers = [{ path: boardDetail.path, params: { boardId: 7 }, answer: board }];

afterEach(leavePage);

const room = (title: string) => ({
  id: 7,
  title,
  imgUrl: '/media/a.webp',
  participantCount: 2,
  lastMessage: `${title}에 왔어요`,
  lastMessageTime: '2026-11-16T08:57:10.000Z',
  unreadCount: 1,
  stage: 'RECRUITING',
  totalUser: 4,
  deadline: '2026-11-20',
  perPersonPrice: 8000,
  due: null,
  dueBy: null,
  muted: false,
});

async function renderedAt(pathname: string): Promise<string> {
  visit(pathname);
  return render({ origin: location.origin, pathname, search: '', at: AT, reader: null, answers });
}

test.each([
  ['/start', ['혼자 사긴 많고', '사업자 정보']],
  ['/login', ['카카오로 시작하기']],
  [
    '/gonggu/list/7',
    ['감귤 &lt;/script&gt;&lt;b&gt;</h1>', '8,000원', '거래 장소', '제주시 아라동', '제주 감귤 10kg', '2분 전', 'D-4'],
  ],
])('%s is rendered whole, and the app takes it over without a warning, at another time', async (pathname, words) => {
  const html = await renderedAt(pathname);
  expect(html).not.toMatch(/<script| style="|<link/);
  for (const part of words) expect(html).toContain(part);
  const { isSame, recovered, said } = await takeOver(html, AT, answers);
  expect({ isSame, recovered, said }).toEqual({ isSame: true, recovered: [], said: [] });
});

test('who goes elsewhere while the app takes a page over gets there, and the page is taken over as it was', async () => {
  const html = await renderedAt('/gonggu/list/7');
  const { box, recovered } = await takeOver(html, AT, answers, () => {
    history.replaceState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(recovered).toEqual([]);
  expect(box.textContent).toContain('카카오로 시작하기');
  expect(box.textContent).not.toContain('거래 장소');
});

test('of one member nothing is left in what is rendered for the next', async () => {
  visit('/chat/list');
  storeToken('t');
  const renderedFor = (reader: number, rooms: unknown[]) =>
    render({
      origin: location.origin,
      pathname: '/chat/list',
      search: '',
      at: AT,
      reader,
      answers: [{ path: chatRooms.path, query: { over: 'false' }, answer: rooms }],
    });
  expect(await renderedFor(1, [room('감귤방')])).toContain('감귤방에 왔어요');
  const other = await renderedFor(2, [room('햅쌀방')]);
  expect(other).toContain('햅쌀방에 왔어요');
  expect(other).not.toContain('감귤방');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await renderedFor(3, [])).toContain('아직 참여 중인 공구가 없어요.');
});
