import type { LiveSocket } from './realtime-socket';

export type Listener<Body = unknown> = {
  onMessage: (body: Body) => void;
  /** Subscribed; called again after each reconnect, when messages may have been missed. */
  onReady?: () => void;
};

type Subscription = { listeners: Set<Listener>; ready: boolean; leave: (() => void) | null };

/** Any number of listeners per destination, one subscription per destination, over the current socket. */
export class Subscriptions {
  readonly #all = new Map<string, Subscription>();
  #socket: LiveSocket | null = null;

  get empty(): boolean {
    return this.#all.size === 0;
  }

  add(destination: string, listener: Listener): () => void {
    const known = this.#all.get(destination);
    const subscription: Subscription = known ?? { listeners: new Set(), ready: false, leave: null };
    subscription.listeners.add(listener);
    if (!known) {
      this.#all.set(destination, subscription);
      this.#subscribe(destination, subscription);
    } else if (known.ready) {
      queueMicrotask(() => known.ready && known.listeners.has(listener) && listener.onReady?.());
    }
    return () => {
      subscription.listeners.delete(listener);
      if (subscription.listeners.size > 0 || this.#all.get(destination) !== subscription) return;
      this.#all.delete(destination);
      subscription.leave?.();
    };
  }

  attach(socket: LiveSocket): void {
    this.#socket = socket;
    for (const [destination, subscription] of this.#all) this.#subscribe(destination, subscription);
  }

  detach(): void {
    this.#socket = null;
    for (const subscription of this.#all.values()) {
      subscription.ready = false;
      subscription.leave = null;
    }
  }

  /** The server ended the subscription: nothing to unsubscribe. */
  revoke(destination: string): void {
    const subscription = this.#all.get(destination);
    if (subscription) subscription.leave = null;
  }

  #subscribe(destination: string, subscription: Subscription): void {
    const socket = this.#socket;
    if (!socket) return;
    const current = () => this.#socket === socket && this.#all.get(destination) === subscription;
    subscription.leave = socket.subscribe(
      destination,
      (body) => current() && hear(subscription, body),
      () => {
        if (!current()) return;
        subscription.ready = true;
        for (const { onReady } of subscription.listeners) onReady?.();
      },
    );
  }
}

function hear({ listeners }: Subscription, body: string): void {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch (error) {
    console.error('A message could not be read', error);
    return;
  }
  for (const { onMessage } of listeners) onMessage(message);
}
