import path from 'node:path';
import type { Config } from '../config';
import { diskStore } from './disk-store';
import type { PictureStore } from './picture-store';
import { s3Store } from './s3-store';
import { type WorkQueue, workQueue } from './work-queue';

const AT_A_TIME = 2;
const WAITING_BYTES = 256 * 1024 * 1024;
/** More than a post may carry. */
const WAITING_BYTES_EACH = 128 * 1024 * 1024;
const DEADLINE_MS = 45_000;

/** The upload store, the cache of resized artwork, and the queue that encodes both. */
export type Pictures = { store: PictureStore; copies: PictureStore; queue: WorkQueue };

export function createPictures({ media, dataDir }: Config): Pictures {
  return {
    store: media.s3 ? s3Store(media.s3) : diskStore(path.resolve(dataDir, 'media')),
    copies: diskStore(path.resolve(dataDir, 'cache', 'pictures')),
    queue: workQueue({
      concurrency: AT_A_TIME,
      maxWeight: WAITING_BYTES,
      maxWeightEach: WAITING_BYTES_EACH,
      deadlineMs: DEADLINE_MS,
    }),
  };
}
