import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type Bus, Channels } from './bus';
import { keepAsking } from './redis';

/** The channel on which a node announces that others may have missed its messages. */
const GAP_CHANNEL = 'gap';

/**
 * Redis or Valkey between nodes. Our own subscribers are called directly and do not depend on Redis; the echo of our
 * own messages is recognised by the node's name in front of the payload. Nodes of another database use another prefix.
 */
export class RedisBus implements Bus {
  readonly shared = true;
  readonly #publisher: Redis;
  readonly #listener: Redis;
  readonly #prefix: string;
  readonly #channels = new Channels();
  readonly #gapHandlers: (() => void)[] = [];
  readonly #node = randomUUID();
  #listening = false;

  /** The caller keeps ownership of the connection; a second one, for subscriptions, is ours. */
  constructor(redis: Redis, prefix: string, onError: (error: unknown) => void = () => undefined) {
    this.#publisher = redis;
    this.#prefix = `${prefix}:`;
    // Nobody received what we published while the connection was down.
    this.#publisher.on('ready', () => this.#send(GAP_CHANNEL, ''));
    this.#listener = redis.duplicate({ autoResubscribe: false });
    this.#listener.on('error', onError);
    this.#listener.on('close', () => {
      this.#listening = false;
    });
    this.#listener.on('message', (channel: string, message: string) => this.#hear(channel, message));
    this.#listener.on('ready', () => void this.#listenAgain());
    keepAsking(this.#listener);
  }

  get connected(): boolean {
    return this.#publisher.status === 'ready' && this.#listener.status === 'ready' && this.#listening;
  }

  publish(channel: string, lines: readonly string[]): void {
    this.#channels.emit(channel, lines);
    this.#send(channel, lines.join('\n'));
  }

  subscribe(channel: string, handler: (line: string) => void): () => void {
    const first = this.#channels.add(channel, handler);
    if (first && this.#listening) this.#listener.subscribe(this.#prefix + channel).catch(() => undefined);
    return () => {
      if (!this.#channels.remove(channel, handler)) return;
      this.#listener.unsubscribe(this.#prefix + channel).catch(() => undefined);
    };
  }

  onGap(handler: () => void): void {
    this.#gapHandlers.push(handler);
  }

  async close(): Promise<void> {
    this.#channels.clear();
    this.#listener.disconnect();
  }

  /** While Redis is away the message is not queued: the other nodes read it from the database after the gap. */
  #send(channel: string, text: string): void {
    if (this.#publisher.status !== 'ready') return;
    this.#publisher.publish(this.#prefix + channel, this.#node + text).catch(() => undefined);
  }

  #hear(channel: string, message: string): void {
    if (message.startsWith(this.#node)) return;
    const name = channel.slice(this.#prefix.length);
    if (name === GAP_CHANNEL) this.#tellOfGap();
    else this.#channels.emit(name, message.slice(this.#node.length).split('\n'));
  }

  /** The gap ends only when all channels are subscribed again, and only then may the database be read to fill it. */
  async #listenAgain(): Promise<void> {
    try {
      this.#listening = true;
      const channels = [GAP_CHANNEL, ...this.#channels.names()].map((name) => this.#prefix + name);
      await this.#listener.subscribe(...channels);
      this.#tellOfGap();
    } catch {
      // Disconnected again, or no answer: the next `ready` retries.
      this.#listener.disconnect(true);
    }
  }

  #tellOfGap(): void {
    for (const handler of this.#gapHandlers) handler();
  }
}
