import type { ParticipantId, RoomId } from '@mungchi/contract';
import { markHanded, unmarkHanded } from '@mungchi/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { notify } from '../../notices/notices';
import { isRefusal, isTransient } from '../api-error';
import { call } from '../call';
import { errorText } from '../error-copy';
import { handoverQuery } from '../handover';
import { keepOwn, ownMemory } from './own-memory';
import { TICKS_PREFIX } from './own-prefixes';

/** What the leader said about a neighbour and the server has not heard yet; by participant. */
export type WaitingTicks = Readonly<Record<string, boolean>>;

const keyOf = (chatRoomId: RoomId) => `${TICKS_PREFIX}${chatRoomId}` as const;
const NONE: WaitingTicks = {};

const listeners = new Set<() => void>();
const known = new Map<RoomId, { text: string | null; ticks: WaitingTicks }>();

export function watchTicks(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The same object as long as nothing has changed. */
export function waitingTicks(chatRoomId: RoomId): WaitingTicks {
  const text = ownMemory(keyOf(chatRoomId));
  const before = known.get(chatRoomId);
  if (before?.text === text) return before.ticks;
  const ticks = parse(text);
  known.set(chatRoomId, { text, ticks });
  return ticks;
}

/** A tick is kept before it is sent: it outlives the network, the tab and the battery. */
export function keepTick(chatRoomId: RoomId, participantId: ParticipantId, handed: boolean): void {
  write(chatRoomId, { ...waitingTicks(chatRoomId), [participantId]: handed });
}

const sending = new Set<RoomId>();
/** After an attempt that failed; twice as long each time. */
const PAUSE_MS = { first: 1000, longest: 30_000 };
const retries = new Map<RoomId, { pause: number; timer: ReturnType<typeof setTimeout> }>();

/**
 * Each tick once, in the order of the list; without a network they stay for the next time. That is not left to the event
 * of the network alone: it may come while the attempt that fails is still on its way.
 */
export async function sendTicks(queries: QueryClient, chatRoomId: RoomId): Promise<void> {
  if (sending.has(chatRoomId)) return;
  sending.add(chatRoomId);
  try {
    for (let next = firstOf(chatRoomId); next; next = firstOf(chatRoomId)) {
      if (!(await send(queries, chatRoomId, next))) return sendLater(queries, chatRoomId);
      forget(chatRoomId, next);
    }
    retries.delete(chatRoomId);
  } finally {
    sending.delete(chatRoomId);
  }
}

function sendLater(queries: QueryClient, chatRoomId: RoomId): void {
  const before = retries.get(chatRoomId);
  clearTimeout(before?.timer);
  const pause = before ? Math.min(2 * before.pause, PAUSE_MS.longest) : PAUSE_MS.first;
  const timer = setTimeout(() => void sendTicks(queries, chatRoomId), pause);
  retries.set(chatRoomId, { pause, timer });
}

/** Ticks of an earlier visit leave with the next start of the app, and when the network is back. */
export function sendAllTicks(queries: QueryClient): void {
  const rooms = Object.keys(localStorage).filter((key) => key.startsWith(TICKS_PREFIX));
  for (const key of rooms) void sendTicks(queries, Number(key.slice(TICKS_PREFIX.length)) as RoomId);
  addEventListener('online', () => sendAllTicks(queries), { once: true });
}

type Tick = [participantId: string, handed: boolean];

/** A refusal is an answer too: the neighbour has received meanwhile, or the room has moved on. */
async function send(queries: QueryClient, chatRoomId: RoomId, [participantId, handed]: Tick): Promise<boolean> {
  const params = { chatRoomId, targetParticipantId: Number(participantId) };
  try {
    const kit = await call(handed ? markHanded : unmarkHanded, { params });
    queries.setQueryData(handoverQuery(chatRoomId).queryKey, kit);
  } catch (error) {
    if (isTransient(error) || isRefusal(error, 'RATE_LIMITED', 'LOGIN_REQUIRED')) return false;
    notify(errorText(error), 'bad');
    void queries.invalidateQueries({ queryKey: handoverQuery(chatRoomId).queryKey });
  }
  return true;
}

function firstOf(chatRoomId: RoomId): Tick | undefined {
  return Object.entries(waitingTicks(chatRoomId))[0];
}

/** Only if it was not changed while it was on its way. */
function forget(chatRoomId: RoomId, [participantId, handed]: Tick): void {
  const { [participantId]: now, ...others } = waitingTicks(chatRoomId);
  if (now === handed) write(chatRoomId, others);
}

function write(chatRoomId: RoomId, ticks: WaitingTicks): void {
  keepOwn(keyOf(chatRoomId), Object.keys(ticks).length === 0 ? null : JSON.stringify(ticks));
  for (const changed of listeners) changed();
}

function parse(text: string | null): WaitingTicks {
  try {
    const ticks = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    const whole = Object.entries(ticks).filter((tick): tick is Tick => typeof tick[1] === 'boolean');
    return whole.length === 0 ? NONE : Object.fromEntries(whole);
  } catch {
    return NONE;
  }
}
