import { realtime } from '../../api/live/realtime';
import { liveConversation } from './live-conversation';
import { waitingRooms } from './outbox-memory';

/** Messages that were written without a network leave with the next start of the app, whichever screen it begins with. */
export function sendWaiting(): void {
  for (const { me, chatRoomId } of waitingRooms()) {
    const live = liveConversation({ chatRoomId, me, messages: [], line: realtime, readPage: async () => [] });
    const leave = live.start();
    const unwatch = live.watch(() => {
      if (live.current().outbox.some(({ state }) => state === 'sending')) return;
      unwatch();
      leave();
      // Nobody hears here that they came back.
      const stored = live.current().outbox.filter(({ photos, state }) => photos && state === 'sent');
      if (stored.length > 0) void import('./photo-outbox').then(({ forgetPhotos }) => forgetPhotos(stored));
    });
  }
}
