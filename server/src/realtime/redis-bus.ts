import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type Bus, Channels } from './bus';

/**
 * Redis or Valkey between nodes. Our own subscribers are told at once and do not depend on Redis; the echo of our own
 * messages is recognised by the node's name in front of the payload.
 */
export class RedisBus implements Bus {
  readonly #publisher: Redis;
  readonly #listener: Redis;
  readonly #channels = new Channels();
  readonly #gapHandlers: (() => void)[] = [];
  readonly #node = randomUUID();
  #listening = false;

  /** The connection stays its owner's; a second one, for listening, is ours. */
  constructor(redis: Redis, onError: (error: unknown) => void = () => undefined) {
    this.#publisher = redis;
    this.#listener = redis.duplicate({ autoResubscribe: false });
    this.#listener.on('error', onError);
    this.#listener.on('close', () => {
      this.#listening = false;
    });
    this.#listener.on('message', (channel: string, message: string) => {
      if (!message.startsWith(this.#node)) this.#channels.emit(channel, message.slice(this.#node.length).split('\n'));
    });
    this.#listener.on('ready', () => void this.#listenAgain());
  }

  get connected(): boolean {
    return this.#publisher.status === 'ready' && this.#listener.status === 'ready' && this.#listening;
  }

  publish(channel: string, lines: readonly string[]): void {
    this.#channels.emit(channel, lines);
    // While Redis is away the message is not kept: the other nodes read it from the database after the gap.
    if (this.#publisher.status === 'ready') {
      this.#publisher.publish(channel, this.#node + lines.join('\n')).catch(() => undefined);
    }
  }

  subscribe(channel: string, handler: (line: string) => void): () => void {
    const first = this.#channels.add(channel, handler);
    if (first && this.#listening) this.#listener.subscribe(channel).catch(() => undefined);
    return () => {
      if (this.#channels.remove(channel, handler)) this.#listener.unsubscribe(channel).catch(() => undefined);
    };
  }

  onGap(handler: () => void): void {
    this.#gapHandlers.push(handler);
  }

  async close(): Promise<void> {
    this.#channels.clear();
    this.#listener.disconnect();
  }

  /** Only once all channels are ours again is the gap over, and only then may the database be read to fill it. */
  async #listenAgain(): Promise<void> {
    try {
      this.#listening = true;
      const channels = this.#channels.names();
      if (channels.length > 0) await this.#listener.subscribe(...channels);
      for (const handler of this.#gapHandlers) handler();
    } catch {
      // Gone again: the next `ready` tries anew.
    }
  }
}
