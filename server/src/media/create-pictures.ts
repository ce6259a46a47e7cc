import path from 'node:path';
import type { Config } from '../config';
import { diskStore } from './disk-store';
import { type PictureEncoder, pictureEncoder } from './picture-encoder';
import type { PictureStore } from './picture-store';
import { s3Store } from './s3-store';
import { tidier } from './tidy-copies';
import { type WorkQueue, workQueue } from './work-queue';

const AT_A_TIME = 2;
const WAITING_BYTES = 256 * 1024 * 1024;
/** More than a post may carry. */
const WAITING_BYTES_EACH = 128 * 1024 * 1024;

/**
 * The store of uploads that anybody may fetch, the one of those that only members may, the cache of resized artwork, the queue
 * in which they wait, and what encodes them. Copies are each node's own and can be made again. The two are apart, so that a bucket whose `media/` was opened to a CDN shows nobody's receipts.
 */
export type Pictures = {
  store: PictureStore;
  talk: PictureStore;
  copies: PictureStore;
  tidyCopies: () => Promise<void>;
  queue: WorkQueue;
  encoder: PictureEncoder;
};

export function createPictures({ media, dataDir }: Config, encoderFile?: string): Pictures {
  const copies = path.resolve(dataDir, 'cache', 'pictures');
  return {
    store: media.s3 ? s3Store(media.s3, 'media/') : diskStore(path.resolve(dataDir, 'media')),
    talk: media.s3 ? s3Store(media.s3, 'talk/') : diskStore(path.resolve(dataDir, 'media', 'talk')),
    copies: diskStore(copies),
    tidyCopies: tidier(copies),
    queue: workQueue({
      concurrency: AT_A_TIME,
      maxWeight: WAITING_BYTES,
      maxWeightEach: WAITING_BYTES_EACH,
    }),
    encoder: pictureEncoder({ file: encoderFile }),
  };
}
