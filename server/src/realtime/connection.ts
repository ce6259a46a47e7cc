import type { Outgoing } from './payload';

/** The connection to one client, over any transport: a WebSocket, or a SockJS session over HTTP. */
export interface Transport {
  /** Writes at once; disconnects a client that does not keep up. */
  write(queue: readonly Outgoing[]): void;
  close(code: number, reason: string): void;
  destroy(): void;
}

/** Batches everything sent in one turn of the event loop into one write per socket. */
export class Outbox {
  readonly #topics = new Set<{ flush(): void }>();
  readonly #connections = new Set<Connection>();
  #scheduled = false;

  /** Topics are flushed first, so that their messages join the connections' writes of the same turn. */
  addTopic(topic: { flush(): void }): void {
    this.#topics.add(topic);
    this.#schedule();
  }

  addConnection(connection: Connection): void {
    this.#connections.add(connection);
    this.#schedule();
  }

  flush(): void {
    this.#scheduled = false;
    for (const topic of this.#topics) topic.flush();
    this.#topics.clear();
    for (const connection of this.#connections) connection.flush();
    this.#connections.clear();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }
}

export class Connection {
  /** In the time of `performance.now()`. */
  lastSent = performance.now();
  readonly #outbox: Outbox;
  readonly #transport: Transport;
  #queue: Outgoing[] = [];
  #closed = false;

  constructor(outbox: Outbox, transport: Transport) {
    this.#outbox = outbox;
    this.#transport = transport;
  }

  send(outgoing: Outgoing): void {
    if (this.#closed) return;
    if (this.#queue.push(outgoing) === 1) this.#outbox.addConnection(this);
  }

  flush(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const queue = this.#queue;
    this.#queue = [];
    this.lastSent = performance.now();
    this.#transport.write(queue);
  }

  /** Everything sent before is still delivered. */
  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.flush();
    this.#closed = true;
    this.#transport.close(code, reason);
  }

  destroy(): void {
    this.#closed = true;
    this.#transport.destroy();
  }
}
