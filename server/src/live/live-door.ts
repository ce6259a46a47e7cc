import type { RefusalCode, Send, Topic, TopicParams } from '@mungchi/contract';
import { Denied, type Principal, type SendRefusal } from '../realtime/application';
import type { Gateway } from '../realtime/gateway';
import type { Poll } from './polls';
import { deniedFrame } from './refuse';
import { topicMatcher } from './topic-matcher';

/** What a feature adds to a topic; all of it is optional but who may hear one that is for members. */
type Listening<T extends Topic> = {
  /** Called before the subscription begins: what is published from then on must not be missed. */
  open?: (params: TopicParams<T>) => Promise<void>;
  /** The subscription has begun. The function it returns is called when it ends, however it ends. */
  begun?: (listener: Principal, params: TopicParams<T>) => (() => void) | undefined;
} & (T['auth'] extends 'member' ? { refusal: Refusal<T> } : { refusal?: Refusal<T> });
type Refusal<T extends Topic> = (listener: Principal, params: TopicParams<T>) => Promise<T['errors'][number] | null>;
type Optional<T extends Topic> = T['auth'] extends 'member' ? [Listening<T>] : [Listening<T>?];

/** Resolves when what was sent is durable, or with the reason why it was not accepted. */
type Taker<S extends Send> = (sender: Principal, body: Buffer) => Promise<SendRefusal<S['errors'][number]> | undefined>;

/** A destination that exists, for one who asks for it. */
type Found = {
  enter: (listener: Principal) => Promise<void>;
  begun: (listener: Principal) => (() => void) | undefined;
};

const DESTINATIONS = 10_000;

/** What the features have registered: `x-topics.ts` of each, listed in `features.ts`. */
export class LiveDoor {
  readonly gateway: Gateway;
  readonly polls: Poll[] = [];
  readonly closers: (() => void | Promise<void>)[] = [];
  readonly #admissions: ((principal: Principal) => Promise<RefusalCode | null>)[] = [];
  readonly #topics: ((destination: string) => Found | null)[] = [];
  readonly #found = new Map<string, Found>();
  readonly #takers = new Map<string, Taker<Send>>();

  constructor(gateway: Gateway) {
    this.gateway = gateway;
  }

  /** Opens a topic of the contract. */
  hear<T extends Topic>(topic: T, ...[listening]: Optional<T>): void {
    const match = topicMatcher(topic);
    this.#topics.push((destination) => {
      const params = match(destination);
      if (params === null) return null;
      return {
        async enter(listener) {
          if (topic.auth === 'self' && !isOwn(params, listener)) throw noTopic(destination);
          const refusal = await listening?.refusal?.(listener, params);
          if (refusal) throw deniedFrame(refusal);
          await listening?.open?.(params);
        },
        begun: (listener) => listening?.begun?.(listener, params),
      };
    });
  }

  /** Takes what clients send to a destination of the contract. */
  take<S extends Send>({ destination }: S, taker: Taker<S>): void {
    this.#takers.set(destination, taker);
  }

  /** Asked for every CONNECT with a valid token. */
  admit(refusal: (principal: Principal) => Promise<RefusalCode | null>): void {
    this.#admissions.push(refusal);
  }

  /** Compares with the database, for what the bus may have lost. */
  poll(poll: Poll): void {
    this.polls.push(poll);
  }

  /** Called in order when the server stops, after the last connection. */
  onClose(close: () => void | Promise<void>): void {
    this.closers.push(close);
  }

  async assertAdmitted(principal: Principal): Promise<void> {
    for (const admission of this.#admissions) {
      const refusal = await admission(principal);
      if (refusal) throw deniedFrame(refusal);
    }
  }

  /** Remembered, as everybody in a room asks for the same destination, twice each. */
  find(destination: string): Found | undefined {
    const known = this.#found.get(destination);
    if (known) return known;
    for (const topic of this.#topics) {
      const found = topic(destination);
      if (!found) continue;
      if (this.#found.size >= DESTINATIONS) this.#found.clear();
      this.#found.set(destination, found);
      return found;
    }
    return undefined;
  }

  taker(destination: string): Taker<Send> | undefined {
    return this.#takers.get(destination);
  }
}

function isOwn(params: unknown, { userId }: Principal): boolean {
  return typeof params === 'object' && params !== null && 'userId' in params && params.userId === userId;
}

export function noTopic(destination: string): Denied {
  return new Denied('DESTINATION_REFUSED', `not a destination to subscribe to: ${destination}`);
}
