import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal';

const TIMEOUT_MS = 60_000;

export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * HEIC as phones make it (HEVC inside), which the prebuilt libvips may not read for patent reasons. libheif comes as
 * WebAssembly and takes seconds, so it works in a thread of its own; it turns the picture upright by itself.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const module = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle');
  const worker = new Worker(DECODE, { eval: true, stdout: true, stderr: true, workerData: { module, bytes } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('HEIC took too long')), TIMEOUT_MS);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('HEIC without a picture')));
    });
  } catch {
    throw new Refusal('UPLOAD_BROKEN');
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Plain text, because a thread's file would have to survive the bundling under a name of its own. */
const DECODE = `
const { parentPort, workerData } = require('node:worker_threads');
const libheif = require(workerData.module);
const [image] = new libheif.HeifDecoder().decode(workerData.bytes);
if (image) {
  const width = image.get_width();
  const height = image.get_height();
  const canvas = { data: new Uint8ClampedArray(width * height * 4), width, height };
  image.display(canvas, (drawn) => {
    if (drawn) parentPort.postMessage({ data: new Uint8Array(drawn.data.buffer), width, height }, [drawn.data.buffer]);
  });
}
`;
