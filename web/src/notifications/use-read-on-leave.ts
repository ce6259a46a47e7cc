import { type Notification, READ_IDS_MAX } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { markRead } from '../api/notification-verbs';

/** What was shown counts as read once the screen is left: gone elsewhere, or put in the background. Answers how to say what was. */
export function useReadOnLeave(): (shown: readonly Notification[]) => void {
  const queries = useQueryClient();
  const unread = useRef(new Set<number>());
  const leave = useEffectEvent(() => {
    const ids = [...unread.current].slice(-READ_IDS_MAX);
    unread.current.clear();
    // Nothing to say when it fails: the next visit marks it.
    if (ids.length > 0) markRead(queries, ids).catch(() => undefined);
  });

  // Follows the visibility of the page.
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      leave();
    };
  }, []);
  return useCallback((shown) => {
    for (const { id, read } of shown) {
      if (read) unread.current.delete(id);
      else unread.current.add(id);
    }
  }, []);
}
