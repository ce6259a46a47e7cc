import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { Link, Route, useSearchParams } from 'wouter';
import { hasEntryBefore, navigate } from '../history/history-entry';
import { AppRouter, useEntry } from './app-router';
import { visit } from './test-router';

function Where() {
  const { pathname, search, key, state, arrival } = useEntry();
  const [query] = useSearchParams();
  return <output>{JSON.stringify({ pathname, search, key, state, arrival, keyword: query.get('keyword') })}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;

function open(address: string) {
  visit(address);
  render(
    <AppRouter>
      <Where />
      <Link to="/shopping">쇼핑</Link>
    </AppRouter>,
  );
}

test('a page load is a return; what follows says how it came, and keeps its key for the way back', async () => {
  open('/');
  expect(shown()).toMatchObject({ pathname: '/', key: 'default', state: null, arrival: 'pop' });
  expect(hasEntryBefore()).toBe(false);
  await act(async () => navigate('/gonggu/write', { state: { message: 'shop' } }));
  const written = shown();
  expect(written).toMatchObject({ pathname: '/gonggu/write', state: { message: 'shop' }, arrival: 'push' });
  expect(hasEntryBefore()).toBe(true);
  await act(async () => navigate('/mypage', { replace: true }));
  expect(shown()).toMatchObject({ pathname: '/mypage', state: null, arrival: 'replace' });
  await act(async () => navigate('/chat/list'));
  const listed = shown()['key'];
  history.back();
  await expect.poll(() => shown()).toMatchObject({ pathname: '/mypage', arrival: 'pop' });
  history.forward();
  await expect.poll(() => shown()).toMatchObject({ pathname: '/chat/list', key: listed, arrival: 'pop' });
});

test('what is rendered later knows how the page was reached, and that a layer is no arrival', async () => {
  visit('/gonggu/list/7');
  navigate('/chat/7', { state: { joined: true } });
  render(
    <AppRouter>
      <Where />
    </AppRouter>,
  );
  expect(shown()).toMatchObject({ pathname: '/chat/7', state: { joined: true }, arrival: 'push' });
  cleanup();
  history.pushState({ ...history.state, depth: 1 }, '');
  history.back();
  await expect.poll(() => (history.state as { depth?: number }).depth).toBeUndefined();
  render(
    <AppRouter>
      <Where />
    </AppRouter>,
  );
  expect(shown()).toMatchObject({ pathname: '/chat/7', arrival: 'push' });
  // Takes the layer's entry off the way forward.
  await act(async () => navigate('/'));
});

test('a link to where one is adds nothing to the history', async () => {
  open('/');
  const before = history.length;
  await userEvent.click(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('link'));
  expect(shown()).toMatchObject({ pathname: '/shopping', arrival: 'replace' });
  await waitFor(() => expect(history.length).toBe(before + 1));
});

test.each(['100%', '100%25', '사과 & 배', 'a+b', '%41'])('a keyword is read as it was written: %s', (keyword) => {
  open(`/gonggu/search?keyword=${encodeURIComponent(keyword)}`);
  expect(shown()['keyword']).toBe(keyword);
});

test('the old screen stays, at its old address, until the code of the next one is there', async () => {
  let arrive = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => '다음 화면' });
      }),
  );
  visit('/gonggu/search?keyword=a');
  render(
    <AppRouter>
      <Suspense fallback="기다려요">
        <Route path="/gonggu/search">
          <Where />
        </Route>
        <Route path="/mypage">
          <Late />
        </Route>
      </Suspense>
    </AppRouter>,
  );
  await act(async () => navigate('/mypage'));
  expect(shown()['keyword']).toBe('a');
  expect(screen.queryByText('기다려요')).toBeNull();
  await act(async () => arrive());
  await screen.findByText('다음 화면');
});
