import { type EncodedPicture, type OpenedPicture, openPicture } from './encode-picture';
import { TooSlow, type Unusable, UnusablePicture } from './picture-problems';

/**
 * A process of its own, started by `picture-encoder.ts`: libvips works on the threads that Node serves files from, and only a process can
 * be stopped whatever it is doing. One picture at a time: first its header, then the rest where it is asked for.
 */

export type EncoderRequest = { open: Uint8Array } | 'encode';
export type EncoderAnswer =
  | { pixels: number }
  | { encoded: EncodedPicture }
  | { unusable: Unusable }
  | { tooSlow: string }
  | { fault: string };

/** The largest HEIC takes some 900 MB on its way through. */
const MOST_MEMORY = 1536 * 1024 * 1024;
const LOOK_MS = 200;

let opened: OpenedPicture | null = null;

async function answerTo(request: EncoderRequest): Promise<EncoderAnswer> {
  try {
    if (request !== 'encode') {
      opened = await openPicture(Buffer.from(request.open));
      return { pixels: opened.pixels };
    }
    const encoded = await opened!.encode();
    opened = null;
    return { encoded };
  } catch (error) {
    opened = null;
    if (error instanceof UnusablePicture) return { unusable: error.why };
    if (error instanceof TooSlow) return { tooSlow: error.message };
    return { fault: (error as Error).stack ?? String(error) };
  }
}

/** Not `exit`, which waits for what libvips is doing. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('message', async (request: EncoderRequest) => void process.send?.(await answerTo(request)));
process.on('disconnect', end);
// Ctrl+C and a stopping service reach the whole group: what is under way is still awaited there.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
setInterval(() => void (process.memoryUsage.rss() > MOST_MEMORY && end()), LOOK_MS);
