import type { Outbox } from './connection';
import { Payload } from './payload';

export interface Subscriber {
  readonly userId: number;
  /** `ids`: the messages the client may acknowledge. */
  deliver(payload: Payload, ids?: readonly string[]): void;
}

/** What differs between clients' MESSAGE frames; clients with equal marks share the encoded frames. */
export interface TopicMark {
  /** Already escaped for the client's version. */
  subscription: string;
  /** The client acknowledges, so its frames carry an `ack` header. */
  acknowledges: boolean;
}

export interface TopicMessage {
  id: string;
  /** JSON. */
  body: string;
}

/** The subscriptions of this node, by destination. */
export class Topics {
  readonly #topics = new Map<string, Topic>();
  readonly #outbox: Outbox;
  readonly #rewrite: (json: string) => string;

  /** `rewrite` rewrites a body for clients on another origin. */
  constructor(outbox: Outbox, rewrite: (json: string) => string = (json) => json) {
    this.#outbox = outbox;
    this.#rewrite = rewrite;
  }

  /** Returns an unsubscribe function. */
  subscribe(destination: string, subscriber: Subscriber, mark: TopicMark): () => void {
    let topic = this.#topics.get(destination);
    if (!topic) {
      topic = new Topic(destination);
      this.#topics.set(destination, topic);
    }
    const joined = topic;
    joined.add(subscriber, mark);
    return () => {
      joined.remove(subscriber, mark);
      if (joined.empty && this.#topics.get(destination) === joined) this.#topics.delete(destination);
    };
  }

  publish(destination: string, message: TopicMessage): void {
    const topic = this.#topics.get(destination);
    if (!topic) return;
    topic.publish({ id: message.id, body: this.#rewrite(message.body) });
    this.#outbox.addTopic(topic);
  }

  has(destination: string): boolean {
    return this.#topics.has(destination);
  }

  destinations(): Iterable<string> {
    return this.#topics.keys();
  }

  subscribers(destination: string): Subscriber[] {
    return this.#topics.get(destination)?.subscribers() ?? [];
  }
}

interface Group {
  readonly mark: TopicMark;
  readonly subscribers: Set<Subscriber>;
  pending: string[];
  /** Lengths of the pending frames, in bytes. */
  lengths: number[];
  /** Ids of the pending messages, where clients acknowledge. */
  ids: string[];
}

class Topic {
  readonly #destination: string;
  readonly #groups = new Map<string, Group>();

  constructor(destination: string) {
    this.#destination = destination;
  }

  get empty(): boolean {
    return this.#groups.size === 0;
  }

  subscribers(): Subscriber[] {
    return [...this.#groups.values()].flatMap((group) => [...group.subscribers]);
  }

  add(subscriber: Subscriber, mark: TopicMark): void {
    this.flush();
    const group = this.#groups.get(groupKey(mark)) ?? {
      mark,
      subscribers: new Set(),
      pending: [],
      lengths: [],
      ids: [],
    };
    group.subscribers.add(subscriber);
    this.#groups.set(groupKey(mark), group);
  }

  remove(subscriber: Subscriber, mark: TopicMark): void {
    this.flush();
    const group = this.#groups.get(groupKey(mark));
    group?.subscribers.delete(subscriber);
    if (group?.subscribers.size === 0) this.#groups.delete(groupKey(mark));
  }

  publish({ id, body }: TopicMessage): void {
    const length = Buffer.byteLength(body);
    const head = `message-id:${id}\ndestination:${this.#destination}\ncontent-type:application/json\ncontent-length:${length}\n\n`;
    for (const { mark, pending, lengths, ids } of this.#groups.values()) {
      const ack = mark.acknowledges ? `ack:${id}\n` : '';
      if (mark.acknowledges) ids.push(id);
      const marked = `MESSAGE\nsubscription:${mark.subscription}\n${ack}${head}`;
      pending.push(`${marked}${body}\0`);
      lengths.push(Buffer.byteLength(marked) + length + 1);
    }
  }

  flush(): void {
    for (const group of this.#groups.values()) {
      if (group.pending.length === 0) continue;
      const payload = new Payload(group.pending, group.lengths);
      group.pending = [];
      group.lengths = [];
      const ids = group.mark.acknowledges ? group.ids.splice(0) : undefined;
      for (const subscriber of group.subscribers) subscriber.deliver(payload, ids);
    }
  }
}

function groupKey(mark: TopicMark): string {
  return mark.acknowledges ? `ack ${mark.subscription}` : mark.subscription;
}
