import { Denied } from './application';
import { escapeHeader, type StompFrame, type StompVersion } from './stomp-frame';
import { requiredHeader } from './stomp-head';
import { ERRORS_DESTINATION } from './stomp-replies';
import type { Subscriber, Topics } from './topics';

const ACKS: ReadonlySet<string> = new Set(['auto', 'client', 'client-individual']);

/** The subscriptions of one client, by the ids it chose. */
export class Subscriptions {
  readonly #topics: Topics;
  readonly #subscriber: Subscriber;
  readonly #max: number;
  readonly #byId = new Map<string, { destination: string; leave: () => void }>();

  constructor(topics: Topics, subscriber: Subscriber, max: number) {
    this.#topics = topics;
    this.#subscriber = subscriber;
    this.#max = max;
  }

  /** Checked before asking for permission. */
  assertTakes(id: string, frame: StompFrame): void {
    const { ack = 'auto' } = frame.headers;
    if (!ACKS.has(ack)) throw new Denied('MALFORMED_HEADER', `ack is one of ${[...ACKS].join(', ')}`);
    if (this.#byId.has(id)) throw new Denied('SUBSCRIPTION_EXISTS', `subscription ${id} exists`);
    if (this.#byId.size >= this.#max) throw new Denied('TOO_MANY_SUBSCRIPTIONS', 'too many subscriptions');
  }

  add(id: string, destination: string, frame: StompFrame, version: StompVersion): void {
    const mark = {
      subscription: escapeHeader(id, version),
      acknowledges: (frame.headers['ack'] ?? 'auto') !== 'auto',
    };
    const leave =
      destination === ERRORS_DESTINATION
        ? () => undefined
        : this.#topics.subscribe(destination, this.#subscriber, mark);
    this.#byId.set(id, { destination, leave });
  }

  whenEnded(id: string, then: (() => void) | undefined): void {
    const subscription = this.#byId.get(id);
    if (!subscription || !then) return;
    const { leave } = subscription;
    subscription.leave = () => {
      leave();
      then();
    };
  }

  remove(id: string): void {
    const subscription = this.#byId.get(id);
    if (!subscription) throw new Denied('SUBSCRIPTION_UNKNOWN', `no subscription ${id}`);
    subscription.leave();
    this.#byId.delete(id);
  }

  /** Returns how many were removed. */
  removeTo(destination: string): number {
    const ids = [...this.#byId].filter(([, subscription]) => subscription.destination === destination);
    for (const [id] of ids) this.remove(id);
    return ids.length;
  }

  clear(): void {
    for (const { leave } of this.#byId.values()) leave();
    this.#byId.clear();
  }

  /** The id of the client's subscription to refusals, if it has one. */
  get forErrors(): string | undefined {
    return [...this.#byId].find(([, { destination }]) => destination === ERRORS_DESTINATION)?.[0];
  }
}

/** A 1.0 client may leave the id out; its subscription is then named by the destination. */
export function subscriptionId(frame: StompFrame, version: StompVersion): string {
  return version === '1.0'
    ? (frame.headers['id'] ?? requiredHeader(frame, 'destination'))
    : requiredHeader(frame, 'id');
}
