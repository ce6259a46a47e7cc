import type { RoomId } from '@mungchi/contract';
import { queryClient } from '../api/query-client';
import { roomQuery } from '../api/room';
import type { LiveConversation } from './live-conversation';

const EVERY_MS = 1000;
const KEPT = 50;

/** Keeps a room's newest messages on this device while it is open, and in the tab when it is left. */
export function keepTalk(chatRoomId: RoomId, { watch, current }: LiveConversation): () => void {
  let kept = current().log;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const newest = () => current().log.run.slice(-KEPT);

  function keep(): void {
    pause = undefined;
    const { log } = current();
    if (log === kept) return;
    pause = setTimeout(keep, EVERY_MS);
    import('../api/offline-store')
      .then(({ keepMessages }) => keepMessages(chatRoomId, newest()))
      .then((done) => {
        if (done) kept = log;
      })
      .catch(() => undefined);
  }

  const opened = kept;
  const unwatch = watch(() => pause ?? keep());
  return () => {
    unwatch();
    clearTimeout(pause);
    keep();
    clearTimeout(pause);
    if (current().log === opened) return;
    queryClient.setQueryData(roomQuery(chatRoomId).queryKey, (room) => room && { ...room, messages: newest() });
  };
}
