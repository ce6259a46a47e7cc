import type { Quote } from '@mungchi/contract';
import { keepOwn, ownKeys, ownMemory } from '../../api/stored/own-memory';

/** Words typed and not sent, with what they answer. */
export type Unsent = { text: string; reply: Quote | null };

/** By participant id, which is one person in one room. Forgotten at log-out, and when somebody else logs in here. */
const storageKey = (me: number) => `own:words:${me}` as const;
const KEPT_MS = 14 * 24 * 3_600_000;
const NOTHING: Unsent = { text: '', reply: null };

export function recallWords(me: number, now = Date.now()): Unsent {
  const { text, reply, at } = parsed(ownMemory(storageKey(me)));
  if (typeof text !== 'string' || typeof at !== 'number' || now - at >= KEPT_MS) return NOTHING;
  return { text, reply: typeof Object(reply).seq === 'number' ? (reply as Quote) : null };
}

export function keepWords(me: number, roomId: number, { text, reply }: Unsent): void {
  const isEmpty = text.trim() === '' && reply === null;
  keepOwn(storageKey(me), isEmpty ? null : JSON.stringify({ text, reply, at: Date.now(), roomId }));
}

/** The first line of what was begun on this device, by room. */
export function draftsHere(now = Date.now()): Map<number, string> {
  const drafts = new Map<number, string>();
  for (const key of ownKeys('own:words:')) {
    const { text, roomId, at } = parsed(ownMemory(key));
    const isKept =
      typeof text === 'string' && typeof roomId === 'number' && typeof at === 'number' && now - at < KEPT_MS;
    const line = isKept ? text.trim().split('\n', 1)[0] : '';
    if (line) drafts.set(roomId as number, line);
  }
  return drafts;
}

function parsed(written: string | null): { text?: unknown; reply?: unknown; at?: unknown; roomId?: unknown } {
  try {
    return Object(JSON.parse(written ?? '{}'));
  } catch {
    return {};
  }
}
