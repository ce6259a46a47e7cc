import { Denied } from './application';
import type { StompFrame, StompVersion } from './stomp-frame';
import { requiredHeader } from './stomp-head';

/** Unacknowledged messages kept per client; beyond this the oldest are forgotten. */
const WAITING_MAX = 1000;

/** Messages of one client that wait for its ACK or NACK. Nothing is redelivered, but only these may be acknowledged. */
export class Acknowledgements {
  /** How often each was delivered: two subscriptions may deliver the same message. */
  readonly #waiting = new Map<string, number>();

  expect(ids: readonly string[]): void {
    for (const id of ids) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + 1);
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= WAITING_MAX) return;
      this.#waiting.delete(oldest);
    }
  }

  /** Handles an ACK or NACK; refuses one for a message that does not wait for it. */
  settle(frame: StompFrame, version: StompVersion): void {
    if (frame.headers['transaction'] !== undefined)
      throw new Denied('TRANSACTIONS_UNSUPPORTED', 'transactions are not supported');
    const id = requiredHeader(frame, version === '1.2' ? 'id' : 'message-id');
    const times = this.#waiting.get(id);
    if (times === undefined) throw new Denied('ACK_UNKNOWN', `no message waits for ${frame.command} ${id}`);
    if (times > 1) this.#waiting.set(id, times - 1);
    else this.#waiting.delete(id);
  }
}
