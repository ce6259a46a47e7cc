import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BoardId, UserId } from '@mungchi/contract';

const SIGNATURE_LENGTH = 32;
const FILE = /^([1-9]\d{0,14})\.([\w-]{32})\.ics$/;

/** The address of the calendar file of one member: a calendar app has no session, so the address is the key. */
export function calendarPath(key: string, boardId: BoardId, userId: UserId): string {
  return `/calendar/${boardId}.${signatureOf(key, boardId, userId)}.ics`;
}

export function readCalendarFile(file: string): { boardId: BoardId; signature: string } | null {
  const [, id, signature] = FILE.exec(file) ?? [];
  return id && signature ? { boardId: Number(id) as BoardId, signature } : null;
}

export function isSignatureOf(signature: string, key: string, boardId: BoardId, userId: UserId): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, boardId, userId)));
}

function signatureOf(key: string, boardId: BoardId, userId: UserId): string {
  const mac = createHmac('sha256', key).update(`calendar ${boardId} ${userId}`).digest('base64url');
  return mac.slice(0, SIGNATURE_LENGTH);
}
