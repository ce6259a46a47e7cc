import { CHAT_PAGE, CHAT_PAGE_MAX, type ChatMessage, photoWords, type Quote, type RoomId } from '@mungchi/contract';
import { roomMessages, sendMessage } from '@mungchi/contract/calls';
import type { Realtime } from '../../api/live/realtime';
import { SendRefused } from '../../api/live/realtime-errors';
import { type Conversation, type ConversationEvent, converse, type Outgoing, openConversation } from './conversation';
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
  /** By their keys, with what stops their photos. */
  const onTheWay = new Map<string, AbortController>();

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
          flow();
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

  /**
   * In the order in which they were written. Photos take a while, and now and then more than one attempt: what comes
   * after them waits until they are stored or refused.
   */
  function flow(): void {
    for (const entry of state.outbox) {
      if (entry.state !== 'sending') continue;
      if (!onTheWay.has(entry.key)) void transmit(entry);
      if (entry.photos) return;
    }
  }

  async function transmit(entry: Outgoing): Promise<void> {
    const { key, photos } = entry;
    const stop = new AbortController();
    onTheWay.set(key, stop);
    const pictures = photos && (await uploaded(key, stop.signal));
    if (!photos || pictures) await send(entry, pictures);
    onTheWay.delete(key);
    const isWaiting = state.outbox.some((out) => out.key === key && out.state === 'sending');
    if (photos && !isWaiting) flow();
  }

  async function send({ key, text, replyTo }: Outgoing, pictures?: string[]): Promise<void> {
    try {
      const rich = { ...(replyTo && { replyTo: replyTo.seq }), ...(pictures && { pictures }) };
      await line.send(sendMessage, { chatRoomId, message: text, messageType: 'TEXT', key, ...rich });
      dispatch({ type: 'sent', key });
      setTimeout(() => open && state.outbox.some((entry) => entry.key === key) && void fill(), ECHO_WITHIN_MS);
    } catch (error) {
      // Without a receipt it stays in the outbox and is resent after the reconnect.
      if (!(error instanceof SendRefused)) return;
      if (error.code === 'IMAGE_NOT_ALLOWED')
        await import('./photo-outbox').then(({ forgetUploads }) => forgetUploads(key));
      dispatch({ type: 'refused', key, reason: refusalWords(error.code) });
    }
  }

  /** Uploads what was not yet; the ids of all. Without a network they wait: for a moment, or for the next connection. */
  async function uploaded(key: string, signal: AbortSignal): Promise<string[] | undefined> {
    try {
      const { uploadPhotos } = await import('./photo-outbox');
      return await uploadPhotos(chatRoomId, key, signal);
    } catch (error) {
      if (signal.aborted) return;
      // Its code may be what could not be fetched.
      const problem = await import('./photo-outbox').then(({ problemOf }) => problemOf(error)).catch(() => null);
      if (problem) dispatch({ type: 'refused', key, ...problem });
      else setTimeout(() => open && line.connection === 'connected' && flow(), FILL_AGAIN_MS);
    }
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
      flow();
    },
    /** Rejects when this device has no room for them. */
    sendPhotos: async (files: readonly File[], replyTo?: Quote): Promise<void> => {
      const { keepPhotos } = await import('./photo-outbox');
      const key = newKey();
      const photos = await keepPhotos(key, files);
      const rich = { photos, ...(replyTo && { replyTo }) };
      dispatch({ type: 'wrote', key, text: photoWords(files.length), at: Date.now(), rich });
      flow();
    },
    /** While they are on their way up. */
    cancel: (key: string): void => {
      onTheWay.get(key)?.abort();
      dispatch({ type: 'cancelled', key });
      flow();
    },
    retry: (key: string): void => {
      const entry = state.outbox.find((outgoing) => outgoing.key === key);
      if (entry?.state !== 'failed' || line.connection !== 'connected') return;
      dispatch({ type: 'retried', key, at: Date.now() });
      flow();
    },
    discard: (key: string) => dispatch({ type: 'discarded', key }),
  };
}

/** A unique key for a message. `randomUUID` exists only on https and localhost. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
