import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { markSeen } from '../api/notification-verbs';
import { useVisible } from './use-visible';

/** Screens that entries lead to. The inbox marks its own. */
const LED_TO = /^\/(chat\/\d+(\/\w+)?|gonggu\/(list|edit)\/\d+|mypage\/(payouts|reviews))$/;

/** What the open screen shows need not be told any more: once all of it has come, and somebody can look at it. */
export function useReadWhatIsShown(unread: number): void {
  const queries = useQueryClient();
  const [pathname] = useLocation();
  const [isVisible, isComing] = [useVisible(), useIsFetching() > 0];
  const isShown = isVisible && !isComing && LED_TO.test(pathname);
  const asked = useRef('');
  // The server: an entry that comes while the screen is open changes the count.
  useEffect(() => {
    const once = `${pathname} ${unread}`;
    if (!isShown || unread === 0 || asked.current === once) return;
    asked.current = once;
    // Nothing to say when it fails: the next visit marks it.
    markSeen(queries, pathname).catch(() => undefined);
  }, [isShown, unread, pathname, queries]);
}
