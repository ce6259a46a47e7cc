import { useEffect, useLayoutEffect } from 'react';
import { setNavigator } from '../api/login-required';
import { useEntry } from './app-router';
import { navigate } from './history-entry';
import { recordReplacement, recordReturn, recordVisit } from './navigation-history';
import { restoreScroll, watchScroll } from './scroll-memory';

/** What happens besides rendering when the address changes: history, scroll, focus. */
export function useNavigationEffects(): void {
  const { key, pathname, search, arrival } = useEntry();

  // The API layer leaves a finished session without a page load.
  useEffect(() => setNavigator((path) => navigate(path, { replace: true })), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    const path = pathname + search;
    if (arrival === 'push') recordVisit(path);
    else if (arrival === 'replace') recordReplacement(path);
    else recordReturn(path);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    // Whatever a page load begins with has the same key; its address tells it from other ones.
    const place = key === 'default' ? pathname + search : key;
    const stop = restoreScroll(place, arrival === 'pop');
    const unwatch = watchScroll(place);
    return () => {
      stop();
      unwatch();
    };
  }, [key]);
}

let first = true;

/** After a navigation (not the first load) the reader starts at the new screen. Called by each screen's frame. */
export function useFocusOnArrival(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    if (document.querySelector('dialog[open]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key]);
}
