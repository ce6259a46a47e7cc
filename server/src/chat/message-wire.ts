import type { ChatMessage } from '@mungchi/contract';
import type { MessageRow } from '../db/schema';

export type Sender = { nickname: string | null; profileUrl: string | null };

/** Who speaks when no member does. */
export const MASCOT: Sender = { nickname: '뭉치', profileUrl: null };

/** A message as clients see it, in history and live alike. */
export function wireMessage(row: MessageRow, sender: Sender): ChatMessage {
  return {
    id: `${row.roomId}-${row.seq}`,
    seq: row.seq,
    messageType: row.type,
    participantId: row.participantId,
    chatStatus: row.stage,
    message: row.body,
    sendAt: row.sentAt.toISOString(),
    senderNickname: sender.nickname,
    senderProfileUrl: sender.profileUrl,
    key: row.key,
  };
}
