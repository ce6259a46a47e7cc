import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { fillCache } from '../api/fill-cache';
import { queryClient } from '../api/query-client';
import type { SsrAnswer } from '../api/ssr-page';
import { App } from '../app';
import { currentEntry } from '../history/history-entry';
import { routes } from '../routes';
import { fetchCode, screenTable } from '../shell/screens';

const table = screenTable(routes);
let root: Root | undefined;

/** A rendered page in the test's browser, taken over by the app. `during`: what happens as soon as it has begun. */
export async function takeOver(html: string, at: number, answers: readonly SsrAnswer[], during?: () => void) {
  // As main.tsx does.
  await fetchCode(table, location.pathname);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered: unknown[] = [];
  document.documentElement.dataset['renderedAt'] = String(at);
  fillCache(queryClient, answers, at);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html.replaceAll(' data-style="', ' style="');
  const main = box.querySelector('main');
  await act(async () => {
    root = hydrateRoot(box, <App table={table} at={currentEntry()} />, {
      onRecoverableError: (error) => recovered.push(error),
    });
    during?.();
  });
  // What opens over the page has come, too.
  await act(() => vi.dynamicImportSettled());
  // Both renderers of React live in this one process.
  const said = errors.mock.calls.filter(([words]) => !String(words).includes('multiple renderers'));
  errors.mockRestore();
  return { box, isSame: main !== null && box.querySelector('main') === main, said, recovered };
}

/** After each page. */
export function leavePage(): void {
  for (const box of document.body.children) forgetServer(box);
  act(() => root?.unmount());
  root = undefined;
  queryClient.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset['renderedAt'];
}

/** React notes at each context who rendered it last, and warns the tests after these. */
function forgetServer(box: Element): void {
  type Fiber = { type?: { _currentRenderer?: unknown } | null; child: Fiber | null; sibling: Fiber | null };
  const [, fiber] = Object.entries(box).find(([name]) => name.startsWith('__reactContainer')) ?? [];
  const visitAll = (at: Fiber | null): void => {
    if (!at) return;
    if (at.type?._currentRenderer) at.type._currentRenderer = null;
    visitAll(at.child);
    visitAll(at.sibling);
  };
  visitAll((fiber as { stateNode: { current: Fiber } } | undefined)?.stateNode.current ?? null);
}
