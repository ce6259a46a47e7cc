import { type ChatMessage, type Dispute, seoulDay } from '@mungchi/contract';
import type { Conversation, Outgoing } from './conversation';

/** One line of the list. A `text` knows its place among those of the same person and minute. */
export type MessageRow =
  | { kind: 'day'; key: string; date: string }
  | { kind: 'unread'; key: string }
  | { kind: 'enter'; key: string; message: ChatMessage }
  | { kind: 'system'; key: string; message: ChatMessage }
  /** Drawn while seats are open, and not stored. */
  | { kind: 'open-seat'; key: string }
  /** A problem that waits for the leader's answer, where it was told; nobody else has it. */
  | { kind: 'told'; key: string; dispute: Dispute }
  | { kind: 'text'; key: string; message: ChatMessage; mine: boolean; first: boolean; last: boolean }
  | { kind: 'outgoing'; key: string; entry: Outgoing; first: boolean; last: boolean };

/**
 * While there is older history, the oldest known message only decides the day and group of the next one and is not
 * shown: so a row never changes when more history is loaded, and the list can keep its scroll position to the pixel.
 */
export function messageRows(
  conversation: Conversation,
  unreadFrom: number | null,
  hasOpenSeat = false,
  told: readonly Dispute[] = [],
): MessageRow[] {
  const { log, me, outbox, hasMore } = conversation;
  const rows: MessageRow[] = [];
  const lastJoin = hasOpenSeat ? seqOfLastJoin(log.run) : null;
  let day: string | null = null;
  const begin = (date: string) => {
    if (day !== date) rows.push({ kind: 'day', key: `day ${date}`, date });
    day = date;
  };
  log.run.forEach((message, index) => {
    const next = log.run[index + 1];
    if (hasMore && index === 0) day = dayOf(message.sendAt);
    else {
      begin(dayOf(message.sendAt));
      if (message.seq === unreadFrom) rows.push({ kind: 'unread', key: 'unread' });
      rows.push(rowOf(message, log.run[index - 1], next, me, unreadFrom));
      if (message.seq === lastJoin) rows.push({ kind: 'open-seat', key: `open-seat ${lastJoin}` });
    }
    for (const dispute of toldBetween(message, next, told)) {
      begin(dayOf(dispute.createAt));
      rows.push({ kind: 'told', key: `told ${dispute.id}`, dispute });
    }
  });

  const newest = log.run.at(-1);
  outbox.forEach((entry, index) => {
    const before = outbox[index - 1];
    const joins = before ? isSameMinute(before.at, entry.at) : newest ? joinsOwn(newest, entry, me) : false;
    const next = outbox[index + 1];
    const last = !next || !isSameMinute(entry.at, next.at) || entry.state === 'failed';
    rows.push({ kind: 'outgoing', key: ownKey(entry.key), entry, first: !joins, last });
  });
  return rows;
}

/** The room's first message: no divider above it. */
const GREETING = 1;

/** Who joined last says how many seats are left; before the first it is the greeting. */
function seqOfLastJoin(run: readonly ChatMessage[]): number {
  return run.findLast(({ messageType }) => messageType === 'ENTER')?.seq ?? GREETING;
}

/** What was told after one message and before the next, oldest first. */
function toldBetween(
  { sendAt }: ChatMessage,
  next: ChatMessage | undefined,
  told: readonly Dispute[],
): readonly Dispute[] {
  const isHere = (at: number) => at >= Date.parse(sendAt) && !(next && at >= Date.parse(next.sendAt));
  return told
    .filter(({ createAt }) => isHere(Date.parse(createAt)))
    .toSorted((one, other) => Date.parse(one.createAt) - Date.parse(other.createAt));
}

/** The first message of others or the mascot (join notices aside) after the read mark at opening; null until it is known. */
export function firstUnread({ log, me, caughtUpAt }: Conversation, readSeq: number): number | null {
  if ((log.run[0]?.seq ?? 1) > readSeq + 1) return null;
  const unread = log.run.find(
    ({ seq, messageType, participantId }) =>
      seq > Math.max(readSeq, GREETING) && messageType !== 'ENTER' && participantId !== me,
  );
  return unread && unread.seq <= (caughtUpAt ?? Number.POSITIVE_INFINITY) ? unread.seq : null;
}

function rowOf(
  message: ChatMessage,
  before: ChatMessage | undefined,
  next: ChatMessage | undefined,
  me: number,
  unreadFrom: number | null,
): MessageRow {
  switch (message.messageType) {
    case 'ENTER':
      return { kind: 'enter', key: message.id, message };
    case 'SYSTEM':
      return { kind: 'system', key: message.id, message };
    case 'TEXT': {
      const mine = message.participantId === me;
      return {
        kind: 'text',
        // The same key as in the outbox: on arrival the row is updated, not replaced.
        key: mine && message.key ? ownKey(message.key) : message.id,
        message,
        mine,
        first: !before || !isSameGroup(before, message) || message.seq === unreadFrom,
        last: !next || !isSameGroup(message, next) || next.seq === unreadFrom,
      };
    }
  }
}

const ownKey = (key: string) => `own ${key}`;

function isSameGroup(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.messageType === 'TEXT' &&
    b.messageType === 'TEXT' &&
    a.participantId === b.participantId &&
    isSameMinute(Date.parse(a.sendAt), Date.parse(b.sendAt))
  );
}

function joinsOwn(newest: ChatMessage, entry: Outgoing, me: number): boolean {
  return (
    newest.messageType === 'TEXT' && newest.participantId === me && isSameMinute(Date.parse(newest.sendAt), entry.at)
  );
}

function isSameMinute(a: number, b: number): boolean {
  return Math.floor(a / 60_000) === Math.floor(b / 60_000);
}

function dayOf(at: string): string {
  return seoulDay(Date.parse(at));
}
