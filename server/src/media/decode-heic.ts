import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { UPLOAD_MAX_PIXELS } from '@mungchi/contract';
import { UnusablePicture } from './picture-problems';

/** The largest phone pictures (48 megapixels) take about 320 MB and a few seconds. */
const LIMITS = { ms: 20_000, memory: 512 * 1024 * 1024 };

export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * HEIC from phones (HEVC), which the prebuilt libvips cannot decode for patent reasons. libheif runs as WebAssembly and takes
 * seconds, so it has its own worker thread; it applies the rotation itself.
 */
export async function decodeHeic(bytes: Buffer, limits = LIMITS): Promise<Pixels> {
  const module = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle');
  const worker = new Worker(DECODE, {
    eval: true,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    workerData: { module, bytes, maxMemory: limits.memory, maxPixels: UPLOAD_MAX_PIXELS },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('HEIC took too long')), limits.ms);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('HEIC without a picture')));
    });
  } catch {
    throw new UnusablePicture('UPLOAD_BROKEN');
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Worker source as a string, because a separate worker file would need its own bundle entry. Worker resource limits do not
 * cover WebAssembly memory, so its growth is refused here; the decoder treats that as out of memory.
 */
const DECODE = `
const { parentPort, workerData } = require('node:worker_threads');
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > workerData.maxMemory) throw new RangeError('too much memory');
  return grow.call(this, pages);
};
const libheif = require(workerData.module);
const [image] = new libheif.HeifDecoder().decode(workerData.bytes);
const width = image ? image.get_width() : 0;
const height = image ? image.get_height() : 0;
if (width * height > 0 && width * height <= workerData.maxPixels) {
  const canvas = { data: new Uint8ClampedArray(width * height * 4), width, height };
  image.display(canvas, (drawn) => {
    if (drawn) parentPort.postMessage({ data: new Uint8Array(drawn.data.buffer), width, height }, [drawn.data.buffer]);
  });
}
`;
