import { isUtf8 } from 'node:buffer';
import { FrameError, type StompFrame, type StompVersion } from './stomp-frame';
import { type FrameHead, parseHead } from './stomp-head';

export interface FrameLimits {
  /** Maximum bytes of a whole frame. */
  maxFrame: number;
  /** Maximum bytes of the command line or of one header line. */
  maxHeader: number;
  maxHeaders: number;
  maxBody: number;
}

export const DEFAULT_LIMITS: FrameLimits = {
  maxFrame: 72 * 1024,
  maxHeader: 8 * 1024,
  maxHeaders: 64,
  maxBody: 64 * 1024,
};

const NUL = 0;
const LF = 10;
const CR = 13;
const EMPTY = Buffer.alloc(0);
const MAY_HAVE_BODY = new Set(['SEND', 'MESSAGE', 'ERROR']);

/**
 * Accepts chunks cut anywhere. No byte is scanned twice: the progress within an unfinished frame is kept as offsets
 * from its start, and its bytes move into a buffer of our own that grows by doubling.
 */
export class FrameParser {
  version: StompVersion = '1.0';
  readonly #limits: FrameLimits;
  readonly #onFrame: (frame: StompFrame) => void;
  readonly #onHeartBeat: () => void;
  #kept = EMPTY;
  #keptLength = 0;
  /** Offsets within the unfinished frame. */
  #scanned = 0;
  #lineStart = 0;
  #lines = 0;
  #bodyStart = -1;
  #bodyLength = -1;
  #head: FrameHead | null = null;

  constructor(onFrame: (frame: StompFrame) => void, onHeartBeat: () => void, limits: Partial<FrameLimits> = {}) {
    this.#onFrame = onFrame;
    this.#onHeartBeat = onHeartBeat;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /** Throws FrameError; the parser must not be used after that. */
  push(chunk: Buffer): void {
    const bytes = this.#keptLength > 0 ? this.#keep(chunk) : chunk;
    let start = 0;
    while (start < bytes.length) {
      if (this.#scanned === 0 && this.#skipEol(bytes, start)) {
        start += 1;
        continue;
      }
      const end = this.#scanFrame(bytes, start);
      if (end === -1) break;
      start = end;
    }
    if (start === bytes.length) this.#forget();
    else if (start > 0 || bytes === chunk) this.#keepOnly(bytes.subarray(start));
  }

  #skipEol(bytes: Buffer, at: number): boolean {
    if (bytes[at] === LF) {
      this.#onHeartBeat();
      return true;
    }
    return bytes[at] === CR;
  }

  /** Returns the offset after the frame, or -1 while it is unfinished. */
  #scanFrame(bytes: Buffer, start: number): number {
    if (this.#bodyStart === -1 && !this.#scanHead(bytes, start)) return -1;
    const end = this.#scanBody(bytes, start);
    if (end === -1) return -1;
    const { command, headers } = this.#head as FrameHead;
    const body = bytes.subarray(start + this.#bodyStart, end);
    if (body.length > 0 && !MAY_HAVE_BODY.has(command)) throw new FrameError('UNEXPECTED_BODY', command);
    this.#reset();
    this.#onFrame({ command, headers, body });
    return end + 1;
  }

  #scanHead(bytes: Buffer, start: number): boolean {
    let at = start + this.#scanned;
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === NUL)
        throw new FrameError(this.#lines === 0 ? 'MALFORMED_COMMAND' : 'MALFORMED_HEADER', 'NUL in head');
      if (byte !== LF) continue;
      const line = at - start - this.#lineStart;
      if (line > this.#limits.maxHeader) throw new FrameError('HEADER_TOO_LARGE');
      if (line === 0 || (line === 1 && bytes[at - 1] === CR)) {
        this.#endHead(bytes.subarray(start, at), at + 1 - start);
        return true;
      }
      this.#lineStart = at + 1 - start;
      this.#lines += 1;
      if (this.#lines > this.#limits.maxHeaders + 1) throw new FrameError('TOO_MANY_HEADERS');
    }
    this.#scanned = at - start;
    if (this.#scanned - this.#lineStart > this.#limits.maxHeader + 1) throw new FrameError('HEADER_TOO_LARGE');
    if (this.#scanned > this.#limits.maxFrame) throw new FrameError('FRAME_TOO_LARGE');
    return false;
  }

  #endHead(bytes: Buffer, bodyStart: number): void {
    if (!isUtf8(bytes)) throw new FrameError('INVALID_UTF8');
    this.#head = parseHead(bytes.toString('utf8'), this.version);
    this.#bodyStart = bodyStart;
    this.#scanned = bodyStart;
    const declared = this.#head.headers['content-length'];
    if (declared !== undefined) {
      if (!/^\d{1,15}$/.test(declared)) throw new FrameError('BAD_CONTENT_LENGTH');
      this.#bodyLength = Number(declared);
      this.#checkBody(this.#bodyLength);
    }
  }

  #scanBody(bytes: Buffer, start: number): number {
    if (this.#bodyLength >= 0) {
      const end = start + this.#bodyStart + this.#bodyLength;
      this.#scanned = bytes.length - start;
      if (end >= bytes.length) return -1;
      if (bytes[end] !== NUL) throw new FrameError('MISSING_NUL');
      return end;
    }
    const end = bytes.indexOf(NUL, start + this.#scanned);
    this.#checkBody((end === -1 ? bytes.length : end) - start - this.#bodyStart);
    this.#scanned = bytes.length - start;
    return end;
  }

  #checkBody(length: number): void {
    if (length > this.#limits.maxBody) throw new FrameError('BODY_TOO_LARGE');
    if (this.#bodyStart + length + 1 > this.#limits.maxFrame) throw new FrameError('FRAME_TOO_LARGE');
  }

  #keep(chunk: Buffer): Buffer {
    const length = this.#keptLength + chunk.length;
    if (length > this.#kept.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(256, length, this.#kept.length * 2));
      this.#kept.copy(grown, 0, 0, this.#keptLength);
      this.#kept = grown;
    }
    chunk.copy(this.#kept, this.#keptLength);
    this.#keptLength = length;
    return this.#kept.subarray(0, length);
  }

  #keepOnly(rest: Buffer): void {
    this.#forget();
    this.#keep(rest);
  }

  #forget(): void {
    this.#kept = EMPTY;
    this.#keptLength = 0;
  }

  #reset(): void {
    this.#scanned = 0;
    this.#lineStart = 0;
    this.#lines = 0;
    this.#bodyStart = -1;
    this.#bodyLength = -1;
    this.#head = null;
  }
}
