import type { RoomId } from '@mungchi/contract';
import { keepOwn, ownMemory } from '../../api/stored/own-memory';
import { OUTBOX_PREFIX } from '../../api/stored/own-prefixes';
import type { Outgoing } from './conversation';

/** Forgotten at log-out, and when somebody else logs in here. */
const storageKey = (me: number) => `${OUTBOX_PREFIX}${me}` as const;

/** After this long the message may no longer be wanted: it is not resent without a press. */
const STALE_MS = 24 * 3_600_000;
export const STALE_WORDS = '보내지 못한 지 하루가 넘었어요.';

/** Messages without a receipt when the page was closed. They are resent: the idempotency key makes that harmless. */
export function recallOutbox(me: number, now = Date.now()): Outgoing[] {
  return read(me).unsent.map((entry) =>
    entry.state === 'sending' && now - entry.at > STALE_MS ? { ...entry, state: 'failed', reason: STALE_WORDS } : entry,
  );
}

type Change = { chatRoomId: RoomId; before: readonly Outgoing[]; after: readonly Outgoing[] };

/** Only what changed here: another tab of the same room has messages of its own in it. */
export function keepOutbox(me: number, { chatRoomId, before, after }: Change): void {
  const known = new Set([...before, ...after].map(({ key }) => key));
  const others = read(me).unsent.filter(({ key }) => !known.has(key));
  const unsent = [...others, ...after.filter(({ state }) => state !== 'sent')];
  keepOwn(storageKey(me), unsent.length === 0 ? null : JSON.stringify({ chatRoomId, unsent }));
}

/** Rooms in which something waits to be sent. */
export function waitingRooms(): { me: number; chatRoomId: RoomId }[] {
  return Object.keys(localStorage).flatMap((key) => {
    const me = key.startsWith(OUTBOX_PREFIX) ? Number(key.slice(OUTBOX_PREFIX.length)) : 0;
    const { chatRoomId } = read(me);
    const waits = chatRoomId !== null && recallOutbox(me).some(({ state }) => state === 'sending');
    return waits ? [{ me, chatRoomId }] : [];
  });
}

function read(me: number): { chatRoomId: RoomId | null; unsent: Outgoing[] } {
  try {
    const { chatRoomId, unsent } = JSON.parse(ownMemory(storageKey(me)) ?? '{}');
    return {
      chatRoomId: Number.isSafeInteger(chatRoomId) ? chatRoomId : null,
      unsent: Array.isArray(unsent) ? unsent.filter(isOutgoing) : [],
    };
  } catch {
    return { chatRoomId: null, unsent: [] };
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  const { key, text, at, state } = Object(value) as Partial<Outgoing>;
  return (
    typeof key === 'string' &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    /^(sending|failed)$/.test(`${state}`)
  );
}
