import { CHAT_PAGE, type ChatMessage, type Quote } from '@mungchi/contract';
import { addMessages, emptyLog, type MessageLog } from './message-log';

/** A message of the reader's own that is not in the log yet. `sent`: stored, but not yet received back. */
export type Outgoing = {
  readonly key: string;
  readonly text: string;
  /** When it was written, by this device's clock. */
  readonly at: number;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Why it failed, to be shown. */
  readonly reason?: string;
  /** It would fail again. */
  readonly final?: true;
} & Rich;

/** What a message may have beside its words: what it answers, and photos, whose files lie in the outbox of this device. */
export type Rich = { readonly replyTo?: Quote; readonly photos?: readonly Size[] };
export type Size = { readonly width: number; readonly height: number };

export type Conversation = {
  /** Whose outbox this is: the reader's participant id. */
  readonly me: number;
  readonly log: MessageLog;
  readonly outbox: readonly Outgoing[];
  /** Older messages: whether there are any, and the state of the request for them. */
  readonly hasMore: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
  /** The end that changed last: the list keeps its scroll position accordingly. */
  readonly grew: 'older' | 'newer';
  /** The newest message at the first complete gap fill. */
  readonly caughtUpAt: number | null;
};

export type ConversationEvent =
  | { type: 'took'; messages: readonly ChatMessage[] }
  | { type: 'caught-up' }
  | { type: 'older-asked' }
  | { type: 'older-came'; messages: readonly ChatMessage[] }
  | { type: 'older-failed' }
  | { type: 'wrote'; key: string; text: string; at: number; rich?: Rich }
  | { type: 'sent'; key: string }
  | { type: 'refused'; key: string; reason: string; final?: boolean }
  | { type: 'retried'; key: string; at: number }
  | { type: 'discarded'; key: string }
  | { type: 'cancelled'; key: string }
  | { type: 'gave-up'; reason: string };

export function openConversation(
  me: number,
  messages: readonly ChatMessage[],
  unsent: readonly Outgoing[],
): Conversation {
  const log = addMessages(emptyLog, messages);
  const hasMore = (log.run[0]?.seq ?? 1) > 1;
  const outbox = stillOut(unsent, log, me);
  return { me, log, outbox, hasMore, older: 'idle', grew: 'newer', caughtUpAt: null };
}

export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'took':
      return withMessages(state, event.messages, 'newer');
    case 'caught-up':
      return state.caughtUpAt === null ? { ...state, caughtUpAt: state.log.run.at(-1)?.seq ?? 0 } : state;
    case 'older-asked':
      return { ...state, older: 'loading' };
    case 'older-came': {
      const next = withMessages(state, event.messages, 'older');
      const hasMore = event.messages.length >= CHAT_PAGE && (next.log.run[0]?.seq ?? 1) > 1;
      return { ...next, hasMore, older: 'idle' };
    }
    case 'older-failed':
      return { ...state, older: 'failed' };
    case 'wrote':
      return {
        ...state,
        grew: 'newer',
        outbox: [...state.outbox, { key: event.key, text: event.text, at: event.at, state: 'sending', ...event.rich }],
      };
    case 'sent':
      return change(state, event.key, ({ reason: _reason, ...entry }) => ({ ...entry, state: 'sent' }));
    case 'refused':
      return change(state, event.key, (entry) => ({
        ...entry,
        state: 'failed',
        reason: event.reason,
        ...(event.final && { final: true }),
      }));
    case 'retried': {
      const entry = state.outbox.find(({ key }) => key === event.key);
      if (entry?.state !== 'failed') return state;
      const rest = state.outbox.filter(({ key }) => key !== event.key);
      const { reason: _reason, ...again } = entry;
      return { ...state, outbox: [...rest, { ...again, at: event.at, state: 'sending' }] };
    }
    case 'cancelled':
      return { ...state, grew: 'newer', outbox: state.outbox.filter(({ key }) => key !== event.key) };
    case 'discarded':
      return {
        ...state,
        grew: 'newer',
        outbox: state.outbox.filter(({ key, state }) => key !== event.key || state !== 'failed'),
      };
    case 'gave-up':
      return {
        ...state,
        outbox: state.outbox.map((entry) =>
          entry.state === 'sending' ? { ...entry, state: 'failed', reason: event.reason } : entry,
        ),
      };
  }
}

function withMessages(state: Conversation, messages: readonly ChatMessage[], grew: Conversation['grew']): Conversation {
  const log = addMessages(state.log, messages);
  if (log === state.log) return state;
  return { ...state, log, grew, outbox: stillOut(state.outbox, log, state.me) };
}

/** A message in the log leaves the outbox, whichever way it got there. */
function stillOut(outbox: readonly Outgoing[], { run }: MessageLog, me: number): readonly Outgoing[] {
  if (outbox.length === 0) return outbox;
  const arrived = new Set(run.flatMap(({ participantId, key }) => (participantId === me && key ? [key] : [])));
  return outbox.filter(({ key }) => !arrived.has(key));
}

function change(state: Conversation, key: string, to: (entry: Outgoing) => Outgoing): Conversation {
  return { ...state, outbox: state.outbox.map((entry) => (entry.key === key ? to(entry) : entry)) };
}
