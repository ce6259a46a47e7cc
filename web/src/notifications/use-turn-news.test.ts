import type { ChatRoomRow, Due } from '@mungchi/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { navigate } from '../history/history-entry';
import { currentNotices } from '../notices/notices';
import { putToastsAway } from '../notices/test-notices';
import { AppRouter } from '../shell/app-router';
import { visit } from '../shell/test-router';
import { useTurnNews } from './use-turn-news';

const row = (id: number, due: Due | null) =>
  ({ id, due, dueBy: null, title: `공구 ${id}`, perPersonPrice: 9_900, share: 9_900 }) as ChatRoomRow;
const said = () => currentNotices().toasts.map(({ text }) => text);

/** The list of rooms as it is read first, and as it becomes. */
function reading(path: string, first: ChatRoomRow[]) {
  visit(path);
  const { rerender } = renderHook(({ rooms }) => useTurnNews(rooms), {
    wrapper: AppRouter,
    initialProps: { rooms: undefined as ChatRoomRow[] | undefined },
  });
  rerender({ rooms: first });
  return (rooms: ChatRoomRow[]) => rerender({ rooms });
}

afterEach(() => {
  putToastsAway();
  sessionStorage.clear();
});

test('on a screen without the banner a new turn is offered, and leads there', async () => {
  const becomes = reading('/gonggu/list/7', [row(1, null)]);
  expect(said()).toEqual([]);
  becomes([row(1, 'PAY')]);
  expect(said()).toEqual(['모두 모였어요! 공구 1']);
  act(() => currentNotices().toasts[0]!.action!.press());
  await waitFor(() => expect(location.pathname).toBe('/chat/1/pay'));
  expect(said()).toEqual([]);
});

test('what waited before the page was opened is offered as well, and not again after a reload', () => {
  reading('/gonggu/list/7', [row(1, 'PAY')]);
  expect(said()).toEqual(['모두 모였어요! 공구 1']);
  cleanup();
  putToastsAway();
  const becomes = reading('/gonggu/list/7', [row(1, 'PAY')]);
  becomes([row(1, 'PAY'), row(2, null)]);
  expect(said()).toEqual([]);
});

test('a list that is there before anybody listens is offered, too', () => {
  visit('/gonggu/list/7');
  renderHook(() => useTurnNews([row(1, 'PAY')]), { wrapper: AppRouter });
  expect(said()).toEqual(['모두 모였어요! 공구 1']);
});

test('a tab has said it: the next screen is left in peace, until it is one’s turn again', () => {
  const becomes = reading('/', [row(1, 'PAY')]);
  act(() => navigate('/gonggu/list/7'));
  expect(said()).toEqual([]);
  becomes([row(1, null)]);
  becomes([row(1, 'PAY')]);
  expect(said()).toEqual(['모두 모였어요! 공구 1']);
});

test.each(['/', '/chat/list', '/chat/1', '/chat/1/pay'])('%s says it by itself', (path) => {
  const becomes = reading(path, [row(1, null)]);
  becomes([row(1, 'BUY')]);
  expect(said()).toEqual([]);
});

test('while one pays nothing is laid over the sum; what came meanwhile is offered on the next screen', () => {
  const becomes = reading('/gonggu/list/7', [row(1, 'RECEIVE'), row(2, 'PAY')]);
  expect(said()).toEqual(['모두 모였어요! 공구 2']);
  act(() => navigate('/chat/3/pay'));
  expect(said()).toEqual([]);
  becomes([row(1, 'RECEIVE'), row(2, 'PAY'), row(3, 'PAY'), row(4, 'BUY')]);
  expect(said()).toEqual([]);
  act(() => navigate('/gonggu/list/7'));
  expect(said()).toEqual(['모두 결제했어요! 공구 4']);
});

test('it goes when it is done, and does not come back once put away', () => {
  const becomes = reading('/gonggu/write', [row(1, null)]);
  becomes([row(1, 'RECEIVE')]);
  expect(said()).toEqual(['물건을 받으셨나요? 공구 1']);
  act(putToastsAway);
  becomes([row(1, 'RECEIVE'), row(2, null)]);
  expect(said()).toEqual([]);
  becomes([row(1, 'RECEIVE'), row(2, 'PAY')]);
  expect(said()).toEqual(['모두 모였어요! 공구 2']);
  becomes([row(1, 'RECEIVE'), row(2, null)]);
  expect(said()).toEqual([]);
});
