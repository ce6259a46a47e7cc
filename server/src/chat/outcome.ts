import type { Quote, UserId } from '@mungchi/contract';
import type { MessageRow } from '../db/rows';
import { messageLine } from './announce';
import type { Draft } from './message-rules';
import { type Sender, wireMessage } from './message-wire';

export type SentDraft = Draft & { userId: UserId };

/** A stored message as its bus line, or the reason it was not stored. */
export type Outcome =
  | { ok: true; line: string }
  | { ok: false; code: 'ROOM_NOT_FOUND' | 'NOT_A_MEMBER' | 'ROOM_CLOSED' | 'IMAGE_NOT_ALLOWED' | 'UNAVAILABLE' };

export function storedOutcome(row: MessageRow, sender: Sender, quote?: Quote): Outcome {
  return { ok: true, line: messageLine(row.roomId, row.seq, JSON.stringify(wireMessage(row, sender, quote))) };
}
