import type { ChatMessage } from '@mungchi/contract';

/**
 * The known messages of a room. `run` is shown and has no gap: the server's numbers are consecutive. `early` buffers
 * messages received beyond a gap, until the gap is filled.
 */
export type MessageLog = { readonly run: readonly ChatMessage[]; readonly early: readonly ChatMessage[] };

export const emptyLog: MessageLog = { run: [], early: [] };

/** Merges messages from any source, in any order; idempotent. One that is known comes again in other words when it was hidden. */
export function addMessages(known: MessageLog, messages: readonly ChatMessage[]): MessageLog {
  const log = reworded(known, messages);
  const first = log.run[0]?.seq;
  const last = log.run.at(-1)?.seq;
  const isNew = ({ seq }: ChatMessage) => first === undefined || last === undefined || seq < first || seq > last;
  const fresh = messages.filter(isNew);
  if (fresh.length === 0) return log;
  const loose = bySeq([...log.early, ...fresh]);
  if (first === undefined || last === undefined) return { run: lastStretch(loose), early: [] };

  const before = loose.filter(({ seq }) => seq < first);
  const after = loose.filter(({ seq }) => seq > last);
  const older = lastStretch(before);
  const newer = firstStretch(after);
  return {
    run: [...(older.at(-1)?.seq === first - 1 ? older : []), ...log.run, ...(newer[0]?.seq === last + 1 ? newer : [])],
    early: newer[0]?.seq === last + 1 ? after.slice(newer.length) : after,
  };
}

function reworded(log: MessageLog, messages: readonly ChatMessage[]): MessageLog {
  const other = new Map(messages.map((message) => [message.seq, message]));
  const changed = log.run.some(({ seq, message }) => (other.get(seq)?.message ?? message) !== message);
  if (!changed) return log;
  return { ...log, run: log.run.map((message) => other.get(message.seq) ?? message) };
}

function bySeq(messages: ChatMessage[]): ChatMessage[] {
  const once = new Map(messages.map((message) => [message.seq, message]));
  return [...once.values()].sort((a, b) => a.seq - b.seq);
}

function firstStretch(messages: ChatMessage[]): ChatMessage[] {
  const gap = messages.findIndex(({ seq }, index) => index > 0 && seq !== messages[index - 1]!.seq + 1);
  return gap === -1 ? messages : messages.slice(0, gap);
}

function lastStretch(messages: ChatMessage[]): ChatMessage[] {
  const gap = messages.findLastIndex(({ seq }, index) => index > 0 && seq !== messages[index - 1]!.seq + 1);
  return gap === -1 ? messages : messages.slice(gap);
}
