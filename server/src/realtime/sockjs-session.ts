import { isUtf8 } from 'node:buffer';
import type { Transport } from './connection';
import type { Gateway, Inbound } from './gateway';
import { type Outgoing, quoted } from './payload';
import type { SockJsOptions } from './sockjs-options';

/** One response that carries frames to the client. */
export interface FrameReceiver {
  /** Bytes written and not yet read by the client. */
  readonly buffered: number;
  /** Returns false once the response has ended: a poll after one frame, a stream at its limit. */
  send(frame: string): boolean;
  end(): void;
  destroy(): void;
}

const OPEN = 'o';
const HEART_BEAT = 'h';
const ANOTHER = closeFrame(2010, 'Another connection still open');

/** A client without a WebSocket: frames are queued until a response can carry them. */
export class SockJsSession implements Transport {
  /** The address it belongs to: no other may send or receive with its id. */
  readonly address: string;
  readonly #options: SockJsOptions;
  readonly #onGone: () => void;
  readonly #inbound: Inbound;
  #opened = false;
  #receiver: FrameReceiver | null = null;
  #pending: string[] = [];
  #pendingLength = 0;
  #closed: string | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(gateway: Gateway, options: SockJsOptions, address: string, onGone: () => void) {
    this.address = address;
    this.#options = options;
    this.#onGone = onGone;
    this.#inbound = gateway.open(this, address);
  }

  /** Bytes that one body may have now. */
  get maxIncoming(): number {
    return Math.min(this.#options.maxIncoming, this.#inbound.allowance);
  }

  /** A response to write to. */
  attach(receiver: FrameReceiver): void {
    if (this.#receiver) {
      finish(receiver, ANOTHER);
      return;
    }
    this.#receiver = receiver;
    this.#wait(this.#options.idleBeat, () => this.#send(HEART_BEAT));
    if (!this.#opened) {
      this.#opened = true;
      this.#send(OPEN);
    }
    this.#pump();
    if (this.#closed !== null) this.#finish(this.#closed);
  }

  /** The response ended: it was full, or the client disconnected before its end. */
  detach(receiver: FrameReceiver, interrupted: boolean): void {
    if (this.#receiver !== receiver) return;
    this.#receiver = null;
    if (interrupted) this.close(1002, 'Connection interrupted');
    else this.#waitForClient();
  }

  /** The body of an xhr_send. */
  receive(bytes: Buffer): 'taken' | 'broken' | 'closed' {
    if (this.#closed !== null || !this.#inbound.count(bytes.length)) return 'closed';
    const messages = messagesOf(bytes);
    for (const message of messages ?? []) this.#inbound.receive(Buffer.from(message));
    return messages === null ? 'broken' : 'taken';
  }

  write(queue: readonly Outgoing[]): void {
    if (this.#closed !== null) return;
    for (const outgoing of queue) {
      const frames = quoted(outgoing);
      this.#pending.push(frames);
      this.#pendingLength += frames.length;
    }
    if (this.#pendingLength + (this.#receiver?.buffered ?? 0) > this.#options.maxBuffered) this.destroy();
    else this.#pump();
  }

  /** The close frame is kept for a while, so that a client between two responses still learns the reason. */
  close(code: number, reason: string): void {
    if (this.#closed !== null) return;
    this.#pump();
    this.#closed = closeFrame(code, reason);
    this.#inbound.end();
    this.#finish(this.#closed);
  }

  destroy(): void {
    if (this.#closed !== null) return;
    this.#receiver?.destroy();
    this.#receiver = null;
    this.#pending = [];
    this.close(1008, 'Too slow');
  }

  #pump(): void {
    if (this.#pending.length === 0 || !this.#receiver) return;
    const frame = `a[${this.#pending.join(',')}]`;
    this.#pending = [];
    this.#pendingLength = 0;
    this.#send(frame);
  }

  #send(frame: string): void {
    const receiver = this.#receiver;
    if (receiver && !receiver.send(frame)) this.detach(receiver, false);
    else this.#timer?.refresh();
  }

  #finish(frame: string): void {
    const receiver = this.#receiver;
    this.#receiver = null;
    if (receiver) finish(receiver, frame);
    this.#waitForClient();
  }

  #waitForClient(): void {
    this.#wait(this.#options.sessionTimeout, () => {
      this.#closed ??= closeFrame(1001, 'Session timed out');
      this.#inbound.end();
      this.#onGone();
    });
  }

  #wait(delay: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, delay);
    this.#timer.unref();
  }
}

/** More than a client collects while one xhr_send is in flight. */
const MESSAGES_MAX = 1000;

/**
 * The strings of a client's message: a JSON array of strings, or one string. Null when it is neither, or has too many.
 */
export function messagesOf(bytes: Buffer): string[] | null {
  if (!isUtf8(bytes)) return null;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    return null;
  }
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value) || value.length > MESSAGES_MAX) return null;
  return value.every((message) => typeof message === 'string') ? value : null;
}

export function closeFrame(code: number, reason: string): string {
  return `c${JSON.stringify([code, reason])}`;
}

function finish(receiver: FrameReceiver, frame: string): void {
  if (receiver.send(frame)) receiver.end();
}
