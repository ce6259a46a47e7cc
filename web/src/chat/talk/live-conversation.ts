import { CHAT_PAGE, CHAT_PAGE_MAX, type ChatMessage, photoWords, type Quote, type RoomId } from '@mungchi/contract';
import { roomMessages, sendMessage } from '@mungchi/contract/calls';
import type { Realtime } from '../../api/live/realtime';
import { SendRefused } from '../../api/live/realtime-errors';
import { type Conversation, type ConversationEvent, converse, type Outgoing, openConversation } from './conversation';
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
  /** Photos take a while to upload: what was written after them leaves after them. */
  let photosAhead: Promise<void> | null = null;
  const uploads = new Map<string, AbortController>();

  function dispatch(event: ConversationEvent): void {
    const before = state;
    state = converse(state, event);
    if (state.outbox !== before.outbox) settleOutbox(before.outbox);
    if (state !== before) for (const watch of watchers) watch();
  }

  function settleOutbox(before: readonly Outgoing[]): void {
    keepOutbox(me, { chatRoomId, before, after: state.outbox });
    const out = new Set(state.outbox.map(({ key }) => key));
    const gone = before.filter(({ key, photos }) => photos && !out.has(key));
    if (gone.length > 0) void import('./photo-outbox').then(({ forgetPhotos }) => forgetPhotos(gone));
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
          for (const entry of state.outbox) if (entry.state === 'sending') transmit(entry);
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

  function transmit(entry: Outgoing): void {
    if (uploads.has(entry.key)) return;
    if (!entry.photos && !photosAhead) return void send(entry);
    const turn = (photosAhead ?? Promise.resolve()).then(() => (entry.photos ? sendPhotos(entry) : send(entry)));
    photosAhead = turn;
    void turn.finally(() => {
      if (photosAhead === turn) photosAhead = null;
    });
  }

  async function send({ key, text, replyTo }: Outgoing, pictures?: string[]): Promise<void> {
    try {
      const rich = { ...(replyTo && { replyTo: replyTo.seq }), ...(pictures && { pictures }) };
      await line.send(sendMessage, { chatRoomId, message: text, messageType: 'TEXT', key, ...rich });
      dispatch({ type: 'sent', key });
      setTimeout(() => open && state.outbox.some((entry) => entry.key === key) && void fill(), ECHO_WITHIN_MS);
    } catch (error) {
      // Without a receipt it stays in the outbox and is resent after the reconnect.
      if (error instanceof SendRefused) dispatch({ type: 'refused', key, reason: refusalWords(error.code) });
    }
  }

  /** Uploads what was not yet, then names it under the entry's key. Without a network it waits for the next connection. */
  async function sendPhotos(entry: Outgoing): Promise<void> {
    const { key } = entry;
    if (!state.outbox.some((out) => out.key === key && out.state === 'sending')) return;
    const stop = new AbortController();
    uploads.set(key, stop);
    try {
      const { uploadPhotos } = await import('./photo-outbox');
      const pictures = await uploadPhotos(chatRoomId, key, stop.signal);
      uploads.delete(key);
      await send(entry, pictures);
    } catch (error) {
      uploads.delete(key);
      if (stop.signal.aborted) return;
      const { problemOf } = await import('./photo-outbox');
      const problem = problemOf(error);
      if (problem) dispatch({ type: 'refused', key, ...problem });
      else setTimeout(() => open && line.connection === 'connected' && again(key), FILL_AGAIN_MS);
    }
  }

  function again(key: string): void {
    const entry = state.outbox.find((out) => out.key === key);
    if (entry?.state === 'sending') transmit(entry);
  }

  async function loadOlder(size = CHAT_PAGE): Promise<void> {
    const first = state.log.run[0];
    if (!first || !state.hasMore || state.older === 'loading') return;
    dispatch({ type: 'older-asked' });
    try {
      dispatch({ type: 'older-came', messages: await readPage({ before: first.sendAt, size }) });
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
    send: (text: string, replyTo?: Quote): void => {
      const key = newKey();
      dispatch({ type: 'wrote', key, text, at: Date.now(), ...(replyTo && { rich: { replyTo } }) });
      again(key);
    },
    /** Rejects when this device has no room for them. */
    sendPhotos: async (files: readonly File[], replyTo?: Quote): Promise<void> => {
      const { keepPhotos } = await import('./photo-outbox');
      const key = newKey();
      const photos = await keepPhotos(key, files);
      const rich = { photos, ...(replyTo && { replyTo }) };
      dispatch({ type: 'wrote', key, text: photoWords(files.length), at: Date.now(), rich });
      again(key);
    },
    /** While they are on their way up. */
    cancel: (key: string): void => {
      uploads.get(key)?.abort();
      dispatch({ type: 'cancelled', key });
    },
    retry: (key: string): void => {
      const entry = state.outbox.find((outgoing) => outgoing.key === key);
      if (entry?.state !== 'failed' || line.connection !== 'connected') return;
      dispatch({ type: 'retried', key, at: Date.now() });
      again(key);
    },
    discard: (key: string) => dispatch({ type: 'discarded', key }),
  };
}
