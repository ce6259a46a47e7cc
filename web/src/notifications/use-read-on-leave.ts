import type { Notification } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markRead } from '../api/notification-verbs';

/** What was shown counts as read once the screen is left: gone elsewhere, or put in the background. */
export function useReadOnLeave(shown: readonly Notification[]): void {
  const queries = useQueryClient();
  const leave = useEffectEvent(() => {
    const newest = shown.find(({ read }) => !read);
    // Nothing to say when it fails: the next visit marks it.
    if (newest) markRead(queries, newest.id).catch(() => undefined);
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
}
