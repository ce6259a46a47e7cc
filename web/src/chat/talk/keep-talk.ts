import type { RoomId } from '@mungchi/contract';
import { isRefusal } from '../../api/api-error';
import { queryClient } from '../../api/query-client';
import { roomQuery } from '../../api/room';
import type { LiveConversation } from './live-conversation';

const EVERY_MS = 1000;
const KEPT = 50;

/** Keeps a room's newest messages on this device while it is open, and in the tab when it is left. */
export function keepTalk(chatRoomId: RoomId, { watch, current }: LiveConversation): () => void {
  // What came before this began may be missing from what is kept: the first look writes, too.
  let kept: ReturnType<typeof current>['log'] | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const newest = () => current().log.run.slice(-KEPT);

  function keep(): void {
    pause = undefined;
    const { log } = current();
    if (log === kept) return;
    pause = setTimeout(keep, EVERY_MS);
    import('../../api/stored/offline-store')
      .then(({ keepMessages }) => keepMessages(chatRoomId, newest()))
      .then((done) => {
        if (done) kept = log;
      })
      // No storage: not tried again until there is more to keep.
      .catch(() => {
        kept = log;
      });
  }

  const opened = current().log;
  const unwatch = watch(() => pause ?? keep());
  keep();
  return () => {
    unwatch();
    clearTimeout(pause);
    keep();
    clearTimeout(pause);
    const { queryKey } = roomQuery(chatRoomId);
    // For a removed member the cached room would hide the refusal.
    if (current().log === opened || isRefusal(queryClient.getQueryState(queryKey)?.error, 'NOT_A_MEMBER')) return;
    queryClient.setQueryData(queryKey, (room) => room && { ...room, messages: newest() });
  };
}
