import type { UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import type { EncodedPicture } from './encode-picture';
import { EncoderLost, TooSlow, UnusablePicture } from './picture-problems';
import { NoRoom } from './picture-store';
import { assertStorageLeft, spendPixels } from './upload-budget';
import { QueueFull } from './work-queue';

export type Uploader = {
  /** Null: an operator's import. */
  userId: UserId | null;
  /** For a dispute: it is counted in no budget. */
  isEvidence: boolean;
};

/**
 * Encodes an upload when it is its owner's turn and stores it; what one person may cost is asked before it costs that. Whatever is wrong
 * with the picture, too many at once and a full disk are refusals.
 */
export async function encodeInTurn<T>(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'limiter' | 'pictures'>,
  { userId, isEvidence }: Uploader,
  upload: Buffer,
  store: (encoded: EncodedPicture) => Promise<T>,
): Promise<T> {
  const { queue, encoder } = deps.pictures;
  const payer = isEvidence ? null : userId;
  const work = async () => {
    if (payer !== null) await assertStorageLeft(deps, payer);
    const approve = async (pixels: number) => {
      if (payer !== null) await spendPixels(deps, payer, pixels);
    };
    return store(await encoder.encode(upload, approve));
  };
  try {
    return await queue.run(upload.length, work, userId);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof UnusablePicture) {
    if (error.why !== 'TOO_MANY_PIXELS') return new Refusal(error.why);
    return new Refusal('UPLOAD_TOO_LARGE', { file: '사진이 너무 커요. 5천만 화소까지 올릴 수 있어요.' });
  }
  if (error instanceof NoRoom) return Object.assign(new Refusal('NO_ROOM'), { cause: error });
  return isTooBusy(error) ? Object.assign(new Refusal('UNAVAILABLE'), { cause: error }) : error;
}

/** The queue is full, or the work or the store took too long or too much. */
function isTooBusy(error: unknown): boolean {
  const { name } = error as Error;
  return [QueueFull, TooSlow, EncoderLost].some((kind) => error instanceof kind) || name === 'TimeoutError';
}
