import { isUtf8 } from 'node:buffer';
import { type Frame, FrameError, type StompVersion } from './stomp-frame';
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
  readonly #onFrame: (frame: Frame) => void;
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

  constructor(onFrame: (frame: Frame) => void, onHeartBeat: () => void, limits: Partial<FrameLimits> = {}) {
    this.#onFrame = onFrame;
    this.#onHeartBeat = onHeartBeat;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /** Throws FrameError; the parser must not be used after that. */
  push(chunk: Buffer): void {
    const octets = this.#keptLength > 0 ? this.#keep(chunk) : chunk;
    let start = 0;
    while (start < octets.length) {
      if (this.#scanned === 0 && this.#skipEol(octets, start)) {
        start += 1;
        continue;
      }
      const end = this.#scanFrame(octets, start);
      if (end === -1) break;
      start = end;
    }
    if (start === octets.length) this.#forget();
    else if (start > 0 || octets === chunk) this.#keepOnly(octets.subarray(start));
  }

  #skipEol(octets: Buffer, at: number): boolean {
    if (octets[at] === LF) {
      this.#onHeartBeat();
      return true;
    }
    return octets[at] === CR;
  }

  /** Returns the offset after the frame, or -1 while it is unfinished. */
  #scanFrame(octets: Buffer, start: number): number {
    if (this.#bodyStart === -1 && !this.#scanHead(octets, start)) return -1;
    const end = this.#scanBody(octets, start);
    if (end === -1) return -1;
    const { command, headers } = this.#head as FrameHead;
    const body = octets.subarray(start + this.#bodyStart, end);
    if (body.length > 0 && !MAY_HAVE_BODY.has(command)) throw new FrameError('UNEXPECTED_BODY', command);
    this.#reset();
    this.#onFrame({ command, headers, body });
    return end + 1;
  }

  #scanHead(octets: Buffer, start: number): boolean {
    let at = start + this.#scanned;
    for (; at < octets.length; at++) {
      const octet = octets[at];
      if (octet === NUL)
        throw new FrameError(this.#lines === 0 ? 'MALFORMED_COMMAND' : 'MALFORMED_HEADER', 'NUL in head');
      if (octet !== LF) continue;
      const line = at - start - this.#lineStart;
      if (line > this.#limits.maxHeader) throw new FrameError('HEADER_TOO_LARGE');
      if (line === 0 || (line === 1 && octets[at - 1] === CR)) {
        this.#endHead(octets.subarray(start, at), at + 1 - start);
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

  #endHead(octets: Buffer, bodyStart: number): void {
    if (!isUtf8(octets)) throw new FrameError('INVALID_UTF8');
    this.#head = parseHead(octets.toString('utf8'), this.version);
    this.#bodyStart = bodyStart;
    this.#scanned = bodyStart;
    const declared = this.#head.headers['content-length'];
    if (declared !== undefined) {
      if (!/^\d{1,15}$/.test(declared)) throw new FrameError('BAD_CONTENT_LENGTH');
      this.#bodyLength = Number(declared);
      this.#checkBody(this.#bodyLength);
    }
  }

  #scanBody(octets: Buffer, start: number): number {
    if (this.#bodyLength >= 0) {
      const end = start + this.#bodyStart + this.#bodyLength;
      this.#scanned = octets.length - start;
      if (end >= octets.length) return -1;
      if (octets[end] !== NUL) throw new FrameError('MISSING_NUL');
      return end;
    }
    const end = octets.indexOf(NUL, start + this.#scanned);
    this.#checkBody((end === -1 ? octets.length : end) - start - this.#bodyStart);
    this.#scanned = octets.length - start;
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
