/** Messages may be lost while Redis is away; `onGap` then tells to read from the database. */
export interface Bus {
  /**
   * Publishes to this node and the others; a line contains no line break. Never throws: a loss is reported as a gap.
   */
  publish(channel: string, lines: readonly string[]): void;
  /** Returns an unsubscribe function. */
  subscribe(channel: string, handler: (line: string) => void): () => void;
  /** Called when messages may have been missed. */
  onGap(handler: () => void): void;
  /** Whether the other nodes can receive our messages now. */
  readonly connected: boolean;
  /** Whether it leads to other nodes at all: without it there may be some, and they hear nothing. */
  readonly shared: boolean;
  close(): Promise<void>;
}

/** The bus of a single node. */
export class LocalBus implements Bus {
  readonly connected = true;
  readonly shared = false;
  readonly #channels = new Channels();

  publish(channel: string, lines: readonly string[]): void {
    this.#channels.emit(channel, lines);
  }

  subscribe(channel: string, handler: (line: string) => void): () => void {
    this.#channels.add(channel, handler);
    return () => this.#channels.remove(channel, handler);
  }

  onGap(): void {}

  async close(): Promise<void> {
    this.#channels.clear();
  }
}

export class Channels {
  readonly #handlers = new Map<string, Set<(line: string) => void>>();

  /** Returns true for the first handler of its channel. */
  add(channel: string, handler: (line: string) => void): boolean {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    return handlers.size === 1;
  }

  /** Returns true for the last handler of its channel. */
  remove(channel: string, handler: (line: string) => void): boolean {
    const handlers = this.#handlers.get(channel);
    if (!handlers?.delete(handler) || handlers.size > 0) return false;
    return this.#handlers.delete(channel);
  }

  emit(channel: string, lines: readonly string[]): void {
    for (const handler of this.#handlers.get(channel) ?? []) for (const line of lines) handler(line);
  }

  names(): string[] {
    return [...this.#handlers.keys()];
  }

  clear(): void {
    this.#handlers.clear();
  }
}
