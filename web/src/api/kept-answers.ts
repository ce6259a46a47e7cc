import { chatRoom, chatRooms, joinedBoards, me, myBoards } from '@mungchi/contract/calls';

export const MESSAGES_KEPT = 50;
const DAYS_KEPT = 30;

export type KeptAnswer = {
  /** Whose it is. */
  who: number;
  at: number;
  answer: unknown;
};

/** What of each endpoint is kept for reading without a network; nothing of any other. */
const PARTS: Record<string, (answer: never) => unknown> = {
  [me.path]: (answer) => answer,
  [chatRooms.path]: (answer) => answer,
  [chatRoom.path]: (room: { messages: unknown[] }) => ({ ...room, messages: room.messages.slice(-MESSAGES_KEPT) }),
  [myBoards.path]: firstPage,
  [joinedBoards.path]: firstPage,
};

export function partToKeep([path]: readonly unknown[], answer: unknown): unknown {
  return PARTS[String(path)]?.(answer as never);
}

export function isKept([path]: readonly unknown[]): boolean {
  return String(path) in PARTS;
}

/** Only to the person it was given to, and not for ever. */
export function isReadable(kept: unknown, who: number | null, now: number): kept is KeptAnswer {
  const { who: owner, at } = Object(kept) as Partial<KeptAnswer>;
  return owner !== undefined && owner === who && isYoung(at, now);
}

export function isYoung(at: unknown, now: number): boolean {
  return typeof at === 'number' && now - at < DAYS_KEPT * 86_400_000;
}

function firstPage({ pages, pageParams }: { pages: unknown[]; pageParams: unknown[] }): unknown {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
