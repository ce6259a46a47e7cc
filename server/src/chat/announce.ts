import type { RoomId, UserId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { afterCommit } from '../db/transaction';
import type { Ground } from '../ground';

/**
 * Bus messages about rooms. Each line is a hint: a node that misses one reads the database.
 * `m {room} {seq} {message}` a new message; `u {user} {room}` a user's row of the room list changed; `x {user} {room}` a
 * member has left; `h {room} {seq} {message}` a message was hidden: the same one again in other words.
 */
export const CHAT_CHANNEL = 'chat';

export type Announcer = Pick<Ground, 'bus'>;

/** `message` is JSON. */
export function messageLine(roomId: RoomId, seq: number, message: string): string {
  return `m ${roomId} ${seq} ${message}`;
}

export function hiddenLine(roomId: RoomId, seq: number, message: string): string {
  return `h ${roomId} ${seq} ${message}`;
}

export function listLine(userId: UserId, roomId: RoomId): string {
  return `u ${userId} ${roomId}`;
}

export type Hint =
  | { kind: 'message' | 'hidden'; roomId: RoomId; seq: number; message: string }
  | { kind: 'row'; userId: UserId; roomId: RoomId }
  | { kind: 'left'; userId: UserId; roomId: RoomId };

export function readLine(line: string): Hint {
  const second = line.indexOf(' ', 2);
  const first = Number(line.slice(2, second));
  if (line.startsWith('u') || line.startsWith('x')) {
    const seat = { userId: first as UserId, roomId: Number(line.slice(second + 1)) as RoomId };
    return { kind: line.startsWith('u') ? 'row' : 'left', ...seat };
  }
  const third = line.indexOf(' ', second + 1);
  const kind = line.startsWith('h') ? 'hidden' : 'message';
  return { kind, roomId: first as RoomId, seq: Number(line.slice(second + 1, third)), message: line.slice(third + 1) };
}

/** A member's row of the room list appeared or changed in this transaction. */
export function announceRow(deps: Announcer, tx: Tx, userId: UserId, roomId: RoomId): void {
  announceAfterCommit(deps, tx, listLine(userId, roomId));
}

/** A member left in this transaction: their open screens of the room end now, and the row goes from their list. */
export function announceLeft(deps: Announcer, tx: Tx, userId: UserId, roomId: RoomId): void {
  announceAfterCommit(deps, tx, `x ${userId} ${roomId}`);
}

/** Published after the commit. */
export function announceAfterCommit({ bus }: Announcer, tx: Tx, line: string): void {
  afterCommit(tx, () => bus.publish(CHAT_CHANNEL, [line]));
}
