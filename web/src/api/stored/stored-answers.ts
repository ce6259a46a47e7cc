import {
  chatRoom,
  chatRooms,
  desk,
  handover,
  joinedBoards,
  me,
  myBoards,
  notificationThreads,
  packing,
} from '@mungchi/contract/calls';

export const MESSAGES_KEPT = 50;
const DAYS_KEPT = 30;

export type StoredAnswer = {
  /** Whose it is. */
  who: number;
  at: number;
  answer: unknown;
};

type Talk = { messages: { seq: number }[] };

/** What of each endpoint is kept for reading without a network; nothing of any other. */
const PARTS: Record<string, (answer: never, kept: never) => unknown> = {
  [me.path]: (answer) => answer,
  [chatRooms.path]: (answer) => (Array.isArray(answer) ? answer : firstPage(answer)),
  [chatRoom.path]: (room: Talk, kept: Talk | undefined) => ({ ...room, messages: newerTalk(room, kept) }),
  [handover.path]: (kit) => kit,
  [desk.path]: (answer) => answer,
  [packing.path]: (answer) => answer,
  [myBoards.path]: firstPage,
  [joinedBoards.path]: firstPage,
  [notificationThreads.path]: firstPage,
};

export function partToKeep([path]: readonly unknown[], answer: unknown, kept?: unknown): unknown {
  return PARTS[String(path)]?.(answer as never, kept as never);
}

export function isStored([path]: readonly unknown[]): boolean {
  return String(path) in PARTS;
}

/** Only to the person it was given to, and not for ever. */
export function isReadable(kept: unknown, who: number | null, now: number): kept is StoredAnswer {
  const { who: owner, at } = Object(kept) as Partial<StoredAnswer>;
  return owner !== undefined && owner === who && isYoung(at, now);
}

export function isYoung(at: unknown, now: number): boolean {
  return typeof at === 'number' && now - at < DAYS_KEPT * 86_400_000;
}

/** The answer of an open room grows old while messages come live: a new mark on it does not take them away. */
function newerTalk(room: Talk, kept: Talk | undefined): Talk['messages'] {
  const lastOf = (talk: Talk | undefined) => talk?.messages.at(-1)?.seq ?? 0;
  return (kept && lastOf(kept) > lastOf(room) ? kept : room).messages.slice(-MESSAGES_KEPT);
}

function firstPage({ pages, pageParams }: { pages: unknown[]; pageParams: unknown[] }): unknown {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
