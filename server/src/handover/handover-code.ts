import { createHmac } from 'node:crypto';
import type { BoardId } from '@mungchi/contract';

/** The six digits that a leader shows at the meeting; the same for everybody in the room, for as long as it exists. */
export function handoverCodeOf(key: string, boardId: BoardId): string {
  const digest = createHmac('sha256', key).update(String(boardId)).digest('hex');
  return String(BigInt(`0x${digest}`) % 1_000_000n).padStart(6, '0');
}
