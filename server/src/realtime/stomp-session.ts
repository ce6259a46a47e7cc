import type { RefusalCode } from '@mungchi/contract';
import { Denied, type Principal } from './application';
import type { CappedCounts } from './capped-counts';
import type { Connection } from './connection';
import type { Payload } from './payload';
import { agreeHeartBeats, agreeVersion, type HeartBeats, STOMP_VERSIONS } from './stomp-connect';
import { Conversation, type ConversationOptions, type Host } from './stomp-conversation';
import { EOL, FrameError, type StompFrame } from './stomp-frame';
import { type FrameLimits, FrameParser } from './stomp-parser';
import { connectedFrame, errorFrame, type Failure } from './stomp-replies';
import { type BucketLimits, TokenBucket } from './token-bucket';

export interface SessionOptions extends ConversationOptions {
  /** Milliseconds since the epoch, for token expiry. */
  now: () => number;
  limits?: Partial<FrameLimits>;
  /** What the server offers and requests, in milliseconds. */
  heartBeats: HeartBeats;
  /** A client that has not sent CONNECT within this time is disconnected. */
  connectTimeout: number;
  bucket: BucketLimits;
  /** Connections per user, on this node. */
  people: CappedCounts<number>;
  onFault: (error: unknown) => void;
}

const NO_HEART_BEATS: HeartBeats = { sent: 0, expected: 0 };
const ignore = () => undefined;

/** One client from its first byte to its last: waiting for CONNECT → connecting → open → closed. */
export class StompSession implements Host {
  readonly #connection: Connection;
  readonly #options: SessionOptions;
  readonly #parser: FrameParser;
  readonly #bucket: TokenBucket;
  readonly #opened = performance.now();
  #state: 'waiting' | 'connecting' | 'open' | 'closed' = 'waiting';
  #conversation: Conversation | null = null;
  #heartBeats = NO_HEART_BEATS;
  #lastReceived = performance.now();
  /** Frames queued behind one in progress; null when none is in progress. */
  #waiting: StompFrame[] | null = null;

  constructor(connection: Connection, options: SessionOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#bucket = new TokenBucket(options.bucket);
    this.#parser = new FrameParser((frame) => this.#onFrame(frame), ignore, options.limits);
  }

  /** 0 until the client has connected. */
  get userId(): number {
    return this.principal?.userId ?? 0;
  }

  get principal(): Principal | null {
    return this.#conversation?.principal ?? null;
  }

  get closed(): boolean {
    return this.#state === 'closed';
  }

  receive(chunk: Buffer): void {
    const now = performance.now();
    if (!this.count(chunk.length, now) || this.closed) return;
    this.#lastReceived = now;
    try {
      this.#parser.push(chunk);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.fail(error);
    }
  }

  /** A client that exceeds its limits gets an ERROR; if it continues to send after that, it is cut off at once. */
  count(bytes: number, now = performance.now()): boolean {
    if (this.#bucket.take(bytes, now)) return true;
    if (this.closed) this.#connection.destroy();
    this.#bucket.refill();
    this.fail(new Denied('TOO_MANY_FRAMES', 'more than a client may send'));
    return false;
  }

  deliver(payload: Payload, ids?: readonly string[]): void {
    if (ids) this.#conversation?.expectAcknowledgements(ids);
    this.#connection.send(payload);
  }

  /** Called about once a second. */
  tick(interval: number): void {
    if (this.closed) return;
    const now = performance.now();
    const { sent, expected } = this.#heartBeats;
    if (this.#state !== 'open' && now - this.#opened > this.#options.connectTimeout) {
      this.fail(new Denied('CONNECT_TIMEOUT', 'CONNECT did not arrive in time'));
    } else if (this.#conversation && this.#isOver(this.#conversation)) {
      this.fail(tokenExpired());
    } else if (expected > 0 && now - this.#lastReceived > expected * 2 + interval) {
      this.destroy();
    } else if (sent > 0 && now - this.#connection.lastSent >= sent - interval) {
      this.#connection.send(EOL);
    }
  }

  revoke(destination: string, code: RefusalCode): void {
    this.#conversation?.revoke(destination, code);
  }

  /** Sends ERROR, then closes the connection, as the specification requires. */
  fail({ code, message, receipt, extra = {} }: Failure): void {
    if (this.closed) return;
    this.#connection.send(errorFrame({ code, message, receipt, extra }, this.#parser.version));
    this.close(1008, code);
  }

  /** The transport was closed. */
  end(): void {
    if (this.#state === 'open') this.#options.people.leave(this.userId);
    this.#state = 'closed';
    this.#waiting = null;
    this.#conversation?.end();
  }

  destroy(): void {
    this.end();
    this.#connection.destroy();
  }

  close(code: number, reason: string): void {
    this.end();
    this.#connection.close(code, reason);
  }

  onError(error: unknown, receipt: string | undefined): void {
    if (!(error instanceof Denied)) this.#options.onFault(error);
    const { code, message } = error instanceof Denied ? error : new Denied('INTERNAL', 'internal error');
    this.fail({ code, message, receipt });
  }

  #onFrame(frame: StompFrame): void {
    if (this.closed || !this.count(0, this.#lastReceived)) return;
    if (this.#waiting) {
      if (this.#waiting.length < this.#options.maxPending) this.#waiting.push(frame);
      else this.fail(new Denied('TOO_MANY_FRAMES', 'too many frames at once'));
      return;
    }
    const pending = this.#attempt(frame);
    if (!pending) return;
    this.#waiting = [];
    void pending.then(() => this.#resume());
  }

  #resume(): void {
    const frames = this.#waiting ?? [];
    this.#waiting = null;
    for (const frame of frames) this.#onFrame(frame);
  }

  /** Returns a promise when later frames have to wait. It never rejects. */
  #attempt(frame: StompFrame): Promise<void> | undefined {
    try {
      return this.#handle(frame)?.catch((error) => this.onError(error, frame.headers['receipt']));
    } catch (error) {
      this.onError(error, frame.headers['receipt']);
      return undefined;
    }
  }

  #handle(frame: StompFrame): Promise<void> | undefined {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame);
    if (!this.#conversation) throw new Denied('NOT_CONNECTED', 'CONNECT comes first');
    if (this.#isOver(this.#conversation)) throw tokenExpired();
    return this.#conversation.handle(frame);
  }

  async #connect({ headers }: StompFrame): Promise<void> {
    if (this.#state !== 'waiting') throw new Denied('ALREADY_CONNECTED', 'CONNECT was already sent');
    const version = agreeVersion(headers['accept-version']);
    if (!version) {
      const list = STOMP_VERSIONS.join(',');
      const message = `supported versions: ${list}`;
      this.fail({ code: 'UNSUPPORTED_VERSION', message, receipt: headers['receipt'], extra: { version: list } });
      return;
    }
    this.#parser.version = version;
    this.#state = 'connecting';
    const principal = await this.#options.application.authenticate(headers);
    if (this.closed) return;
    const parts = { connection: this.#connection, host: this, options: this.#options };
    const conversation = new Conversation(principal, version, parts);
    if (this.#isOver(conversation)) throw tokenExpired();
    const { people } = this.#options;
    if (people.isFull(principal.userId)) throw new Denied('TOO_MANY_CONNECTIONS', 'too many connections at once');
    people.enter(principal.userId);
    this.#conversation = conversation;
    this.#heartBeats = agreeHeartBeats(headers['heart-beat'], this.#options.heartBeats);
    this.#state = 'open';
    this.#connection.send(connectedFrame(principal, this.#options.heartBeats, version));
  }

  #isOver({ principal }: Conversation): boolean {
    return this.#options.now() >= principal.expiresAt;
  }
}

function tokenExpired(): Denied {
  return new Denied('TOKEN_EXPIRED', 'the access token has expired');
}
