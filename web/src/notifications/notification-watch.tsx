import { ownNotifications } from '@mungchi/contract/calls';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { realtime } from '../api/live/realtime';
import { tokenUserId } from '../api/live/realtime-token';
import { readInboxAgain } from '../api/notification-verbs';
import { queryClient } from '../api/query-client';
import { useRoomList } from '../api/room-list';
import { unreadQuery } from '../api/unread';
import { setAppBadge } from '../installed/app-badge';
import { useLocation } from '../links';
import { countInTitle } from '../shell/use-title';
import { AskAfterDeed } from './ask-after-deed';
import { badgeOf } from './badge-rules';
import { KeepDevice } from './keep-device';
import { useReadWhatIsShown } from './use-read-what-is-shown';
import { useTurnNews } from './use-turn-news';
import { useVisible } from './use-visible';

/** On every screen of somebody who is signed in, once the first one is there: keeps everything that counts the unread in step. */
export function NotificationWatch() {
  // Signing in and out are navigations.
  useLocation();
  const userId = tokenUserId();
  if (userId === null) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Unread key={userId} userId={userId} />
      <KeepDevice key={`device of ${userId}`} />
      <AskAfterDeed />
    </QueryClientProvider>
  );
}

function Unread({ userId }: { userId: number }) {
  const queries = useQueryClient();
  // The live connection. The count is older than this subscription: it is read again as soon as nothing can be missed.
  useEffect(() => {
    const readAgain = () => void readInboxAgain(queries);
    return realtime.listen(ownNotifications, { userId }, { onMessage: readAgain, onReady: readAgain });
  }, [queries, userId]);
  const { data: inbox } = useQuery(unreadQuery);
  const { data: rooms } = useRoomList();
  useTurnNews(rooms);
  useReadWhatIsShown(inbox?.count ?? 0);
  const lookedAt = useRoomInView();
  const badge = badgeOf(inbox?.count ?? 0, rooms ?? [], lookedAt);
  const isKnown = inbox !== undefined && rooms !== undefined;

  // The document's title and the app's icon; both are cleared when the session ends.
  useEffect(() => {
    if (!isKnown) return;
    countInTitle(badge);
    setAppBadge(badge);
  }, [badge, isKnown]);
  useEffect(
    () => () => {
      countInTitle(0);
      setAppBadge(0);
    },
    [],
  );
  return null;
}

/** A message that arrives in the room one looks at is read in a moment: it is not counted for that moment. */
function useRoomInView(): number | null {
  const [pathname] = useLocation();
  const visible = useVisible();
  const room = /^\/chat\/(\d+)$/.exec(pathname)?.[1];
  return visible && room !== undefined ? Number(room) : null;
}
