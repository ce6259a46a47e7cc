import { randomUUID } from 'node:crypto';
import { type ChatMessage, roomMessages, sendMessage, topicPath } from '@mungchi/contract';
import { Client } from '@stomp/stompjs';
import SockJS from 'sockjs-client';
import { WebSocket } from 'ws';

const RESEND_MS = 100;

type Said = { message: string; replyTo?: number; pictures?: string[] };
type Options = {
  addresses: () => string[];
  token: string;
  roomId: number;
  startAt?: number;
  carrier?: 'websocket' | 'xhr-polling';
  onHeard?: (message: ChatMessage) => void;
  /** In step again, so many milliseconds after the connection was lost. */
  onBack?: (ms: number) => void;
};

/**
 * A client that behaves as the web app must: an outbox with idempotency keys, resent until acknowledged, and after each
 * reconnect the gap filled from history. Switches to the next address whenever a connection breaks.
 */
export class TestMember {
  readonly heard = new Map<number, ChatMessage>();
  readonly acknowledged = new Set<string>();
  /** Codes of what was refused, in order. */
  readonly refused: string[] = [];
  readonly #outbox = new Map<string, Said>();
  readonly #client: Client;
  readonly #options: Options;
  #attempt = 0;
  #address = '';
  #filled = false;
  #lostAt: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#attempt = options.startAt ?? 0;
    this.#client = new Client({
      webSocketFactory: () => {
        const addresses = options.addresses();
        this.#address = addresses[this.#attempt++ % addresses.length]!;
        return options.carrier === 'xhr-polling'
          ? new SockJS(`${this.#address}/ws/chat`, null, { transports: ['xhr-polling'] })
          : new WebSocket(`${this.#address.replace('http', 'ws')}/ws/chat/websocket`);
      },
      connectHeaders: { Authorization: `Bearer ${options.token}` },
      reconnectDelay: 50,
      connectionTimeout: 5_000,
      heartbeatIncoming: 2_000,
      heartbeatOutgoing: 2_000,
      onConnect: () => this.#onConnect(),
      onWebSocketClose: () => (this.#lostAt ??= Date.now()),
      onUnhandledMessage: (message) => this.#onNotice(message.body),
    });
  }

  /** In step with the server: history read, everything sent and acknowledged. */
  get settled(): boolean {
    return this.#client.connected && this.#filled && this.#outbox.size === 0;
  }

  start(): void {
    this.#client.activate();
  }

  async stop(): Promise<void> {
    await this.#client.deactivate({ force: true });
  }

  say(message: string, rich: Omit<Said, 'message'> = {}): void {
    const key = randomUUID();
    const said = { message, ...rich };
    this.#outbox.set(key, said);
    if (this.#filled) this.#send(key, said);
  }

  /** Sequence numbers from the first on, without gaps. */
  sequence(): number[] {
    return [...this.heard.keys()].sort((a, b) => a - b);
  }

  #onConnect(): void {
    this.#filled = false;
    this.#client.watchForReceipt('subscribed', () => void this.#fill());
    const topic = topicPath(roomMessages, { chatRoomId: this.#options.roomId });
    this.#client.subscribe(topic, (message) => this.#hear(JSON.parse(message.body)), { receipt: 'subscribed' });
  }

  async #fill(): Promise<void> {
    const client = this.#client.webSocket;
    try {
      let page: ChatMessage[];
      do {
        page = await this.#after(this.#lastInStep());
        for (const message of page) this.#hear(message);
      } while (page.length === 100);
    } catch {
      if (this.#client.webSocket === client) this.#client.forceDisconnect();
      return;
    }
    if (this.#client.webSocket !== client || !this.#client.connected) return;
    this.#filled = true;
    if (this.#lostAt !== null) this.#options.onBack?.(Date.now() - this.#lostAt);
    this.#lostAt = null;
    for (const [key, said] of this.#outbox) this.#send(key, said);
  }

  async #after(instant: string): Promise<ChatMessage[]> {
    const url = `${this.#address}/api/chat/rooms/${this.#options.roomId}?size=100&after=${instant}`;
    const headers = { authorization: `Bearer ${this.#options.token}`, connection: 'close' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`history answered ${response.status}`);
    return ((await response.json()) as { messages: ChatMessage[] }).messages;
  }

  #lastInStep(): string {
    let seq = 0;
    while (this.heard.has(seq + 1)) seq += 1;
    return this.heard.get(seq)?.sendAt ?? '2000-01-01T00:00:00.000Z';
  }

  #hear(message: ChatMessage): void {
    if (!this.heard.has(message.seq)) this.#options.onHeard?.(message);
    this.heard.set(message.seq, message);
  }

  #send(key: string, said: Said): void {
    if (!this.#client.connected) return;
    this.#client.watchForReceipt(key, () => {
      this.acknowledged.add(key);
      this.#outbox.delete(key);
    });
    const body = JSON.stringify({ chatRoomId: this.#options.roomId, ...said, messageType: 'TEXT', key });
    this.#client.publish({ destination: sendMessage.destination, body, headers: { receipt: key } });
  }

  #onNotice(body: string): void {
    const { key, code } = JSON.parse(body) as { key?: string; code?: string };
    if (code) this.refused.push(code);
    const said = key && this.#outbox.get(key);
    if (key && said) setTimeout(() => this.#send(key, said), RESEND_MS);
  }
}
