import type { IncomingMessage } from 'node:http';

const EMPTY = Buffer.alloc(0);

/** The whole body, or null when it is longer. Gathered in one buffer: a thousand small pieces would cost far more than their bytes. */
export async function readBody(request: IncomingMessage, max: number): Promise<Buffer | null> {
  let kept = EMPTY;
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const next = length + chunk.length;
    if (next > max) return null;
    if (next > kept.length) {
      const grown = Buffer.allocUnsafeSlow(Math.min(max, Math.max(256, next, kept.length * 2)));
      kept.copy(grown, 0, 0, length);
      kept = grown;
    }
    chunk.copy(kept, length);
    length = next;
  }
  return kept.subarray(0, length);
}

/** Drops what still arrives of a body that nobody wants, for a while, so that its sender can read the answer. */
export function dropBody(request: IncomingMessage, lingerMs: number): void {
  request.resume();
  if (request.complete) return;
  const late = setTimeout(() => request.complete || request.socket.destroy(), lingerMs).unref();
  request.once('end', () => clearTimeout(late));
  request.once('close', () => clearTimeout(late));
}
