import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { currentNotices } from './notices/notices';
import { putToastsAway } from './notices/test-notices';
import './test-computed-style';

// Generous for a busy machine; what never appears still fails.
configure({ asyncUtilTimeout: 10_000 });

// Stubs for what jsdom lacks.
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= Observer as unknown as typeof ResizeObserver;
globalThis.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLElement.prototype.hidePopover ??= () => {};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

afterEach(async () => {
  cleanup();
  // A question nobody answered would stand before those of the next test.
  for (let { ask } = currentNotices(); ask; ask = currentNotices().ask) ask.answer(false);
  putToastsAway();
  // What was open gives its entry back: the next test begins on a page's own.
  while ((history.state as { depth?: number } | null)?.depth) await new Promise((later) => setTimeout(later));
  // Files of a worker share one page: what an entry carries (`join` opens a sheet) is not the next one's.
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  // A test without a network leaves it on: where files share a process, calls of the next one would wait for ever.
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});
