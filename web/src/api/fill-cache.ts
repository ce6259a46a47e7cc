import type { QueryClient } from '@tanstack/react-query';
import { endpointKey, queryClient } from './query-client';
import { measureClock } from './server-clock';
import { type SsrAnswer, type SsrPage, ssrPage } from './ssr-page';

/** With answers that the server has given as part of a page. */
export function fillCache(queries: QueryClient, answers: readonly SsrAnswer[], updatedAt: number): void {
  for (const { path, params, query, nextCursor, answer } of answers)
    queries.setQueryData(
      endpointKey({ path }, { params, query, pages: nextCursor !== undefined }),
      nextCursor !== undefined ? { pages: [{ answer, nextCursor }], pageParams: [undefined] } : answer,
      { updatedAt },
    );
}

/** A page that the browser kept, and shows again on the way back, is older than it looks. */
function takePage({ answers, sentAt }: SsrPage): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = arrival?.type === 'back_forward';
  fillCache(queryClient, answers, isKept ? 0 : performance.timeOrigin);
  if (!isKept) measureClock(sentAt, performance.timeOrigin, Date.now());
}

// Before any screen that imports this file is rendered.
if (ssrPage) takePage(ssrPage);
