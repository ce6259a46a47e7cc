import type { AppLink } from '@mungchi/contract';
import { goBack, hasEntryBefore } from '../history/history-entry';
import { useLocation } from '../links';
import { popHistory, readHistory } from './navigation-history';

/** The back arrow: the browser's own step back where that is the same page (scroll and cache stay), else a jump. */
export function useBack(fallback: AppLink = '/'): () => void {
  const [, navigate] = useLocation();
  return () => {
    const known = readHistory().length > 1;
    if (known && hasEntryBefore()) goBack();
    else navigate(popHistory(fallback), { replace: true });
  };
}
