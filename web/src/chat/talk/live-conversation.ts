import { CHAT_PAGE, CHAT_PAGE_MAX, type ChatMessage, type RoomId } from '@mungchi/contract';
import { roomMessages, sendMessage } from '@mungchi/contract/calls';
import type { Realtime } from '../../api/live/realtime';
import { SendRefused } from '../../api/live/realtime-errors';
import { type Conversation, type ConversationEvent, converse, openConversation } from './conversation';
import { newKey } from './new-key';
import { keepOutbox, recallOutbox } from './outbox-memory';
import { refusalWords } from './refusal-words';

type Page = { before?: string; after?: string; size: number };
type Parts = {
  chatRoomId: RoomId;
  /** The reader's participant id. */
  me: number;
  messages: readonly ChatMessage[];
  line: Pick<Realtime, 'listen' | 'send' | 'onConnection' | 'connection'>;
  readPage: (page: Page) => Promise<readonly ChatMessage[]>;
};

export type LiveConversation = ReturnType<typeof liveConversation>;

const FILL_AGAIN_MS = 2_000;
const ECHO_WITHIN_MS = 3_000;

/** Keeps a room's conversation in sync with the server: receives, fills gaps, sends, and resends after a reconnect. */
export function liveConversation({ chatRoomId, me, messages, line, readPage }: Parts) {
  let state: Conversation = openConversation(me, messages, recallOutbox(me));
  let open = false;
  let filling = false;
  let fillMore = false;
  const watchers = new Set<() => void>();

  function dispatch(event: ConversationEvent): void {
    const before = state;
    state = converse(state, event);
    if (state.outbox !== before.outbox) keepOutbox(me, { chatRoomId, before: before.outbox, after: state.outbox });
    if (state !== before) for (const watch of watchers) watch();
  }

  function start(): () => void {
    open = true;
    const leave = line.listen(
      roomMessages,
      { chatRoomId },
      {
        onMessage(message) {
          dispatch({ type: 'took', messages: [message] });
          if (state.log.early.length > 0) void fill();
        },
        onReady() {
          void fill();
          for (const { key, text, state: is } of state.outbox) if (is === 'sending') void transmit(key, text);
        },
      },
    );
    const unwatch = line.onConnection(() => {
      if (line.connection === 'gave-up') dispatch({ type: 'gave-up', reason: refusalWords('NETWORK') });
    });
    return () => {
      open = false;
      leave();
      unwatch();
    };
  }

  /** Fetches from the newest message shown to the end. */
  async function fill(): Promise<void> {
    fillMore = true;
    if (filling) return;
    filling = true;
    try {
      while (fillMore && open) {
        fillMore = false;
        const last = state.log.run.at(-1);
        const page = await readPage({ size: CHAT_PAGE_MAX, ...(last && { after: last.sendAt }) });
        dispatch({ type: 'took', messages: page });
        if (page.length === CHAT_PAGE_MAX) fillMore = true;
      }
      dispatch({ type: 'caught-up' });
    } catch {
      if (open) setTimeout(() => open && void fill(), FILL_AGAIN_MS);
    } finally {
      filling = false;
    }
  }

  async function transmit(key: string, text: string): Promise<void> {
    try {
      await line.send(sendMessage, { chatRoomId, message: text, messageType: 'TEXT', key });
      dispatch({ type: 'sent', key });
      setTimeout(() => open && state.outbox.some((entry) => entry.key === key) && void fill(), ECHO_WITHIN_MS);
    } catch (error) {
      // Without a receipt it stays in the outbox and is resent after the reconnect.
      if (error instanceof SendRefused) dispatch({ type: 'refused', key, reason: refusalWords(error.code) });
    }
  }

  async function loadOlder(): Promise<void> {
    const first = state.log.run[0];
    if (!first || !state.hasMore || state.older === 'loading') return;
    dispatch({ type: 'older-asked' });
    try {
      dispatch({ type: 'older-came', messages: await readPage({ before: first.sendAt, size: CHAT_PAGE }) });
    } catch {
      dispatch({ type: 'older-failed' });
    }
  }

  return {
    start,
    loadOlder,
    current: () => state,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    send: (text: string): void => {
      const key = newKey();
      dispatch({ type: 'wrote', key, text, at: Date.now() });
      void transmit(key, text);
    },
    retry: (key: string): void => {
      const entry = state.outbox.find((outgoing) => outgoing.key === key);
      if (entry?.state !== 'failed' || line.connection !== 'connected') return;
      dispatch({ type: 'retried', key, at: Date.now() });
      void transmit(key, entry.text);
    },
    discard: (key: string) => dispatch({ type: 'discarded', key }),
  };
}
