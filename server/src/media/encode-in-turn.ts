import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { NoRoom } from './picture-store';
import { QueueFull, TooSlow } from './work-queue';

/** Encodes and stores an upload when it is its owner's turn; too many at once and a full disk are refusals. */
export async function inTurn<T>(
  { queue }: Deps['pictures'],
  ownerId: UserId | null,
  upload: Buffer,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await queue.run(upload.length, work, ownerId);
  } catch (error) {
    if (error instanceof NoRoom) throw Object.assign(new Refusal('NO_ROOM'), { cause: error });
    if (!isTooBusy(error)) throw error;
    throw Object.assign(new Refusal('UNAVAILABLE'), { cause: error });
  }
}

/** The queue is full, or the work or the store timed out. */
function isTooBusy(error: unknown): boolean {
  return error instanceof QueueFull || error instanceof TooSlow || (error as Error).name === 'TimeoutError';
}
