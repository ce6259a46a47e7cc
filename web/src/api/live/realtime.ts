import {
  HEARTBEAT_MS,
  type SendCall,
  type SendInput,
  type TopicBody,
  type TopicCall,
  type TopicParams,
  topicPath,
} from '@mungchi/contract';
import { loginRequired } from '../session/login-required';
import { ConnectionLost, SendRefused } from './realtime-errors';
import { aMoment, pauseBefore } from './realtime-pace';
import { type LiveSocket, type OpenSocket, openSocket, type Refusal } from './realtime-socket';
import { type Listener, Subscriptions } from './realtime-subscriptions';
import { liveToken } from './realtime-token';

/** `lost`: reconnecting. `gave-up`: ten attempts failed in a row. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost' | 'gave-up';

type Parts = { open: OpenSocket; token: (refused: string | null) => Promise<string | null>; onSessionOver: () => void };
type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** The next screen usually subscribes too, so the connection stays open between them. */
const LINGER_MS = 5_000;
/** A connection that breaks sooner does not reset the attempt counter. */
const STEADY_MS = 10_000;
const SILENT_MS = 2 * HEARTBEAT_MS;
/** Session errors: the token is renewed without a notice. */
const EXPIRED = ['TOKEN_EXPIRED', 'LOGIN_REQUIRED'];

/**
 * The one live connection of this tab: opened with the first listener, closed some time after the last. It reconnects and
 * resubscribes by itself; listeners fetch what they missed over HTTP when `onReady` is called again.
 */
export class Realtime {
  readonly #parts: Parts;
  readonly #subscriptions = new Subscriptions();
  readonly #watchers = new Set<() => void>();
  readonly #errorWatchers = new Set<(code: string) => void>();
  readonly #receipts = new Map<string, Waiting>();
  #connection: Connection = 'idle';
  #socket: LiveSocket | null = null;
  /** Generation of the connection: events of an earlier one are ignored. */
  #generation = 0;
  #attempt = 0;
  #sent = 0;
  #refused: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get connection(): Connection {
    return this.#connection;
  }

  onConnection = (watch: () => void): (() => void) => {
    this.#watchers.add(watch);
    return () => this.#watchers.delete(watch);
  };

  /** Errors that ended a connection (except session errors) and revoked subscriptions. Returns an unsubscribe function. */
  onError(watch: (code: string) => void): () => void {
    this.#errorWatchers.add(watch);
    return () => this.#errorWatchers.delete(watch);
  }

  /** Returns an unsubscribe function. As with answers over HTTP, the server is trusted to keep to the contract. */
  listen<T extends TopicCall>(topic: T, params: TopicParams<T>, listener: Listener<TopicBody<T>>): () => void {
    clearTimeout(this.#linger);
    const leave = this.#subscriptions.add(topicPath(topic, params), listener as Listener);
    if (this.#connection === 'idle') this.#begin();
    return () => {
      leave();
      if (!this.#subscriptions.empty) return;
      clearTimeout(this.#linger);
      this.#linger = setTimeout(() => this.#subscriptions.empty && this.#stop(), LINGER_MS);
    };
  }

  /** Resolves with the server's receipt, once the message is stored. */
  send<S extends SendCall>({ destination }: S, body: SendInput<S>): Promise<void> {
    const socket = this.#socket;
    if (!socket || this.#connection !== 'connected') return Promise.reject(new ConnectionLost());
    const receipt = `m${++this.#sent}`;
    return new Promise((resolve, reject) => {
      this.#receipts.set(receipt, { resolve, reject });
      socket.send(destination, JSON.stringify(body), receipt, () => this.#settle(receipt));
    });
  }

  #begin(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#say('connecting');
    void this.#connect();
  }

  #stop(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
    this.#attempt = 0;
    this.#say('idle');
  }

  async #connect(): Promise<void> {
    this.#drop();
    const generation = this.#generation;
    const current = () => generation === this.#generation;
    try {
      const token = await this.#parts.token(this.#refused);
      if (!current()) return;
      if (token === null) {
        // Without listeners it only lingers: whoever signed out meanwhile knows.
        const isMissed = !this.#subscriptions.empty;
        this.#stop();
        if (isMissed) this.#parts.onSessionOver();
        return;
      }
      const socket = await this.#parts.open(token, {
        onOpen: () => current() && this.#opened(),
        onError: (code) => current() && this.#failed(code, token),
        onRefusal: (refusal) => current() && this.#onRefusal(refusal),
        onClose: (moved) => current() && this.#lost(moved),
      });
      if (current()) this.#socket = socket;
      else socket.close();
    } catch {
      if (current()) this.#lost();
    }
  }

  #opened(): void {
    this.#refused = null;
    const generation = this.#generation;
    setTimeout(() => {
      if (generation === this.#generation) this.#attempt = 0;
    }, STEADY_MS);
    this.#say('connected');
    if (this.#socket) this.#subscriptions.attach(this.#socket);
  }

  /** After an ERROR frame the connection is dead, whether or not the server closes it. */
  #failed(code: string, token: string): void {
    if (EXPIRED.includes(code)) this.#refused = token;
    else this.#tell(code);
    this.#lost();
  }

  #onRefusal({ code, message = '', receipt, destination }: Refusal): void {
    if (receipt) {
      this.#settle(receipt, new SendRefused(code, message));
      return;
    }
    if (destination) this.#subscriptions.revoke(destination);
    this.#tell(code);
  }

  #lost(moved = false): void {
    const renewing = this.#refused !== null;
    const brief = (renewing || moved) && this.#attempt === 0 && navigator.onLine;
    this.#drop();
    // A new token or another node takes a moment, so the composer stays enabled: messages are sent after the reconnect.
    if (!brief) this.#say('lost');
    // No attempts while offline: the `online` event resumes them.
    if (!navigator.onLine) return;
    this.#attempt += 1;
    const pause = brief ? (moved ? aMoment() : 0) : pauseBefore(this.#attempt);
    if (pause === null) this.#say('gave-up');
    else this.#timer = setTimeout(() => void this.#connect(), pause);
  }

  /** Back online, or the tab visible again: skip the backoff, and reconnect if the connection has been silent. */
  #hurry = (): void => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return;
    const silent = this.#socket !== null && Date.now() - this.#socket.heardAt() > SILENT_MS;
    if (this.#connection === 'connecting' || (this.#connection === 'connected' && !silent)) return;
    this.#attempt = 0;
    this.#drop();
    this.#say('lost');
    void this.#connect();
  };

  #offline = (): void => {
    if (this.#connection === 'gave-up') return;
    this.#drop();
    this.#say('lost');
  };

  /** Ends this generation: pending receipts are rejected. */
  #drop(): void {
    this.#generation += 1;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#subscriptions.detach();
    socket?.close();
    for (const receipt of this.#receipts.keys()) this.#settle(receipt, new ConnectionLost());
  }

  #settle(receipt: string, error?: Error): void {
    const waiting = this.#receipts.get(receipt);
    this.#receipts.delete(receipt);
    if (error) waiting?.reject(error);
    else waiting?.resolve();
  }

  #tell(code: string): void {
    for (const watch of this.#errorWatchers) watch(code);
  }

  #say(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    for (const watch of this.#watchers) watch();
  }
}

export const realtime = new Realtime({ open: openSocket, token: liveToken, onSessionOver: loginRequired });
