import { HEARTBEAT_MS, RECONNECT_ATTEMPTS, RECONNECT_FIRST_MS, RECONNECT_MAX_MS } from '@mungchi/contract';
import type { Client, IMessage, StompSubscription } from '@stomp/stompjs';
import { freshToken } from './reissue';
import { readToken } from './token';

/** `lost`: trying again by itself. `gave-up`: ten tries failed, only a reload helps. */
export type Connection = 'idle' | 'connecting' | 'connected' | 'lost' | 'gave-up';

type Listener = { destination: string; onMessage: (body: unknown) => void; live: StompSubscription | null };

const ERRORS = '/user/queue/errors';
const TOKEN_SPARE_MS = 30_000;

/**
 * The one live connection of this tab, opened with the first listener and closed after the last. It reconnects by itself,
 * at once when the network or the tab comes back, and takes all listeners along; what was missed meanwhile is read over
 * HTTP by whoever watches `onConnection`.
 */
class Realtime {
  #client: Client | null = null;
  #starting: Promise<void> | null = null;
  #connection: Connection = 'idle';
  #attempts = 0;
  #listeners = new Set<Listener>();
  #watchers = new Set<(connection: Connection) => void>();
  #receipts = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  #sent = 0;

  get connection(): Connection {
    return this.#connection;
  }

  onConnection(watch: (connection: Connection) => void): () => void {
    this.#watchers.add(watch);
    return () => this.#watchers.delete(watch);
  }

  /** Returns the way out. */
  listen(destination: string, onMessage: (body: unknown) => void): () => void {
    const listener: Listener = { destination, onMessage, live: null };
    this.#listeners.add(listener);
    if (this.#client?.connected) this.#subscribe(listener);
    else void this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#client?.connected) listener.live?.unsubscribe();
      if (this.#listeners.size === 0) void this.#stop();
    };
  }

  /** Resolves once the server says it is durable; rejects when the connection goes first. Then send it again: keys make that harmless. */
  send(destination: string, body: object): Promise<void> {
    const client = this.#client;
    if (!client?.connected) return Promise.reject(new Error('not connected'));
    const receipt = `r${++this.#sent}`;
    return new Promise((resolve, reject) => {
      this.#receipts.set(receipt, { resolve, reject });
      client.watchForReceipt(receipt, () => this.#settle(receipt));
      client.publish({ destination, body: JSON.stringify(body), headers: { receipt } });
    });
  }

  async #start(): Promise<void> {
    this.#starting ??= this.#open().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #open(): Promise<void> {
    if (this.#client) return;
    this.#say('connecting');
    const [{ Client, ReconnectionTimeMode }, { default: SockJS }] = await Promise.all([
      import('@stomp/stompjs'),
      import('sockjs-client'),
    ]);
    if (this.#listeners.size === 0) {
      this.#say('idle');
      return;
    }
    const client = new Client({
      webSocketFactory: () => new SockJS('/ws/chat', null, { transports: transports() }) as WebSocket,
      reconnectDelay: RECONNECT_FIRST_MS,
      maxReconnectDelay: RECONNECT_MAX_MS,
      reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: HEARTBEAT_MS,
      heartbeatOutgoing: HEARTBEAT_MS,
      beforeConnect: async () => {
        client.connectHeaders = { Authorization: `Bearer ${(await validToken()) ?? ''}` };
      },
      onConnect: () => this.#connected(),
      onStompError: (frame) => this.#failed(frame.headers['code'] ?? ''),
      onWebSocketClose: () => this.#closed(),
    });
    this.#client = client;
    client.activate();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  async #stop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    this.#attempts = 0;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#say('idle');
    await client?.deactivate();
  }

  #connected(): void {
    this.#attempts = 0;
    this.#client?.subscribe(ERRORS, (message) => this.#refused(message));
    for (const listener of this.#listeners) this.#subscribe(listener);
    this.#say('connected');
  }

  #subscribe(listener: Listener): void {
    listener.live =
      this.#client?.subscribe(listener.destination, (message) => {
        try {
          listener.onMessage(JSON.parse(message.body));
        } catch (error) {
          console.error('A message could not be read', error);
        }
      }) ?? null;
  }

  /** A SEND that was not taken: the connection stays, the one message fails. */
  #refused(message: IMessage): void {
    const { code, message: text } = JSON.parse(message.body) as { code?: string; message?: string };
    const receipt = message.headers['receipt-id'];
    if (receipt) this.#settle(receipt, new SendRefused(code ?? 'UNKNOWN', text ?? ''));
  }

  #settle(receipt: string, error?: Error): void {
    const waiting = this.#receipts.get(receipt);
    this.#receipts.delete(receipt);
    if (error) waiting?.reject(error);
    else waiting?.resolve();
  }

  #failed(code: string): void {
    for (const watch of this.#stompErrorWatchers) watch(code);
  }

  #stompErrorWatchers = new Set<(code: string) => void>();

  onStompError(watch: (code: string) => void): () => void {
    this.#stompErrorWatchers.add(watch);
    return () => this.#stompErrorWatchers.delete(watch);
  }

  #closed(): void {
    for (const receipt of [...this.#receipts.keys()]) this.#settle(receipt, new Error('connection lost'));
    if (!this.#client) return;
    this.#attempts += 1;
    if (this.#attempts <= RECONNECT_ATTEMPTS) {
      this.#say('lost');
      return;
    }
    void this.#client.deactivate();
    this.#client = null;
    this.#say('gave-up');
  }

  /** Back online, or the tab to the front: no reason to wait out the pause. */
  #hurry = (): void => {
    const client = this.#client;
    if (!client || client.connected || !navigator.onLine || document.visibilityState !== 'visible') return;
    this.#attempts = 0;
    void client.deactivate().then(() => {
      if (this.#client === client) client.activate();
    });
  };

  #say(connection: Connection): void {
    this.#connection = connection;
    for (const watch of this.#watchers) watch(connection);
  }
}

export class SendRefused extends Error {
  override readonly name = 'SendRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const realtime = new Realtime();

/** The stored token, renewed first when it is about to run out. */
async function validToken(): Promise<string | null> {
  const token = readToken();
  if (token !== null && expiresAt(token) > Date.now() + TOKEN_SPARE_MS) return token;
  return freshToken(token).catch(() => token);
}

function expiresAt(token: string): number {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
    };
    return (claims.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

/** The specified three; one alone when a test or a support case asks for it. */
function transports(): string[] {
  const forced = sessionStorage.getItem('transport');
  return forced ? [forced] : ['websocket', 'xhr-streaming', 'xhr-polling'];
}
