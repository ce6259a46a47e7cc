import { seenOn } from '@mungchi/contract';
import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { markSeen } from '../api/notification-verbs';
import { useLocation } from '../links';
import { useVisible } from './use-visible';

/** What the open screen shows need not be told any more: once all of it has come, and somebody can look at it. The inbox marks its own. */
export function useReadWhatIsShown(unread: number): void {
  const queries = useQueryClient();
  const page = usePage();
  const [isVisible, isComing] = [useVisible(), useIsFetching() > 0];
  const isShown = isVisible && !isComing && seenOn(page) !== null;
  const asked = useRef('');
  // The server: an entry that comes while the screen is open changes the count.
  useEffect(() => {
    const once = `${page} ${unread}`;
    if (!isShown || unread === 0 || asked.current === once || isLacking(queries, page)) return;
    asked.current = once;
    // Nothing to say when it fails: the next visit marks it.
    markSeen(queries, page).catch(() => undefined);
  }, [isShown, unread, page, queries]);
}

/** A post with its questions open is another page. */
function usePage(): string {
  const [pathname] = useLocation();
  return new URLSearchParams(useSearch()).has('ask') ? `${pathname}?ask` : pathname;
}

/** What the page is about could not be fetched: what stands there instead tells of nothing. */
function isLacking(queries: QueryClient, page: string): boolean {
  // The number of a purchase, which is a parameter of its calls, or the last word of the address, which is in theirs.
  const about = /\d+/.exec(page)?.[0] ?? page.slice(page.lastIndexOf('/'));
  const isAbout = (part: unknown) =>
    typeof part === 'string' ? part.includes(about) : Object.values(part ?? {}).includes(about);
  return queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state, queryKey }) => state.status === 'error' && state.data === undefined && queryKey.some(isAbout));
}
