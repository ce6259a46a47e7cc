import { randomUUID } from 'node:crypto';
import { type Application, Denied, type Principal, type SendRefusal } from './application';
import type { Connection } from './connection';
import type { Payload } from './payload';
import { agreeHeartBeats, agreeVersion, type HeartBeats, VERSIONS } from './stomp-connect';
import { EOL, encodeFrame, escapeHeader, type Frame, FrameError } from './stomp-frame';
import { type FrameLimits, FrameParser } from './stomp-parser';
import type { Topics } from './topics';

/** Refusals that do not end the connection arrive here, whether or not the client subscribed. */
export const ERRORS_DESTINATION = '/user/queue/errors';

export interface SessionOptions {
  application: Application;
  topics: Topics;
  /** Milliseconds since the epoch: what tokens run out by. */
  now: () => number;
  limits?: Partial<FrameLimits>;
  /** What the server offers and asks for, in milliseconds. */
  heartBeats: HeartBeats;
  /** A client that has not said CONNECT by then is cut. */
  connectTimeout: number;
  maxSubscriptions: number;
  /** Frames waiting behind one that is being decided, and messages not yet durable. */
  maxPending: number;
  onFault: (error: unknown) => void;
}

/** One client's conversation: waiting for CONNECT → connecting → open → closed. */
export class StompSession {
  readonly #connection: Connection;
  readonly #options: SessionOptions;
  readonly #parser: FrameParser;
  readonly #opened = performance.now();
  readonly #subscriptions = new Map<string, { destination: string; leave: () => void }>();
  #state: 'waiting' | 'connecting' | 'open' | 'closed' = 'waiting';
  #principal: Principal = { userId: 0, expiresAt: Number.POSITIVE_INFINITY };
  #heartBeats: HeartBeats = { sent: 0, expected: 0 };
  #lastReceived = performance.now();
  /** Frames behind one that is still being decided; null when nothing is. */
  #waiting: Frame[] | null = null;
  #undecided = 0;
  #whenDecided: (() => void) | null = null;

  constructor(connection: Connection, options: SessionOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#parser = new FrameParser(
      (frame) => this.#onFrame(frame),
      () => undefined,
      options.limits,
    );
  }

  get userId(): number {
    return this.#principal.userId;
  }

  receive(chunk: Buffer): void {
    if (this.#state === 'closed') return;
    this.#lastReceived = performance.now();
    try {
      this.#parser.push(chunk);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.fail(error.code, error.message);
    }
  }

  /** The transport is gone. */
  end(): void {
    this.#state = 'closed';
    this.#waiting = null;
    for (const { leave } of this.#subscriptions.values()) leave();
    this.#subscriptions.clear();
  }

  deliver(payload: Payload): void {
    this.#connection.send(payload);
  }

  /** Called about once a second. */
  tick(interval: number): void {
    if (this.#state === 'closed') return;
    const now = performance.now();
    const { sent, expected } = this.#heartBeats;
    if (this.#state !== 'open' && now - this.#opened > this.#options.connectTimeout) {
      this.fail('CONNECT_TIMEOUT', 'CONNECT did not arrive in time');
    } else if (this.#options.now() >= this.#principal.expiresAt) {
      this.fail('TOKEN_EXPIRED', 'the access token has expired');
    } else if (expected > 0 && now - this.#lastReceived > expected * 2 + interval) {
      this.destroy();
    } else if (sent > 0 && now - this.#connection.lastSent >= sent - interval) {
      this.#connection.send(EOL);
    }
  }

  /** Ends the subscriptions to a destination whose permission was lost, and says so. */
  revoke(destination: string, code: string): void {
    for (const [id, subscription] of this.#subscriptions) {
      if (subscription.destination !== destination) continue;
      subscription.leave();
      this.#subscriptions.delete(id);
      this.#notify({ refusalCode: code }, { destination });
    }
  }

  /** ERROR, then the end of the connection, as the specification wants it. */
  fail(code: string, message: string, receipt?: string, extra: Record<string, string> = {}): void {
    if (this.#state === 'closed') return;
    const headers = { code, message, ...extra, 'receipt-id': receipt, 'content-type': 'text/plain' };
    this.#connection.send(encodeFrame('ERROR', headers, `${message}\n`, this.#parser.version));
    this.close(1008, code);
  }

  destroy(): void {
    this.end();
    this.#connection.destroy();
  }

  close(code: number, reason: string): void {
    this.end();
    this.#connection.close(code, reason);
  }

  #onFrame(frame: Frame): void {
    if (this.#state === 'closed') return;
    if (this.#waiting) {
      if (this.#waiting.length >= this.#options.maxPending) this.fail('TOO_MANY_FRAMES', 'too many frames at once');
      else this.#waiting.push(frame);
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
  #attempt(frame: Frame): Promise<void> | undefined {
    try {
      return this.#handle(frame)?.catch((error) => this.#onError(error, frame.headers['receipt']));
    } catch (error) {
      this.#onError(error, frame.headers['receipt']);
      return undefined;
    }
  }

  #onError(error: unknown, receipt: string | undefined): void {
    if (!(error instanceof Denied)) this.#options.onFault(error);
    const { code, message } = error instanceof Denied ? error : new Denied('INTERNAL', 'internal error');
    this.fail(code, message, receipt);
  }

  #handle(frame: Frame): Promise<void> | undefined {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return this.#connect(frame);
    if (this.#state !== 'open') throw new Denied('NOT_CONNECTED', 'CONNECT comes first');
    if (this.#options.now() >= this.#principal.expiresAt)
      throw new Denied('TOKEN_EXPIRED', 'the access token has expired');
    switch (frame.command) {
      case 'SEND':
        return this.#send(frame);
      case 'SUBSCRIBE':
        return this.#subscribe(frame);
      case 'UNSUBSCRIBE':
        return this.#unsubscribe(frame);
      case 'ACK':
      case 'NACK':
        return this.#receipt(frame.headers['receipt']);
      case 'DISCONNECT':
        return this.#disconnect(frame);
      case 'BEGIN':
      case 'COMMIT':
      case 'ABORT':
        throw new Denied('TRANSACTIONS_UNSUPPORTED', 'transactions are not supported');
      default:
        throw new Denied('UNKNOWN_COMMAND', `unknown command ${frame.command}`);
    }
  }

  async #connect(frame: Frame): Promise<void> {
    if (this.#state !== 'waiting') throw new Denied('ALREADY_CONNECTED', 'CONNECT was already sent');
    const version = agreeVersion(frame.headers['accept-version']);
    if (!version) {
      const list = VERSIONS.join(',');
      this.fail('UNSUPPORTED_VERSION', `supported versions: ${list}`, frame.headers['receipt'], { version: list });
      return;
    }
    const heartBeats = agreeHeartBeats(frame.headers['heart-beat'], this.#options.heartBeats);
    this.#parser.version = version;
    this.#state = 'connecting';
    const principal = await this.#options.application.authenticate(frame.headers);
    if (this.closed) return;
    if (this.#options.now() >= principal.expiresAt) throw new Denied('TOKEN_EXPIRED', 'the access token has expired');
    this.#principal = principal;
    this.#heartBeats = heartBeats;
    this.#state = 'open';
    const { sent, expected } = this.#options.heartBeats;
    const headers = {
      version,
      session: randomUUID(),
      server: 'mungchi',
      'heart-beat': `${sent},${expected}`,
      'user-name': String(principal.userId),
    };
    this.#connection.send(encodeFrame('CONNECTED', headers, '', version));
  }

  get closed(): boolean {
    return this.#state === 'closed';
  }

  /** Does not hold up the frames behind it: each message is durable on its own, in order of arrival. */
  #send(frame: Frame): undefined {
    const destination = required(frame, 'destination');
    if (frame.headers['transaction'] !== undefined)
      throw new Denied('TRANSACTIONS_UNSUPPORTED', 'transactions are not supported');
    if (this.#undecided >= this.#options.maxPending) throw new Denied('TOO_MANY_FRAMES', 'too many messages at once');
    this.#undecided += 1;
    // The frame itself must not be held until the message is durable.
    const { receipt } = frame.headers;
    this.#options.application.onSend(this.#principal, destination, frame.headers, frame.body).then(
      (refusal) => {
        if (refusal) this.#notify(refusal, { destination, receipt });
        else this.#receipt(receipt);
        this.#decided();
      },
      (error) => {
        this.#onError(error, receipt);
        this.#decided();
      },
    );
  }

  #decided(): void {
    this.#undecided -= 1;
    if (this.#undecided === 0) this.#whenDecided?.();
  }

  async #subscribe(frame: Frame): Promise<void> {
    const destination = required(frame, 'destination');
    const id = this.#subscriptionId(frame);
    if (this.#subscriptions.has(id)) throw new Denied('SUBSCRIPTION_EXISTS', `subscription ${id} exists`);
    if (this.#subscriptions.size >= this.#options.maxSubscriptions)
      throw new Denied('TOO_MANY_SUBSCRIPTIONS', 'too many subscriptions');
    if (destination !== ERRORS_DESTINATION)
      await this.#options.application.authorizeSubscribe(this.#principal, destination);
    if (this.closed) return;
    const leave =
      destination === ERRORS_DESTINATION
        ? () => undefined
        : this.#options.topics.subscribe(destination, this, {
            subscription: escapeHeader(id, this.#parser.version),
            acknowledges: (frame.headers['ack'] ?? 'auto') !== 'auto',
          });
    this.#subscriptions.set(id, { destination, leave });
    this.#receipt(frame.headers['receipt']);
  }

  #unsubscribe(frame: Frame): undefined {
    const id = this.#subscriptionId(frame);
    const subscription = this.#subscriptions.get(id);
    if (!subscription) throw new Denied('SUBSCRIPTION_UNKNOWN', `no subscription ${id}`);
    subscription.leave();
    this.#subscriptions.delete(id);
    this.#receipt(frame.headers['receipt']);
  }

  /** A 1.0 client may leave the id out; its subscription is then named by the destination. */
  #subscriptionId(frame: Frame): string {
    return this.#parser.version === '1.0'
      ? (frame.headers['id'] ?? required(frame, 'destination'))
      : required(frame, 'id');
  }

  /** The receipt of DISCONNECT says that everything before it was taken. */
  async #disconnect(frame: Frame): Promise<void> {
    if (this.#undecided > 0) await new Promise<void>((resolve) => (this.#whenDecided = resolve));
    this.#receipt(frame.headers['receipt']);
    this.close(1000, 'bye');
  }

  #receipt(receipt: string | undefined): undefined {
    if (receipt === undefined || this.closed) return;
    this.#connection.send(`RECEIPT\nreceipt-id:${escapeHeader(receipt, this.#parser.version)}\n\n\0`);
  }

  #notify({ refusalCode, ...detail }: SendRefusal, about: { destination: string; receipt?: string | undefined }): void {
    if (this.closed) return;
    const subscription = [...this.#subscriptions].find(
      ([, { destination }]) => destination === ERRORS_DESTINATION,
    )?.[0];
    const headers = {
      subscription: subscription ?? ERRORS_DESTINATION,
      'message-id': randomUUID(),
      destination: ERRORS_DESTINATION,
      code: refusalCode,
      'receipt-id': about.receipt,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ code: refusalCode, ...detail, ...about });
    this.#connection.send(encodeFrame('MESSAGE', headers, body, this.#parser.version));
  }
}

function required(frame: Frame, header: string): string {
  const value = frame.headers[header];
  if (value === undefined || value === '') throw new Denied('MISSING_HEADER', `${frame.command} needs ${header}`);
  return value;
}
