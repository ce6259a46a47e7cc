import { setTimeout } from 'node:timers/promises';
import { HEARTBEAT_MS, type LiveCode, type RefusalCode } from '@mungchi/contract';
import type { Application, Principal } from './application';
import { CappedCounts } from './capped-counts';
import { Connection, Outbox, type Transport } from './connection';
import type { FrameLimits } from './stomp-parser';
import { StompSession } from './stomp-session';
import { type BucketLimits, DEFAULT_BUCKET, scaleBucket } from './token-bucket';
import { Topics } from './topics';

const DISPERSE_STEP_MS = 20;

export interface GatewayOptions {
  application: Application;
  /** The clock that token expiry is checked against, in milliseconds since the epoch. */
  now?: () => number;
  limits?: Partial<FrameLimits>;
  /** Milliseconds, in both directions. */
  heartBeat?: number;
  connectTimeout?: number;
  /** Bytes a client may send before CONNECT is through. */
  beforeConnect?: number;
  maxSubscriptions?: number;
  maxPending?: number;
  /** Limits on what one client may send. */
  bucket?: Partial<BucketLimits>;
  /** Concurrent connections, on this node. */
  maxPerPerson?: number;
  maxPerAddress?: number;
  /** Multiplies the limits of a client, user or address. */
  factor?: number;
  /** How often heart-beats and token expiry are checked, in milliseconds. */
  tickInterval?: number;
  onFault?: (error: unknown) => void;
  /** Rewrites a body for clients on another origin. */
  rewrite?: ((json: string) => string) | undefined;
}

/** The session as a transport sees it. */
export interface Inbound {
  receive(chunk: Buffer): void;
  /**
   * Counts bytes that carry no STOMP: a ping, an envelope. False when the client has sent too much and is being
   * disconnected.
   */
  count(bytes: number): boolean;
  /** Bytes it may have sent in all: few before CONNECT is through, no end after it. */
  readonly allowance: number;
  end(): void;
}

/** All STOMP sessions of this node, and their topics. */
export class Gateway {
  readonly topics: Topics;
  readonly #outbox = new Outbox();
  readonly #sessions = new Set<StompSession>();
  readonly #addresses: CappedCounts<string>;
  readonly #options: ConstructorParameters<typeof StompSession>[1];
  readonly #ticker: NodeJS.Timeout;
  readonly #beforeConnect: number;
  #closing = false;

  constructor(options: GatewayOptions) {
    this.topics = new Topics(this.#outbox, options.rewrite);
    const factor = options.factor ?? 1;
    this.#addresses = new CappedCounts((options.maxPerAddress ?? 500) * factor);
    this.#beforeConnect = (options.beforeConnect ?? 16 * 1024) * factor;
    const heartBeat = options.heartBeat ?? HEARTBEAT_MS;
    this.#options = {
      application: options.application,
      topics: this.topics,
      now: options.now ?? Date.now,
      heartBeats: { sent: heartBeat, expected: heartBeat },
      connectTimeout: options.connectTimeout ?? 15_000,
      maxSubscriptions: options.maxSubscriptions ?? 200,
      maxPending: options.maxPending ?? 1000,
      bucket: scaleBucket({ ...DEFAULT_BUCKET, ...options.bucket }, factor),
      people: new CappedCounts((options.maxPerPerson ?? 20) * factor),
      onFault: options.onFault ?? (() => undefined),
      ...(options.limits && { limits: options.limits }),
    };
    const interval = options.tickInterval ?? 1000;
    this.#ticker = setInterval(() => this.#tick(interval), interval);
    this.#ticker.unref();
  }

  get connections(): number {
    return this.#sessions.size;
  }

  /** Whether an address has reached its maximum number of connections. */
  isFull(address: string): boolean {
    return this.#addresses.isFull(address);
  }

  open(transport: Transport, address: string): Inbound {
    const session = new StompSession(new Connection(this.#outbox, transport), this.#options);
    this.#sessions.add(session);
    this.#addresses.enter(address);
    if (this.#closing) session.close(1001, 'going away');
    const beforeConnect = this.#beforeConnect;
    return {
      receive: (chunk) => session.receive(chunk),
      count: (bytes) => session.count(bytes),
      get allowance() {
        return session.principal ? Number.POSITIVE_INFINITY : beforeConnect;
      },
      end: () => {
        if (this.#sessions.delete(session)) this.#addresses.leave(address);
        session.end();
      },
    };
  }

  /** Permission lost: ends the user's subscriptions to the destination; their connections stay. */
  revoke(destination: string, userId: number, code: RefusalCode): void {
    for (const subscriber of this.topics.subscribers(destination)) {
      if (subscriber.userId === userId && subscriber instanceof StompSession) subscriber.revoke(destination, code);
    }
  }

  /** The connected users, once per connection. */
  principals(): Principal[] {
    return [...this.#sessions].flatMap(({ principal }) => principal ?? []);
  }

  /** Closes every matching connection, for instance after a session was revoked. */
  disconnect(isMeant: (principal: Principal) => boolean, code: LiveCode, message: string): void {
    for (const session of this.#sessions) {
      if (session.principal && isMeant(session.principal)) session.fail({ code, message });
    }
  }

  /**
   * Asks clients to move to other nodes, one after the other over so many milliseconds: all at once they would be a crowd
   * there, and everybody in it would wait for all others. Who has not been asked yet is served as before.
   */
  async disperse(overMs: number): Promise<void> {
    const leaving = [...this.#sessions];
    const begun = performance.now();
    for (let asked = 0; asked < leaving.length && !this.#closing; ) {
      const share = (performance.now() - begun + DISPERSE_STEP_MS) / overMs;
      const due = Math.min(leaving.length, Math.ceil(share * leaving.length));
      for (; asked < due; asked++) leaving[asked]!.close(1001, 'going away');
      if (asked < leaving.length) await setTimeout(DISPERSE_STEP_MS);
    }
  }

  /** Asks every client to close; those still connected after the grace period are cut. */
  async close(grace = 1000): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#ticker);
    for (const session of this.#sessions) session.close(1001, 'going away');
    const deadline = performance.now() + grace;
    while (this.#sessions.size > 0 && performance.now() < deadline) await setTimeout(10);
    for (const session of this.#sessions) session.destroy();
  }

  #tick(interval: number): void {
    for (const session of this.#sessions) session.tick(interval);
  }
}
