import { useEffect, useLayoutEffect } from 'react';
import { setNavigator } from '../api/session/login-required';
import { navigate } from '../history/history-entry';
import { settleLayers } from '../history/layers';
import { useEntry } from './app-router';
import { recordReplacement, recordReturn, recordVisit } from './navigation-history';
import { restoreScroll, watchScroll } from './scroll-memory';

/** Side effects of a navigation: history, scroll, focus. */
export function useNavigationEffects(): void {
  const { key, pathname, search, arrival } = useEntry();

  // Lets the API layer redirect without a page load when the session is over.
  useEffect(() => setNavigator((path) => navigate(path, { replace: true })), []);

  // With the screen and not after it: whoever presses at once goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    const path = pathname + search;
    if (arrival === 'push') recordVisit(path);
    else if (arrival === 'replace') recordReplacement(path);
    else recordReturn(path);
    // A dialog that outlives the navigation lies over the new page.
    settleLayers();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per address
  useLayoutEffect(() => {
    // Entries of a page load all have the key `default`; the address tells them apart.
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
