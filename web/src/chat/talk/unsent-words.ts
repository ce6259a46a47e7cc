import type { Quote } from '@mungchi/contract';
import { keepOwn, ownMemory } from '../../api/kept/own-memory';

/** Words typed and not sent, with what they answer. */
export type Unsent = { text: string; reply: Quote | null };

/** By participant id, which is one person in one room. Forgotten at log-out, and when somebody else logs in here. */
const storageKey = (me: number) => `own:words:${me}` as const;
const KEPT_MS = 14 * 24 * 3_600_000;
const NOTHING: Unsent = { text: '', reply: null };

export function recallWords(me: number, now = Date.now()): Unsent {
  try {
    const { text, reply, at } = JSON.parse(ownMemory(storageKey(me)) ?? '{}');
    const isKept = typeof text === 'string' && typeof at === 'number' && now - at < KEPT_MS;
    return isKept ? { text, reply: typeof reply?.seq === 'number' ? reply : null } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export function keepWords(me: number, { text, reply }: Unsent): void {
  const isEmpty = text.trim() === '' && reply === null;
  keepOwn(storageKey(me), isEmpty ? null : JSON.stringify({ text, reply, at: Date.now() }));
}
